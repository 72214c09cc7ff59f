import type { ChangeKind, PendingChange } from '@pavilion/api/staff';
import { Button } from '@pavilion/ui';
import type { Decision } from '../calls/staff-calls';
import { useTexts } from '../messages';
import queueStyles from '../queues/queues.module.css';
import { useHasRole, useSession } from '../session/session-context';

export type Choose = (change: PendingChange, decision: Decision) => void;

/** What the operator may decide about a request. */
export function PendingActions({ change, onChoose }: { change: PendingChange; onChoose: Choose }) {
  const t = useTexts();
  const { mayApprove, mayCancel } = useMayDecide(change);
  if (!mayApprove && !mayCancel) return null;
  return (
    <span className={queueStyles['rowActions']}>
      {mayApprove && (
        <>
          <Button size="small" variant="primary" onClick={() => onChoose(change, 'approve')}>
            {t('pending.approve')}
          </Button>
          <Button size="small" onClick={() => onChoose(change, 'reject')}>
            {t('pending.reject')}
          </Button>
        </>
      )}
      {mayCancel && !mayApprove && (
        <Button size="small" onClick={() => onChoose(change, 'cancel')}>
          {t('pending.cancel')}
        </Button>
      )}
    </span>
  );
}

/** Some requests only an admin agrees to, and none whoever made it. */
function useMayDecide({ brand, state, who, approvals, changes }: PendingChange) {
  const may = useHasRole();
  const { operator } = useSession();
  const own = who === operator?.name;
  const agreed = approvals.includes(operator?.name ?? '');
  const role = changes.some(({ kind }) => FOR_ADMINS.has(kind)) ? 'admin' : 'approver';
  const mayApprove = state === 'waiting' && may(role, brand) && !own && !agreed;
  return { mayApprove, mayCancel: (own && may('operator', brand)) || may('approver', brand) };
}

const FOR_ADMINS: ReadonlySet<string> = new Set<ChangeKind>(['four-eyes', 'retire-brand', 'restore-brand']);
