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
import type {
  ConfirmationBody,
  PayeeBody,
  PaymentPasswordBody,
  WithdrawalRequest,
  WithdrawalValue,
} from '@pavilion/api/withdrawals';
import { useClient } from '@pavilion/host/http';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@pavilion/host/query';
import { TRANSFER_TERMS } from './transfers';

const REFETCH_MS = 3_000;
/** What people decide takes longer. */
const REVIEW_REFETCH_MS = 15_000;
const TERMS = ['wallet', 'withdrawal-terms'];
const LIST = ['wallet', 'withdrawals'];

/** True while something may still happen to it by itself. */
export function isInProgress({ state }: WithdrawalValue): boolean {
  return state === 'review' || state === 'approved' || state === 'sent';
}

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
  return useMutation({
    mutationFn: ({ key: idempotencyKey, ...request }: WithdrawalRequest & { key: string }) =>
      client.call(createWithdrawal, request, { idempotencyKey }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['wallet', 'balance'] });
      void queries.invalidateQueries({ queryKey: TERMS });
      void queries.invalidateQueries({ queryKey: LIST });
    },
  });
}

/** True while somebody may say whether it arrived, or time does. */
function awaitsConfirmation({ confirmation }: WithdrawalValue): boolean {
  return confirmation === 'open' || confirmation === 'disputed';
}

/** How a withdrawal stands, asked again while it moves or is to be decided. */
export function useWithdrawal(id: string) {
  const client = useClient();
  return useQuery({
    queryKey: [...LIST, id],
    queryFn: () => client.call(withdrawalById(id)),
    refetchInterval: ({ state: { data } }) => {
      if (data && isInProgress(data)) return REFETCH_MS;
      return data && awaitsConfirmation(data) ? REVIEW_REFETCH_MS : false;
    },
  });
}

/** Earlier ones, newest first. */
export function useWithdrawals() {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: [...LIST, 'all'],
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
