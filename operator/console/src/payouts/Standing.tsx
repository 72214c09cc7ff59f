import type { WithdrawalLine } from '@pavilion/api/operations';
import { Badge } from '@pavilion/ui';
import styles from '../desk/desk.module.css';
import { useTexts } from '../messages';

const tones = {
  review: 'accent',
  approved: 'info',
  sent: 'info',
  paid: 'positive',
  failed: 'negative',
  rejected: 'neutral',
} as const;

/** How far a withdrawal is, and what its member says of it. */
export function Standing({ line: { state, confirmation } }: { line: WithdrawalLine }) {
  const t = useTexts();
  return (
    <>
      <Badge tone={tones[state]}>{t(`payouts.state.${state}`)}</Badge>
      {confirmation !== 'none' && <small className={styles['second']}>{t(`payouts.confirmation.${confirmation}`)}</small>}
    </>
  );
}
