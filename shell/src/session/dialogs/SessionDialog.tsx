import { useBrand } from '@pavilion/host/brand';
import { useLocale } from '@pavilion/host/intl';
import { Dialog, Tabs } from '@pavilion/ui';
import { IntlProvider } from 'react-intl';
import { messages } from '../messages';
import type { ShellSession } from '../create-session';
import type { Popup } from '../popups';
import { ChangePasswordForm } from './ChangePasswordForm';
import { RegisterForm } from './RegisterForm';
import { SignInForm } from './SignInForm';
import styles from './session-dialogs.module.css';
import { useText } from './use-text';

interface SessionDialogProps {
  session: ShellSession;
  popup: Popup;
}

/** The popup that is open, in its own texts: they come with it. */
export function SessionDialog(props: SessionDialogProps) {
  const locale = useLocale();
  return (
    <IntlProvider locale={locale} messages={messages[locale]}>
      {props.popup === 'change-password' ? <ChangePassword session={props.session} /> : <Welcome {...props} />}
    </IntlProvider>
  );
}

function Welcome({ session, popup }: SessionDialogProps) {
  const text = useText();
  const { name } = useBrand();
  const { popups } = session;
  return (
    <Dialog
      open
      size="small"
      title={text('welcome', { brand: name })}
      closeLabel={text('close')}
      onClose={popups.close}
      closeOnBackdrop={false}
    >
      <Tabs
        label={text('tabs')}
        look="pills"
        className={styles['tabs']}
        tabs={[
          { id: 'sign-in', label: text('signIn') },
          { id: 'register', label: text('register') },
        ]}
        selected={popup}
        onSelect={popups.open}
      >
        {popup === 'sign-in' ? <SignInForm session={session} /> : <RegisterForm session={session} />}
      </Tabs>
    </Dialog>
  );
}

/** There is no way around it but out. */
function ChangePassword({ session }: { session: ShellSession }) {
  const text = useText();
  const leave = () => {
    session.popups.close();
    void session.source.signOut();
  };
  return (
    <Dialog
      open
      size="small"
      title={text('expired.title')}
      closeLabel={text('expired.leave')}
      onClose={leave}
      closeOnBackdrop={false}
      closeOnEscape={false}
    >
      <p className={styles['lead']}>{text('expired.text')}</p>
      <ChangePasswordForm onDone={session.popups.close} />
    </Dialog>
  );
}
