import { merchantWallet } from '@pavilion/api/calls/wallet';
import type { MerchantWalletValue } from '@pavilion/api/wallet';
import { useClient } from '@pavilion/host/http';
import { useQuery } from '@pavilion/host/query';
import { json, storedValue } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';

const lastAnswer = storedValue(storageKeys.merchantWallet, json(validAnswer));

/** Whether one wallet serves all vendors. What this session read last is shown at once, and asked again. */
export function useMerchantWallet() {
  const client = useClient();
  const known = lastAnswer.read();
  return useQuery({
    queryKey: ['wallet', 'merchant'],
    async queryFn() {
      const value = await client.call(merchantWallet);
      lastAnswer.write(value);
      return value;
    },
    ...(known && { initialData: known, initialDataUpdatedAt: 0 }),
  });
}

function validAnswer(found: unknown): MerchantWalletValue | undefined {
  const { isSingle } = found as Partial<MerchantWalletValue>;
  return typeof isSingle === 'boolean' ? { isSingle } : undefined;
}
