import { balance } from '@pavilion/api/calls/wallet';
import type { BalanceValue } from '@pavilion/api/wallet';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useQuery, useQueryClient } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';

/** What the player holds; follows every change that the platform tells of. A trial player holds nothing, so nothing is asked. */
export function useBalance() {
  const client = useClient();
  const queries = useQueryClient();
  const member = useMember();
  const queryKey = ['wallet', 'balance', member?.id];
  useEvent('balance.changed', ({ balance: now }) => {
    queries.setQueryData<BalanceValue>(queryKey, (known) => known && withMain(known, now));
  });
  return useQuery({
    queryKey,
    queryFn: () => client.call(balance),
    enabled: member !== undefined && !member.trial,
    staleTime: 30_000,
  });
}

/** The event tells of the main wallet; whatever another gained is asked for. */
function withMain(known: BalanceValue, balance: string): BalanceValue {
  const wallets = known.wallets?.map((each) => (each.wallet === 'main' ? { ...each, balance } : each));
  return { ...known, balance, ...(wallets && { wallets }) };
}
