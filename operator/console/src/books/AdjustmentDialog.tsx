import type { AdjustmentLine } from '@pavilion/api/staff';
import { useQueryClient } from '@tanstack/react-query';
import type { AdjustmentStep } from '../calls/book-calls';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { useTexts } from '../messages';
import { useFormatAmount } from '../queues/use-format-amount';

const MAX_REASON_LENGTH = 300;

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
  const amountOf = useFormatAmount();
  const { id, kind, amount, currency, member } = line;
  const values = { amount: amountOf(amount, currency), account: member.account };
  return (
    <ReasonDialog
      title={t(`books.${step}One`, values)}
      text={t(step === 'approval' ? `books.approvalText.${kind}` : `books.${step}Text`, values)}
      confirmLabel={t(`books.${step}`)}
      destructive={step === 'rejection'}
      doneText={t(`books.${step}Done`, values)}
      maxLength={MAX_REASON_LENGTH}
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
