import type { Platform } from '../../../platform/platform';
import { strandedBalances } from '../wallet';
import type { WalletOwner } from './wallet-transfers';

const BATCH_SIZE = 50;

/**
 * In a brand with one wallet, what vendors' wallets hold goes back to the main one by itself: after the brand had a wallet for each, and after
 * wins of rounds that were open then. So a switch needs nobody's wallet to be empty, and nothing is left where no game takes it from.
 */
export function createVendorWalletSweep(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  act: (purse: WalletOwner) => Promise<void>,
): { sweepVendorWallets(signal?: AbortSignal): Promise<void> } {
  const sweepVendorWallets = async (signal?: AbortSignal) => {
    for (let found = BATCH_SIZE; found === BATCH_SIZE;) {
      signal?.throwIfAborted();
      const purses = await strandedBalances(db, BATCH_SIZE);
      for (const purse of purses) await act(purse);
      found = purses.length;
    }
  };
  jobs.define({
    name: 'transfers.bring-back',
    schedule: { every: 15, unit: 'second' },
    run: ({ signal }) => sweepVendorWallets(signal),
  });
  return { sweepVendorWallets };
}
