import type { WithdrawalLine } from '@pavilion/api/operations';
import { useQueryClient } from '@tanstack/react-query';
import { isFailure } from '../calls/call-failure';
import type { StaffCalls } from '../calls/staff-calls';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { ReasonDialog } from '../deeds/ReasonDialog';
import { useTexts } from '../messages';
import type { Deed } from './PayoutDeeds';
import { useAmount } from './use-amount';
import { payoutsKey } from './use-payouts';

const LONGEST_REASON = 300;
const CONFLICT = 409;

export interface PayoutDialogProps {
  brand: string;
  line: WithdrawalLine;
  deed: Deed;
  onBegin: () => void;
  /** It stands otherwise than this page thought; told with the words for it, once it was read anew. */
  onRefused: (text: string) => void;
  onClose: () => void;
}

/** The last look before money moves. */
export function PayoutDialog({ brand, line, deed, onBegin, onRefused, onClose }: PayoutDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const amountOf = useAmount();
  const { amount, fee, currency, member, payee, approvals, needed } = line;
  const step = deed === 'approve' && approvals.length + 1 < needed ? 'agree' : deed;
  const values = {
    amount: amountOf(amount, currency),
    receives: amountOf(BigInt(amount) - BigInt(fee), currency),
    account: member.account,
    holder: payee.holder,
  };
  const readAnew = () => queries.invalidateQueries({ queryKey: payoutsKey(brand) });
  const act = async (reason: string) => {
    onBegin();
    try {
      await does[deed](staff, brand, line.id, reason);
    } catch (failure) {
      if (isFailure(failure) && failure.status === CONFLICT) {
        await readAnew();
        onRefused(failureText(failure));
        onClose();
      }
      throw failure;
    }
  };
  return (
    <ReasonDialog
      title={t(`payouts.${deed}One`, values)}
      text={t(`payouts.${step}Text`, values)}
      confirmLabel={t(`payouts.${deed}`)}
      destructive={deed === 'reject'}
      doneText={t(`payouts.${step}Done`, values)}
      reasonHint={deed === 'reject' ? t('payouts.reasonShown') : undefined}
      longest={LONGEST_REASON}
      act={act}
      onDone={() => void readAnew()}
      onClose={onClose}
    />
  );
}

const does: Readonly<Record<Deed, (staff: StaffCalls, brand: string, id: string, reason: string) => Promise<WithdrawalLine>>> = {
  approve: (staff, brand, id, reason) => staff.withdrawals.approve(brand, id, { reason }),
  reject: (staff, brand, id, reason) => staff.withdrawals.reject(brand, id, { reason }),
  forced: (staff, brand, id, reason) => staff.withdrawals.endDispute(brand, id, { outcome: 'forced', reason }),
  returned: (staff, brand, id, reason) => staff.withdrawals.endDispute(brand, id, { outcome: 'returned', reason }),
};
