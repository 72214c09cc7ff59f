import type { WithdrawalLine } from '@pavilion/api/operations';
import { useQueryClient } from '@tanstack/react-query';
import type { StaffCalls } from '../calls/staff-calls';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../deeds/ReasonDialog';
import { useAmount } from '../desk/use-amount';
import { type Decision, useDecision } from '../desk/use-decision';
import { useTexts } from '../messages';
import type { Deed } from './PayoutDeeds';
import { payoutsKey } from './use-payouts';

const LONGEST_REASON = 300;

export interface PayoutDialogProps extends Decision {
  brand: string;
  line: WithdrawalLine;
  deed: Deed;
}

/** The last look before money moves. */
export function PayoutDialog({ brand, line, deed, ...decision }: PayoutDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const decide = useDecision(payoutsKey(brand), decision);
  const amountOf = useAmount();
  const { amount, fee, currency, member, payee, approvals, needed } = line;
  const step = deed === 'approve' && approvals.length + 1 < needed ? 'agree' : deed;
  const values = {
    amount: amountOf(amount, currency),
    receives: amountOf(BigInt(amount) - BigInt(fee), currency),
    account: member.account,
    holder: payee.holder,
  };
  return (
    <ReasonDialog
      title={t(`payouts.${deed}One`, values)}
      text={t(`payouts.${step}Text`, values)}
      confirmLabel={t(`payouts.${deed}`)}
      destructive={deed === 'reject'}
      doneText={t(`payouts.${step}Done`, values)}
      reasonHint={deed === 'reject' ? t('desk.reasonShown') : undefined}
      longest={LONGEST_REASON}
      act={(reason) => decide(() => does[deed](staff, brand, line.id, reason))}
      onDone={() => void queries.invalidateQueries({ queryKey: payoutsKey(brand) })}
      onClose={decision.onClose}
    />
  );
}

const does: Readonly<Record<Deed, (staff: StaffCalls, brand: string, id: string, reason: string) => Promise<WithdrawalLine>>> = {
  approve: (staff, brand, id, reason) => staff.withdrawals.approve(brand, id, { reason }),
  reject: (staff, brand, id, reason) => staff.withdrawals.reject(brand, id, { reason }),
  forced: (staff, brand, id, reason) => staff.withdrawals.endDispute(brand, id, { outcome: 'forced', reason }),
  returned: (staff, brand, id, reason) => staff.withdrawals.endDispute(brand, id, { outcome: 'returned', reason }),
};
