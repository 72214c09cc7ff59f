import { merchantWallet } from '@pavilion/api/calls/wallet';
import type { MerchantWalletValue } from '@pavilion/api/wallet';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';

const KEY = 'merchantWallet';

/** Whether one wallet serves all vendors. What this session read last is shown at once, and asked again. */
export function useMerchantWallet() {
  const client = useClient();
  const known = read();
  return useQuery({
    queryKey: ['wallet', 'merchant'],
    async queryFn() {
      const value = await client.call(merchantWallet);
      keep(value);
      return value;
    },
    ...(known && { initialData: known, initialDataUpdatedAt: 0 }),
  });
}

function read(): MerchantWalletValue | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<MerchantWalletValue> | null;
    return typeof kept?.isSingle === 'boolean' ? { isSingle: kept.isSingle } : undefined;
  } catch {
    // Forbidden or spoilt: the gateway is asked.
    return undefined;
  }
}

function keep(value: MerchantWalletValue): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // Storage may be off; then it is asked each time.
  }
}
