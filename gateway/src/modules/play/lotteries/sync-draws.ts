import type { Platform } from '../../../platform/platform';
import { callVendor, type Vendor, type Vendors } from '../../money/vendors';
import { matchesCommitment } from './proof';
import type { LotteryStore } from './store';
import type { LotteryRow } from './tables';
import { type Listed, readDraws, readLotteries } from './vendor-answers';

export interface SyncDependencies {
  store: LotteryStore;
  vendors: Pick<Vendors, 'find' | 'keyFor' | 'codes'>;
  log: Platform['log'];
}

const MAX_RESPONSE_BYTES = 1024 * 1024;

/** Reads the lotteries of every vendor that says it has some, and the draws that are not here yet, oldest first. Answers what was new. */
export async function syncDraws(needs: SyncDependencies): Promise<number> {
  let read = 0;
  for (const code of await needs.vendors.codes()) {
    const vendor = await needs.vendors.find(code);
    if (vendor?.capabilities.includes('lottery')) read += await syncVendor(needs, vendor);
  }
  return read;
}

async function syncVendor({ store, vendors, log }: SyncDependencies, vendor: Vendor): Promise<number> {
  const key = await vendors.keyFor(vendor.code);
  const ask = (call: 'lottery/list' | 'draw/list', body: object) =>
    callVendor(vendor, key, { call, body, maxBytes: MAX_RESPONSE_BYTES });
  let read = 0;
  try {
    for (const listed of readLotteries(await ask('lottery/list', {}))) {
      // What was known before the draw is the pledge; the new list tells of the draw after it.
      const known = await store.byCode(listed.game_code);
      if (known && known.vendor !== vendor.code) continue;
      if (!known) await store.saveLottery(vendor.code, listed);
      const asked = (after: bigint) => ask('draw/list', { game_code: listed.game_code, after: Number(after) });
      read += await syncLottery(store, listed, known, asked);
      if (known) await store.saveLottery(vendor.code, listed);
    }
  } catch (error) {
    log.warn({ vendor: vendor.code, err: error }, 'vendor tells no draws');
  }
  return read;
}

async function syncLottery(
  store: LotteryStore,
  { game_code, next }: Listed,
  known: LotteryRow | undefined,
  ask: (after: bigint) => Promise<unknown>,
): Promise<number> {
  const pledge = known && { number: known.next_number, step: known.next_step, commitment: known.next_commitment };
  const newest = BigInt(next.number) - 1n;
  const last = await store.lastNumber(game_code);
  // A lottery that is new here begins with its latest draws.
  let after = last || (newest > FIRST_DRAWS ? newest - FIRST_DRAWS : 0n);
  const from = after;
  while (after < newest) {
    const draws = readDraws(await ask(after));
    if (!draws.length) break;
    if (!matchesCommitment(draws, after, pledge))
      throw new Error(`the draws of ${game_code} after ${after} are not what was committed to`);
    await store.saveDraws(game_code, draws);
    after += BigInt(draws.length);
  }
  return Number(after - from);
}

const FIRST_DRAWS = 100n;
