import { Dialog } from '@pavilion/ui';
import { useTexts } from '../messages';
import { SignInForm } from './SignInForm';
import { useSession } from './session-context';
import styles from './session.module.css';

/** Over whatever somebody was doing, which stays as it is behind it. */
export function SessionEndedDialog() {
  const t = useTexts();
  const { ended, operator, signOut } = useSession();
  return (
    <Dialog
      open={ended}
      onClose={(reason) => reason === 'button' && void signOut()}
      closeOnBackdrop={false}
      closeOnEscape={false}
      size="small"
      onPhone="card"
      title={t('ended.title')}
      closeLabel={t('ended.leave')}
    >
      <p className={styles['text']}>{t('ended.text')}</p>
      <SignInForm name={operator?.name} />
    </Dialog>
  );
}
