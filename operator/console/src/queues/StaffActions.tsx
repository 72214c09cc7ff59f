import { Button, type ButtonProps } from '@pavilion/ui';
import { useTexts } from '../messages';
import { useHasRole, useSession } from '../session/session-context';
import styles from './queues.module.css';

export interface StaffActionsProps<Deed extends string> {
  brand: string;
  /** Who agreed already. */
  approvals: readonly string[];
  actions: readonly { deed: Deed; label: string; variant: ButtonProps['variant'] }[];
  onAction: (deed: Deed) => void;
}

/** What can be decided, by whom: whoever agreed leaves the last word to somebody else. */
export function StaffActions<Deed extends string>({ brand, approvals, actions, onAction }: StaffActionsProps<Deed>) {
  const t = useTexts();
  const may = useHasRole()('approver', brand);
  const { operator } = useSession();
  const agreed = operator !== undefined && approvals.includes(operator.name);
  const asked = actions.some(({ deed }) => deed === 'approve');
  if (actions.length === 0) return null;
  return (
    <div className={styles['deeds']}>
      {actions.map(({ deed, label, variant }) => (
        <Button key={deed} variant={variant} disabled={!may || (agreed && deed === 'approve')} onClick={() => onAction(deed)}>
          {label}
        </Button>
      ))}
      {!may && <p className={styles['quiet']}>{t('desk.approverNeeded')}</p>}
      {may && agreed && asked && <p className={styles['quiet']}>{t('desk.own')}</p>}
    </div>
  );
}
