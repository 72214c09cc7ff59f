import type { GivenFreeRounds } from '@pavilion/api/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import { useFormatAmount } from '../queues/use-format-amount';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { freeRoundsKey } from './use-free-rounds';

export type FreeRoundsStep = 'approval' | 'rejection' | 'cancellation';

interface DecideDialogProps {
  brand: string;
  rounds: GivenFreeRounds;
  step: FreeRoundsStep;
  onClose: () => void;
}

/** Agrees to rounds, rejects them, or takes back what is not played. */
export function DecideDialog({ brand, rounds, step, onClose }: DecideDialogProps) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const amountOf = useFormatAmount();
  const { id, rounds: count, currency, worth, member } = rounds;
  const words = { count, account: member.account, worth: amountOf(worth, currency) };
  return (
    <ReasonDialog
      title={t(`freeRounds.${step}One`, words)}
      text={t(`freeRounds.${step}Text`, words)}
      confirmLabel={t(`freeRounds.${step}`)}
      destructive={step !== 'approval'}
      doneText={t(`freeRounds.${step}Done`, words)}
      reasonHint={step === 'cancellation' ? t('bonuses.reasonShown') : undefined}
      maxLength={300}
      act={(reason) => staff.freeRounds.decide(brand, id, step, { reason })}
      onDone={() => void queries.invalidateQueries({ queryKey: freeRoundsKey(brand) })}
      onClose={onClose}
    />
  );
}
