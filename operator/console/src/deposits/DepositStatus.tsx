import type { DepositLine } from '@pavilion/api/staff';
import { Badge } from '@pavilion/ui';
import styles from '../queues/queues.module.css';
import { useTexts } from '../messages';

const tones = {
  created: 'neutral',
  pending: 'info',
  review: 'accent',
  paid: 'positive',
  expired: 'neutral',
  failed: 'negative',
  cancelled: 'neutral',
  rejected: 'negative',
  returned: 'neutral',
} as const;

/** How far a deposit is, and why it needs a review. */
export function DepositStatus({ line: { state, reviewReason, sentBackAt } }: { line: DepositLine }) {
  const t = useTexts();
  const more = state === 'returned' ? t(sentBackAt ? 'deposits.sentBack' : 'deposits.goesBack') : undefined;
  const why = state === 'review' && reviewReason ? t(`deposits.concern.${reviewReason}`) : more;
  return (
    <>
      <Badge tone={tones[state]}>{t(`deposits.state.${state}`)}</Badge>
      {why && <small className={styles['second']}>{why}</small>}
    </>
  );
}
