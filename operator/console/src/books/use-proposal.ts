import type { NewAdjustment } from '@pavilion/api/staff';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useStaff } from '../calls/staff-context';
import { useToast } from '../frame/toasts';
import { useTexts } from '../messages';

/** Sends a proposal. Sent again after a lost answer, it is the same one: its id is made once. */
export function useProposal(brand: string, onDone: () => void) {
  const t = useTexts();
  const staff = useStaff();
  const toast = useToast();
  const queries = useQueryClient();
  const id = useRef(crypto.randomUUID());
  // A second press comes before the button can be drawn as busy.
  const running = useRef(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (proposal: Omit<NewAdjustment, 'id'>) => staff.books.propose(brand, { id: id.current, ...proposal }),
    onSuccess: () => {
      toast({ tone: 'positive', title: t('books.proposed') });
      void queries.invalidateQueries({ queryKey: ['adjustments', brand] });
      onDone();
    },
    onSettled: () => void (running.current = false),
  });
  const send = (proposal: Omit<NewAdjustment, 'id'>) => {
    if (running.current) return;
    running.current = true;
    mutate(proposal);
  };
  return { send, failure: error, busy: isPending };
}
