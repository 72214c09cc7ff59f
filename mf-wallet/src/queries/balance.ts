import { balance } from '@pavilion/api/calls/wallet';
import type { BalanceValue, WalletBalance } from '@pavilion/api/wallet';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useQuery, useQueryClient } from '@pavilion/host/query';
import { useMember } from '@pavilion/host/session';

const BALANCE = ['wallet', 'balance'];
const BONUS_REFETCH_MS = 15_000;

/** What waits apart, in minor units. */
export function bonusBalanceOf(balance: BalanceValue | undefined): bigint {
  return BigInt(balance?.wallets?.find(({ wallet }) => wallet === 'bonus')?.balance ?? 0);
}

/** What the player holds; follows every change that the platform tells of. A trial player holds nothing, so nothing is asked. */
export function useBalance() {
  const client = useClient();
  const queries = useQueryClient();
  const member = useMember();
  const queryKey = [...BALANCE, member?.id];
  useEvent('balance.changed', ({ balance: now }) => {
    queries.setQueryData<BalanceValue>(queryKey, (known) => known && withMain(known, now));
  });
  return useQuery({
    queryKey,
    queryFn: () => client.call(balance),
    enabled: member !== undefined && !member.trial,
    staleTime: 30_000,
    // A bonus becomes free by itself.
    refetchInterval: ({ state }) => (bonusBalanceOf(state.data) > 0n ? BONUS_REFETCH_MS : false),
  });
}

/** One of the player's wallets, by its name; nothing while that or what it holds is not known. What the platform tells is of the main one: another is asked for. */
export function useWallet(wallet: string | undefined): WalletBalance | undefined {
  const queries = useQueryClient();
  const { data } = useBalance();
  useEvent('balance.changed', () => {
    if (wallet !== 'main') void queries.invalidateQueries({ queryKey: BALANCE });
  });
  if (!data || !wallet) return undefined;
  if (wallet === 'main') return { wallet, balance: data.balance };
  return data.wallets?.find((each) => each.wallet === wallet) ?? { wallet, balance: '0' };
}

/** The event tells of the main wallet; whatever another gained is asked for. */
function withMain(known: BalanceValue, balance: string): BalanceValue {
  const wallets = known.wallets?.map((each) => (each.wallet === 'main' ? { ...each, balance } : each));
  return { ...known, balance, ...(wallets && { wallets }) };
}
