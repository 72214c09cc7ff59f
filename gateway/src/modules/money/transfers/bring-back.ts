import type { Platform } from '../../../platform/platform';
import { regularly } from '../../../platform/regularly';
import { leftAside } from '../wallet';
import type { Purse } from './between-wallets';

const EVERY_MS = 15_000;
const AT_ONCE = 50;

/**
 * In a brand with one wallet, what vendors' wallets hold goes back to the main one by itself: after the brand had a wallet for each, and after
 * wins of rounds that were open then. So a switch needs nobody's wallet to be empty, and nothing is left where no game takes it from.
 */
export function keepBringingBack(
  { db, log, lifecycle }: Pick<Platform, 'db' | 'log' | 'lifecycle'>,
  act: (purse: Purse) => Promise<void>,
) {
  let running: Promise<void> | undefined;
  const all = async () => {
    for (let found = AT_ONCE; found === AT_ONCE && !lifecycle.draining;) {
      const purses = await leftAside(db, AT_ONCE);
      for (const purse of purses) await act(purse);
      found = purses.length;
    }
  };
  const bringBack = () => (running ??= all().finally(() => (running = undefined)));
  const close = regularly(EVERY_MS, bringBack, (error) => log.warn({ err: error }, 'money waits in vendors’ wallets'));
  return { bringBack, close };
}
