import type { DepositLine } from '@pavilion/api/operations';
import { Button } from '@pavilion/ui';
import { useTexts } from '../messages';
import { useMay, useSession } from '../session/session-context';
import styles from './deposits.module.css';

export type Deed = 'approve' | 'reject' | 'giveBack';

export interface DepositDeedsProps {
  brand: string;
  line: DepositLine;
  onDeed: (deed: Deed) => void;
}

/** What can be decided about a deposit as it stands. */
export function DepositDeeds({ brand, line, onDeed }: DepositDeedsProps) {
  const t = useTexts();
  const may = useMay()('approver', brand);
  const { operator } = useSession();
  const agreed = operator !== undefined && line.approvals.includes(operator.name);
  if (line.state !== 'review') return null;
  const other: Deed = line.concern === 'slip' ? 'reject' : 'giveBack';
  return (
    <div className={styles['deeds']}>
      <Button variant="primary" disabled={!may || agreed} onClick={() => onDeed('approve')}>
        {t('deposits.approve')}
      </Button>
      <Button variant={other === 'reject' ? 'danger' : 'secondary'} disabled={!may} onClick={() => onDeed(other)}>
        {t(`deposits.${other}`)}
      </Button>
      {!may && <p className={styles['quiet']}>{t('deposits.approverNeeded')}</p>}
      {may && agreed && <p className={styles['quiet']}>{t('deposits.own')}</p>}
    </div>
  );
}
