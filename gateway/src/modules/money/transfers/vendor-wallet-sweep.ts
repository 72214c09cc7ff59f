import type { Platform } from '../../../platform/platform';
import { scheduleJob } from '../../../platform/schedule-job';
import { strandedBalances } from '../wallet';
import type { WalletOwner } from './wallet-transfers';

const INTERVAL_MS = 15_000;
const BATCH_SIZE = 50;

/**
 * In a brand with one wallet, what vendors' wallets hold goes back to the main one by itself: after the brand had a wallet for each, and after
 * wins of rounds that were open then. So a switch needs nobody's wallet to be empty, and nothing is left where no game takes it from.
 */
export function startVendorWalletSweep(
  { db, log, lifecycle }: Pick<Platform, 'db' | 'log' | 'lifecycle'>,
  act: (purse: WalletOwner) => Promise<void>,
) {
  let running: Promise<void> | undefined;
  const all = async () => {
    for (let found = BATCH_SIZE; found === BATCH_SIZE && !lifecycle.draining;) {
      const purses = await strandedBalances(db, BATCH_SIZE);
      for (const purse of purses) await act(purse);
      found = purses.length;
    }
  };
  const sweepVendorWallets = () => (running ??= all().finally(() => (running = undefined)));
  const close = scheduleJob(INTERVAL_MS, sweepVendorWallets, (error) =>
    log.warn({ err: error }, 'money waits in vendors’ wallets'),
  );
  return { sweepVendorWallets, close };
}
