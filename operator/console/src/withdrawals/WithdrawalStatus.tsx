import type { WithdrawalLine } from '@pavilion/api/staff';
import { Badge } from '@pavilion/ui';
import styles from '../queues/queues.module.css';
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
export function WithdrawalStatus({ line: { state, confirmation } }: { line: WithdrawalLine }) {
  const t = useTexts();
  return (
    <>
      <Badge tone={tones[state]}>{t(`withdrawals.state.${state}`)}</Badge>
      {confirmation !== 'none' && <small className={styles['second']}>{t(`withdrawals.confirmation.${confirmation}`)}</small>}
    </>
  );
}
