import { createDeposit, depositById, depositMethods } from '@pavilion/api/calls/wallet';
import type { DepositRequest, DepositState } from '@pavilion/api/wallet';
import { useClient } from '@pavilion/host/http';
import { useMutation, useQuery, useQueryClient } from '@pavilion/host/query';

const ASK_AGAIN_MS = 2_000;

/** True for a deposit that nothing happens to any more. */
export function isFinal(state: DepositState): boolean {
  return state !== 'created' && state !== 'pending' && state !== 'review';
}

/** Ways to pay in. */
export function useDepositMethods() {
  const client = useClient();
  return useQuery({ queryKey: ['wallet', 'deposit-methods'], queryFn: () => client.call(depositMethods), staleTime: 60_000 });
}

/** Begins a deposit. The key belongs to what was reviewed: however often the button is pressed, it begins once. */
export function useBeginDeposit() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ key, ...request }: DepositRequest & { key: string }) =>
      client.call(createDeposit, request, { idempotencyKey: key }),
  });
}

/** How a deposit stands, asked again until it is over. */
export function useDeposit(id: string) {
  const client = useClient();
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['wallet', 'deposit', id],
    queryFn: async () => {
      const deposit = await client.call(depositById(id));
      if (deposit.state === 'paid') void queries.invalidateQueries({ queryKey: ['wallet', 'balance'] });
      return deposit;
    },
    refetchInterval: ({ state }) => (state.data && isFinal(state.data.state) ? false : ASK_AGAIN_MS),
  });
}
