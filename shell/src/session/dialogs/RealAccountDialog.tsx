import { Button, Dialog } from '@pavilion/ui/core';
import type { ShellSession } from '../create-session';
import styles from './session-dialogs.module.css';
import { useSessionText } from './use-session-text';

/** What a trial player is told who wants something that takes an account of their own. */
export function RealAccountDialog({ session }: { session: ShellSession }) {
  const text = useSessionText();
  const { popups, source } = session;
  const leaveFor = (name: 'sign-in' | 'register') => void source.signOut().then(() => popups.open({ name }));
  return (
    <Dialog
      open
      size="small"
      onPhone="card"
      title={text('realAccount')}
      closeLabel={text('close')}
      onClose={popups.close}
      footer={
        <>
          <Button onClick={() => leaveFor('sign-in')}>{text('signIn')}</Button>
          <Button variant="primary" onClick={() => leaveFor('register')}>
            {text('register.submit')}
          </Button>
        </>
      }
    >
      <p className={styles['lead']}>{text('realAccount.text')}</p>
    </Dialog>
  );
}
