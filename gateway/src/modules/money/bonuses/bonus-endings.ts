import type { Database } from '../../../platform/database';
import type { Wallet } from '../wallet';
import { bonusStore } from './store';
import type { BonusRow } from './tables';

/** How a bonus ends when its money goes back. */
export type ForfeitReason = { as: 'expired' | 'forfeited' } | { as: 'cancelled'; reason: string };

/** Moves a bonus to the main wallet, and gives back to the brand what its terms do not turn into own money, within the caller's transaction; nothing when it has ended before. */
export async function release(trx: Database, wallet: Wallet, row: BonusRow): Promise<BonusRow | undefined> {
  const ended = await endLocked(trx, row, { as: 'released' });
  if (!ended) return undefined;
  const own = { ...ended, amount: ended.largest_conversion ?? ended.amount };
  const out = `bonus-out:${row.id}`;
  await postStep(wallet, trx, own, { kind: 'transfer-out', wallet: 'bonus', reference: out });
  await postStep(wallet, trx, own, { kind: 'transfer-in', wallet: 'main', reference: `bonus-in:${row.id}`, related: out });
  const rest = { ...ended, amount: ended.amount - own.amount };
  if (rest.amount > 0n) await postStep(wallet, trx, rest, expiryOf(row));
  return ended;
}

/** Gives a bonus back to the brand, within the caller's transaction; nothing when it has ended before. */
export async function forfeit(trx: Database, wallet: Wallet, row: BonusRow, how: ForfeitReason): Promise<BonusRow | undefined> {
  const ended = await endLocked(trx, row, how);
  if (ended) await postStep(wallet, trx, row, expiryOf(row));
  return ended;
}

async function endLocked(trx: Database, row: BonusRow, how: ForfeitReason | { as: 'released' }): Promise<BonusRow | undefined> {
  const store = bonusStore(trx);
  await store.holdMember(row.member_id);
  const ended = await store.end(row.id, how.as, 'reason' in how ? how.reason : undefined);
  if (ended) await store.settleOwed(ended);
  return ended;
}

type Step = Pick<Parameters<Wallet['postWithin']>[1], 'kind' | 'wallet' | 'reference' | 'related'>;

function expiryOf({ id }: BonusRow): Step {
  return { kind: 'bonus-expiry', wallet: 'bonus', reference: `bonus-expiry:${id}` };
}

async function postStep(wallet: Wallet, trx: Database, { id, member_id, brand, currency, amount }: BonusRow, step: Step) {
  const { outcome } = await wallet.postWithin(trx, { ...step, memberId: String(member_id), brand, currency, amount });
  if (outcome !== 'posted') throw new Error(`${step.kind} of bonus ${id} was ${outcome}`);
}
