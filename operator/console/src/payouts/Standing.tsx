import type { WithdrawalLine } from '@pavilion/api/operations';
import { Badge } from '@pavilion/ui';
import { useTexts } from '../messages';
import styles from './payouts.module.css';

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
