import type { BalanceValue } from '@pavilion/api/wallet';
import { useBalance, useBalanceActions } from '@pavilion/host/balance';

/** What waits apart, in minor units. */
export function bonusBalanceOf(balance: BalanceValue | undefined): bigint {
  return BigInt(balance?.wallets?.find(({ wallet }) => wallet === 'bonus')?.balance ?? 0);
}

/** Every wallet of the member's, in the shape of a query. */
export function useWallets() {
  const { value, reading, error } = useBalance();
  const { read } = useBalanceActions();
  return { data: value?.wallets, isPending: !value && !error, error, isFetching: reading, refetch: read };
}
