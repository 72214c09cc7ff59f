import type { DepositLine } from '@pavilion/api/staff';
import { StaffActions } from '../queues/StaffActions';
import { useTexts } from '../messages';

export type DepositAction = 'approve' | 'reject' | 'return';

export interface DepositActionsProps {
  brand: string;
  line: DepositLine;
  onAction: (action: DepositAction) => void;
}

const buttonVariants = { approve: 'primary', reject: 'danger', return: 'secondary' } as const;

/** What can be decided about a deposit as it stands. */
export function DepositActions({ brand, line, onAction }: DepositActionsProps) {
  const t = useTexts();
  const actions = actionsFor(line).map((action) => ({ action, label: t(`deposits.${action}`), variant: buttonVariants[action] }));
  return <StaffActions brand={brand} approvals={line.approvals} actions={actions} onAction={onAction} />;
}

function actionsFor({ state, reviewReason }: DepositLine): readonly DepositAction[] {
  if (state !== 'review') return [];
  return ['approve', reviewReason === 'slip' ? 'reject' : 'return'];
}
