import type { DepositLine } from '@pavilion/api/staff';
import { Badge, stateTones } from '@pavilion/ui';
import styles from '../queues/queues.module.css';
import { useTexts } from '../messages';

/** How far a deposit is, and why it needs a review. */
export function DepositStatus({ line: { state, reviewReason, sentBackAt } }: { line: DepositLine }) {
  const t = useTexts();
  const more = state === 'returned' ? t(sentBackAt ? 'deposits.sentBack' : 'deposits.goesBack') : undefined;
  const why = state === 'review' && reviewReason ? t(`deposits.concern.${reviewReason}`) : more;
  return (
    <>
      <Badge tone={stateTones.paymentToDecide[state]}>{t(`deposits.state.${state}`)}</Badge>
      {why && <small className={styles['second']}>{why}</small>}
    </>
  );
}
