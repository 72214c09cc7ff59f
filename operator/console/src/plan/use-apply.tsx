import type { ApplyResult, ApplyRequest } from '@pavilion/api/staff';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BOARD_KEY } from '../board/board-query';
import { useStaff } from '../calls/staff-context';
import { useToast } from '../frame/toasts';
import { useTexts } from '../messages';
import { RolloutProgress } from './RolloutProgress';

/** Sends a change and says what came of it, with its effect in open pages as it happens. */
export function useApply(brand: string, onDone: () => void) {
  const staff = useStaff();
  const queries = useQueryClient();
  const showOutcome = useOutcomeToast();
  return useMutation({
    mutationFn: (wanted: ApplyRequest) => staff.apply(brand, wanted),
    onSuccess: (applied) => {
      showOutcome(applied);
      onDone();
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: BOARD_KEY });
      void queries.invalidateQueries({ queryKey: ['audit'] });
    },
  });
}

export function useOutcomeToast(): (applied: ApplyResult) => void {
  const t = useTexts();
  const toast = useToast();
  return ({ outcome, brand, seq }) =>
    toast({
      tone: outcome === 'done' ? 'positive' : 'info',
      title: t(`outcome.${outcome}`, { seq: seq ?? '' }),
      text: outcome === 'done' ? <RolloutProgress brand={brand} /> : t(`outcome.${outcome}Text`),
    });
}
