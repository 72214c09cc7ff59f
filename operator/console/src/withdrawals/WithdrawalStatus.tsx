import type { WithdrawalLine } from '@pavilion/api/staff';
import { Badge, stateTones } from '@pavilion/ui';
import styles from '../queues/queues.module.css';
import { useTexts } from '../messages';

/** How far a withdrawal is, and what its member says of it. */
export function WithdrawalStatus({ line: { state, confirmation } }: { line: WithdrawalLine }) {
  const t = useTexts();
  return (
    <>
      <Badge tone={stateTones.paymentToDecide[state]}>{t(`withdrawals.state.${state}`)}</Badge>
      {confirmation !== 'none' && <small className={styles['second']}>{t(`withdrawals.confirmation.${confirmation}`)}</small>}
    </>
  );
}
