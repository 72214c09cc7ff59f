import {
  addPayee,
  confirmWithdrawal,
  createWithdrawal,
  removePayee,
  setPaymentPassword,
  withdrawalById,
  withdrawals,
  withdrawalTerms,
} from '@pavilion/api/calls/withdrawals';
import type { ConfirmationBody, PayeeBody, PaymentPasswordBody, WithdrawalRequest } from '@pavilion/api/withdrawals';
import { useBalanceActions } from '@pavilion/host/balance';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@pavilion/host/query';
import { TRANSFER_TERMS } from './transfers';

/** Where the terms of withdrawals are kept. */
export const TERMS = ['wallet', 'withdrawal-terms'];
const RETRY_MS = 5_000;
const LIST = ['wallet', 'withdrawals'];

/** Whether, how much and where to. */
export function useWithdrawalTerms() {
  const client = useClient();
  return useQuery({ queryKey: TERMS, queryFn: () => client.call(withdrawalTerms) });
}

/** Sets the second password. */
export function useSetPaymentPassword() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (typed: PaymentPasswordBody) => client.call(setPaymentPassword, typed),
    onSuccess: () => {
      for (const queryKey of [TERMS, TRANSFER_TERMS]) void queries.invalidateQueries({ queryKey });
    },
  });
}

export function useAddPayee() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (typed: PayeeBody) => client.call(addPayee, typed),
    onSuccess: () => queries.invalidateQueries({ queryKey: TERMS }),
  });
}

export function useRemovePayee() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.call(removePayee(id)),
    onSuccess: () => queries.invalidateQueries({ queryKey: TERMS }),
  });
}

/** Asks for a withdrawal. The key belongs to what was reviewed: however often the button is pressed, it begins once. */
export function useCreateWithdrawal() {
  const client = useClient();
  const queries = useQueryClient();
  const { moneyMoved } = useBalanceActions();
  return useMutation({
    mutationFn: ({ key: idempotencyKey, ...request }: WithdrawalRequest & { key: string }) =>
      client.call(createWithdrawal, request, { idempotencyKey }),
    onSuccess: () => {
      moneyMoved();
      void queries.invalidateQueries({ queryKey: TERMS });
      void queries.invalidateQueries({ queryKey: LIST });
    },
  });
}

/** How a withdrawal stands, asked again when the gateway says that it changed or may have. */
export function useWithdrawal(id: string) {
  const client = useClient();
  const queries = useQueryClient();
  const queryKey = [...LIST, id];
  const refetch = () => void queries.invalidateQueries({ queryKey });
  useEvent('withdrawal.changed', (changed) => changed.id === id && refetch());
  useEvent('updates.missed', refetch);
  return useQuery({
    queryKey,
    queryFn: () => client.call(withdrawalById(id)),
    // What was told is known to be there: it is asked for until it can be read.
    refetchInterval: ({ state }) => (state.error ? RETRY_MS : false),
  });
}

/** Earlier ones, newest first. */
export function useWithdrawals() {
  const client = useClient();
  const queries = useQueryClient();
  const queryKey = [...LIST, 'all'];
  const refetch = () => void queries.invalidateQueries({ queryKey });
  useEvent('withdrawal.changed', refetch);
  useEvent('updates.missed', refetch);
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => client.call(withdrawals, pageParam ? { before: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    // Whoever comes back from one has seen it move.
    refetchOnMount: 'always',
  });
}

/** Says that a payout arrived, or did not. */
export function useConfirmWithdrawal(id: string) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (said: ConfirmationBody) => client.call(confirmWithdrawal(id), said),
    onSuccess: (now) => queries.setQueryData([...LIST, id], now),
  });
}
