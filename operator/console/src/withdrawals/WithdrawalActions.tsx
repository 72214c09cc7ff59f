import type { WithdrawalLine } from '@pavilion/api/staff';
import { StaffActions } from '../queues/StaffActions';
import { useTexts } from '../messages';

export type WithdrawalAction = 'approve' | 'reject' | 'forced' | 'returned';

export interface WithdrawalActionsProps {
  brand: string;
  line: WithdrawalLine;
  onAction: (action: WithdrawalAction) => void;
}

const buttonVariants = { approve: 'primary', reject: 'danger', forced: 'secondary', returned: 'primary' } as const;

/** What can be decided about a withdrawal as it stands. */
export function WithdrawalActions({ brand, line, onAction }: WithdrawalActionsProps) {
  const t = useTexts();
  const actions = actionsFor(line).map((action) => ({
    action,
    label: t(`withdrawals.${action}`),
    variant: buttonVariants[action],
  }));
  return <StaffActions brand={brand} approvals={line.approvals} actions={actions} onAction={onAction} />;
}

function actionsFor({ state, confirmation }: WithdrawalLine): readonly WithdrawalAction[] {
  if (state === 'review') return ['approve', 'reject'];
  return confirmation === 'disputed' ? ['returned', 'forced'] : [];
}
