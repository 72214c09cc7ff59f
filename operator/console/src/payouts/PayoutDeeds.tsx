import type { WithdrawalLine } from '@pavilion/api/operations';
import { Button } from '@pavilion/ui';
import { useTexts } from '../messages';
import { useMay, useSession } from '../session/session-context';
import styles from './payouts.module.css';

export type Deed = 'approve' | 'reject' | 'forced' | 'returned';

export interface PayoutDeedsProps {
  brand: string;
  line: WithdrawalLine;
  onDeed: (deed: Deed) => void;
}

/** What can be decided about a withdrawal as it stands. */
export function PayoutDeeds({ brand, line, onDeed }: PayoutDeedsProps) {
  const t = useTexts();
  const may = useMay()('approver', brand);
  const { operator } = useSession();
  const agreed = operator !== undefined && line.approvals.includes(operator.name);
  const deeds = deedsOf(line);
  if (deeds.length === 0) return null;
  return (
    <div className={styles['deeds']}>
      {deeds.map((deed) => (
        <Button key={deed} variant={looks[deed]} disabled={!may || (deed === 'approve' && agreed)} onClick={() => onDeed(deed)}>
          {t(`payouts.${deed}`)}
        </Button>
      ))}
      {!may && <p className={styles['quiet']}>{t('payouts.approverNeeded')}</p>}
      {may && agreed && line.state === 'review' && <p className={styles['quiet']}>{t('payouts.own')}</p>}
    </div>
  );
}

const looks = { approve: 'primary', reject: 'danger', forced: 'secondary', returned: 'primary' } as const;

function deedsOf({ state, confirmation }: WithdrawalLine): readonly Deed[] {
  if (state === 'review') return ['approve', 'reject'];
  return confirmation === 'disputed' ? ['returned', 'forced'] : [];
}
