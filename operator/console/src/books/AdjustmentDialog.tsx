import type { AdjustmentLine } from '@pavilion/api/operations';
import { useQueryClient } from '@tanstack/react-query';
import type { AdjustmentStep } from '../calls/book-calls';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../deeds/ReasonDialog';
import { useTexts } from '../messages';
import { useAmount } from '../desk/use-amount';

const LONGEST_REASON = 300;

export interface AdjustmentDialogProps {
  brand: string;
  line: AdjustmentLine;
  step: AdjustmentStep;
  onClose: () => void;
}

/** The last look before money moves, or before it does not. */
export function AdjustmentDialog({ brand, line, step, onClose }: AdjustmentDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const amountOf = useAmount();
  const { id, kind, amount, currency, member } = line;
  const values = { amount: amountOf(amount, currency), account: member.account };
  return (
    <ReasonDialog
      title={t(`books.${step}One`, values)}
      text={t(step === 'approval' ? `books.approvalText.${kind}` : `books.${step}Text`, values)}
      confirmLabel={t(`books.${step}`)}
      destructive={step === 'rejection'}
      doneText={t(`books.${step}Done`, values)}
      longest={LONGEST_REASON}
      act={(reason) => staff.books.decide(brand, id, step, reason)}
      onDone={() => {
        void queries.invalidateQueries({ queryKey: ['adjustments', brand] });
        void queries.invalidateQueries({ queryKey: ['liability', brand] });
        void queries.invalidateQueries({ queryKey: ['member-ledger', brand] });
      }}
      onClose={onClose}
    />
  );
}
