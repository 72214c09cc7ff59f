import type { Database } from '../../../platform/database';
import type { Wallet } from '../wallet';
import { bonusStore } from './store';
import type { BonusRow } from './tables';

/** How a bonus ends when its money goes back. */
export type ForfeitReason = { as: 'expired' | 'forfeited' } | { as: 'cancelled'; reason: string };

/** Moves a bonus to the main wallet, within the caller's transaction; nothing when it has ended before. */
export async function release(trx: Database, wallet: Wallet, row: BonusRow): Promise<BonusRow | undefined> {
  const ended = await endLocked(trx, row, { as: 'released' });
  if (!ended) return undefined;
  const out = `bonus-out:${row.id}`;
  await postStep(wallet, trx, row, { kind: 'transfer-out', wallet: 'bonus', reference: out });
  await postStep(wallet, trx, row, { kind: 'transfer-in', wallet: 'main', reference: `bonus-in:${row.id}`, related: out });
  return ended;
}

/** Gives a bonus back to the brand, within the caller's transaction; nothing when it has ended before. */
export async function forfeit(trx: Database, wallet: Wallet, row: BonusRow, how: ForfeitReason): Promise<BonusRow | undefined> {
  const ended = await endLocked(trx, row, how);
  if (ended) await postStep(wallet, trx, row, { kind: 'bonus-expiry', wallet: 'bonus', reference: `bonus-expiry:${row.id}` });
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

async function postStep(wallet: Wallet, trx: Database, { id, member_id, brand, currency, amount }: BonusRow, step: Step) {
  const { outcome } = await wallet.postWithin(trx, { ...step, memberId: String(member_id), brand, currency, amount });
  if (outcome !== 'posted') throw new Error(`${step.kind} of bonus ${id} was ${outcome}`);
}
