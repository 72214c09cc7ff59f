import { Button, type ButtonProps } from '@pavilion/ui';
import { useTexts } from '../messages';
import { useMay, useSession } from '../session/session-context';
import styles from './desk.module.css';

export interface DeedsProps<Deed extends string> {
  brand: string;
  /** Who agreed already. */
  approvals: readonly string[];
  deeds: readonly { deed: Deed; label: string; variant: ButtonProps['variant'] }[];
  onDeed: (deed: Deed) => void;
}

/** What can be decided, by whom: whoever agreed leaves the last word to somebody else. */
export function Deeds<Deed extends string>({ brand, approvals, deeds, onDeed }: DeedsProps<Deed>) {
  const t = useTexts();
  const may = useMay()('approver', brand);
  const { operator } = useSession();
  const agreed = operator !== undefined && approvals.includes(operator.name);
  const asked = deeds.some(({ deed }) => deed === 'approve');
  if (deeds.length === 0) return null;
  return (
    <div className={styles['deeds']}>
      {deeds.map(({ deed, label, variant }) => (
        <Button key={deed} variant={variant} disabled={!may || (agreed && deed === 'approve')} onClick={() => onDeed(deed)}>
          {label}
        </Button>
      ))}
      {!may && <p className={styles['quiet']}>{t('desk.approverNeeded')}</p>}
      {may && agreed && asked && <p className={styles['quiet']}>{t('desk.own')}</p>}
    </div>
  );
}
