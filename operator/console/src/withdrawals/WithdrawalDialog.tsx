import type { WithdrawalLine } from '@pavilion/api/staff';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffCalls } from '../calls/staff-calls';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { useFormatAmount } from '../queues/use-format-amount';
import { type DecisionHandlers, useDecision } from '../queues/use-decision';
import { useTexts } from '../messages';
import type { WithdrawalAction } from './WithdrawalActions';
import { withdrawalsKey } from './use-withdrawals';

const MAX_REASON_LENGTH = 300;

export interface WithdrawalDialogProps extends DecisionHandlers {
  brand: string;
  line: WithdrawalLine;
  action: WithdrawalAction;
}

/** The last look before money moves. */
export function WithdrawalDialog({ brand, line, action, ...decision }: WithdrawalDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const decide = useDecision(withdrawalsKey(brand), decision);
  const amountOf = useFormatAmount();
  const { amount, fee, received, currency, member, payee, approvals, needed } = line;
  const step = approvals.length + 1 < needed ? firstOfTwo(action) : action;
  const values = {
    amount: amountOf(amount, currency),
    receives: amountOf(BigInt(amount) - BigInt(fee) - BigInt(received ?? 0), currency),
    account: member.account,
    holder: payee.holder,
  };
  return (
    <ReasonDialog
      title={t(`withdrawals.${action}One`, values)}
      text={t(`withdrawals.${step}Text`, values)}
      confirmLabel={t(`withdrawals.${action}`)}
      destructive={action === 'reject'}
      doneText={(after: WithdrawalLine) => t(`withdrawals.${isOpen(after) ? firstOfTwo(action) : action}Done`, values)}
      reasonHint={action === 'reject' ? t('queue.reasonShown') : undefined}
      maxLength={MAX_REASON_LENGTH}
      act={(reason) => decide(() => actionCalls[action](staff, brand, line.id, reason))}
      onDone={() => void queries.invalidateQueries({ queryKey: withdrawalsKey(brand) })}
      onClose={decision.onClose}
    />
  );
}

/** What somebody does who is the first of two. */
function firstOfTwo(action: WithdrawalAction) {
  if (action === 'approve') return 'agree';
  return action === 'returned' ? 'agreeReturn' : action;
}

function isOpen({ state, confirmation }: WithdrawalLine): boolean {
  return state === 'review' || confirmation === 'disputed';
}

const actionCalls: Readonly<
  Record<WithdrawalAction, (staff: StaffCalls, brand: string, id: string, reason: string) => Promise<WithdrawalLine>>
> = {
  approve: (staff, brand, id, reason) => staff.withdrawals.approve(brand, id, { reason }),
  reject: (staff, brand, id, reason) => staff.withdrawals.reject(brand, id, { reason }),
  forced: (staff, brand, id, reason) => staff.withdrawals.endDispute(brand, id, { outcome: 'forced', reason }),
  returned: (staff, brand, id, reason) => staff.withdrawals.endDispute(brand, id, { outcome: 'returned', reason }),
};
