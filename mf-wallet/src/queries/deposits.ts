import { cancelDeposit, createDeposit, depositById, depositMethods, deposits, sendSlip } from '@pavilion/api/calls/wallet';
import type { DepositRequest, DepositValue, SlipBody } from '@pavilion/api/wallet';
import { useBalanceActions } from '@pavilion/host/balance';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@pavilion/host/query';

const RETRY_MS = 5_000;
const LIST = ['wallet', 'deposits'];
const METHODS = ['wallet', 'deposit-methods'];
/** What a paid deposit changes: whoever has paid in may have more ways to pay, and other bonuses to choose from. */
const INVALIDATED_BY_DEPOSIT = [METHODS, ['wallet', 'bonus-offers']];

/** Ways to pay in. */
export function useDepositMethods() {
  const client = useClient();
  return useQuery({ queryKey: METHODS, queryFn: () => client.call(depositMethods), staleTime: 60_000 });
}

/** Begins a deposit. The key belongs to what was reviewed: however often the button is pressed, it begins once. */
export function useCreateDeposit() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ key: idempotencyKey, ...request }: DepositRequest & { key: string }) =>
      client.call(createDeposit, request, { idempotencyKey }),
  });
}

/** How a deposit stands, asked again when the gateway says that it changed or may have. */
export function useDeposit(id: string) {
  const client = useClient();
  const queries = useQueryClient();
  const { moneyMoved } = useBalanceActions();
  const queryKey = ['wallet', 'deposit', id];
  const refetch = () => void queries.invalidateQueries({ queryKey });
  useEvent('deposit.changed', (changed) => changed.id === id && refetch());
  useEvent('updates.missed', refetch);
  return useQuery({
    queryKey,
    queryFn: async () => {
      const deposit = await client.call(depositById(id));
      if (deposit.state === 'paid') {
        moneyMoved();
        for (const paidInKey of INVALIDATED_BY_DEPOSIT) void queries.invalidateQueries({ queryKey: paidInKey });
      }
      return deposit;
    },
    // What was told is known to be there: it is asked for until it can be read.
    refetchInterval: ({ state }) => (state.error ? RETRY_MS : false),
  });
}

/** Deposits, newest first, ten at a time. */
export function useDeposits() {
  const client = useClient();
  const queries = useQueryClient();
  const refetch = () => void queries.invalidateQueries({ queryKey: LIST });
  useEvent('deposit.changed', refetch);
  useEvent('updates.missed', refetch);
  return useInfiniteQuery({
    queryKey: LIST,
    queryFn: ({ pageParam }) => client.call(deposits, pageParam === null ? {} : { before: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** Ends a deposit that nothing was paid for. */
export function useCancelDeposit(id: string) {
  const client = useClient();
  return useMutation({ mutationFn: () => client.call(cancelDeposit(id)), onSuccess: useStoreDeposit(id) });
}

/** Shows the slip of a transfer. */
export function useSendSlip(id: string) {
  const client = useClient();
  return useMutation({ mutationFn: (slip: SlipBody) => client.call(sendSlip(id), slip), onSuccess: useStoreDeposit(id) });
}

/** Takes the answer for how it stands now. */
function useStoreDeposit(id: string) {
  const queries = useQueryClient();
  return (deposit: DepositValue) => {
    queries.setQueryData(['wallet', 'deposit', id], deposit);
    void queries.invalidateQueries({ queryKey: LIST });
  };
}
