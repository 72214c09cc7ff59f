import { useBrand } from '@pavilion/host/brand';
import { Dialog, Tabs } from '@pavilion/ui';
import type { ShellSession } from '../create-session';
import { RegisterForm } from './register/RegisterForm';
import styles from './session-dialogs.module.css';
import { SignInForm } from './sign-in/SignInForm';
import { useSessionText } from './use-session-text';
import { WelcomePicture } from './WelcomePicture';

interface SignInOrRegisterProps {
  session: ShellSession;
  initialTab: 'sign-in' | 'register';
}

/** The brand's door: for those who have a key and for those who want one. */
export function SignInOrRegister({ session, initialTab }: SignInOrRegisterProps) {
  const text = useSessionText();
  const { name } = useBrand();
  const { popups } = session;
  return (
    <Dialog
      open
      size="large"
      title={text('welcome', { brand: name })}
      closeLabel={text('close')}
      onClose={popups.close}
      closeOnBackdrop={false}
      headHidden
      className={styles['welcome']}
    >
      <div className={styles['layout']}>
        <WelcomePicture />
        <div className={styles['panel']}>
          <p className={styles['greeting']} aria-hidden="true">
            {text('welcome', { brand: name })}
          </p>
          <Tabs
            label={text('tabs')}
            look="pills"
            className={styles['tabs']}
            tabs={[
              { id: 'sign-in', label: text('signIn') },
              { id: 'register', label: text('register') },
            ]}
            selected={initialTab}
            onSelect={(each) => popups.open({ name: each })}
          >
            {initialTab === 'sign-in' ? <SignInForm session={session} /> : <RegisterForm session={session} />}
          </Tabs>
        </div>
      </div>
    </Dialog>
  );
}
