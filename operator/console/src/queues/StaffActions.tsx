import { Button, type ButtonProps } from '@pavilion/ui';
import { useTexts } from '../messages';
import { useHasRole, useSession } from '../session/session-context';
import styles from './queues.module.css';

export interface StaffActionsProps<Action extends string> {
  brand: string;
  /** Who agreed already. */
  approvals: readonly string[];
  actions: readonly { action: Action; label: string; variant: ButtonProps['variant'] }[];
  onAction: (action: Action) => void;
}

/** What can be decided, by whom: whoever approved needs a second operator. */
export function StaffActions<Action extends string>({ brand, approvals, actions, onAction }: StaffActionsProps<Action>) {
  const t = useTexts();
  const may = useHasRole()('approver', brand);
  const { operator } = useSession();
  const agreed = operator !== undefined && approvals.includes(operator.name);
  const isAgreement = (action: string) => action === 'approve' || action === 'returned';
  const canApprove = actions.some(({ action }) => isAgreement(action));
  if (actions.length === 0) return null;
  return (
    <div className={styles['actions']}>
      {actions.map(({ action, label, variant }) => (
        <Button key={action} variant={variant} disabled={!may || (agreed && isAgreement(action))} onClick={() => onAction(action)}>
          {label}
        </Button>
      ))}
      {!may && <p className={styles['quiet']}>{t('queue.approverNeeded')}</p>}
      {may && agreed && canApprove && <p className={styles['quiet']}>{t('queue.alreadyApproved')}</p>}
    </div>
  );
}
