import type { Database } from '../../../../platform/database';
import type { Movement, Wallet } from '../../wallet';
import { heldWinStore } from './store';

/** What becomes of a win above its cap: `held` for two operators, `unknown` without a bet that stands, `decided` when the ledger knows the answer. */
export type HeldWin = 'held' | 'unknown' | 'decided';

/** Keeps a win that is above its cap, once. Nothing of it is in the ledger until two operators agree. */
export function createHoldWin(db: Database, wallet: Pick<Wallet, 'isReferenceKnown' | 'isBetOpen'>) {
  const store = heldWinStore(db);
  return async (win: Movement, cap: bigint): Promise<HeldWin> => {
    const known = await store.byReference(win.reference);
    if (known) return known.state === 'held' ? 'held' : 'decided';
    if (await wallet.isReferenceKnown(win.reference)) return 'decided';
    if (!(await wallet.isBetOpen(win))) return 'unknown';
    await store.insert(win, cap);
    return 'held';
  };
}
