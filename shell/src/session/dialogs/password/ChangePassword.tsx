import type { PasswordFault } from '@pavilion/api/auth';
import { Dialog } from '@pavilion/ui/core';
import type { ShellSession } from '../../create-session';
import styles from '../session-dialogs.module.css';
import { useSessionText } from '../use-session-text';
import { ChangePasswordForm } from './ChangePasswordForm';

interface ChangePasswordProps {
  session: ShellSession;
  fault: PasswordFault | undefined;
  known: string | undefined;
}

/** There is no way around it but out. */
export function ChangePassword({ session, fault, known }: ChangePasswordProps) {
  const text = useSessionText();
  const leave = () => {
    session.popups.close();
    void session.source.signOut();
  };
  return (
    <Dialog
      open
      size="small"
      title={text('expired.title')}
      closeLabel={text('expired.signOut')}
      onClose={leave}
      closeOnBackdrop={false}
      closeOnEscape={false}
    >
      <p className={styles['lead']}>{text(`expired.${fault ?? 'any'}`)}</p>
      <ChangePasswordForm known={known} onDone={session.popups.close} />
    </Dialog>
  );
}
