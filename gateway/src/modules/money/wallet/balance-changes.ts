import type { BalanceChange, Bus } from '../../../platform/bus';
import type { Movement, Posting } from './movement';

// A notification between instances carries at most 8000 bytes; a change has fewer than 160.
const CHANGES_PER_MESSAGE = 40;

/** Changes of balances, by brand. */
export interface BalanceChanges {
  /** Takes note of what these movements came to. Repeats and what moved nothing are no change. */
  add(movements: readonly Movement[], postings: readonly Posting[]): void;
  /** Tells all gateways; to be called once it is committed. */
  publish(bus: Bus): void;
}

/** Collects what a transaction changes; of each wallet the last counts. */
export function collectBalanceChanges(): BalanceChanges {
  const byBrand = new Map<string, Map<string, BalanceChange>>();
  return {
    add(movements, postings) {
      movements.forEach(({ brand, memberId, currency }, at) => {
        const posting = postings[at];
        if (!posting || posting.version === null) return;
        const { wallet, balance, version } = posting;
        const changes = byBrand.get(brand) ?? new Map<string, BalanceChange>();
        changes.set(`${memberId} ${currency} ${wallet}`, [memberId, currency, wallet, String(balance), Number(version)]);
        byBrand.set(brand, changes);
      });
    },
    publish(bus) {
      for (const [brand, changed] of byBrand) {
        const all = [...changed.values()];
        for (let at = 0; at < all.length; at += CHANGES_PER_MESSAGE)
          bus.publish('wallets.changed', { brand, changes: all.slice(at, at + CHANGES_PER_MESSAGE) });
      }
    },
  };
}
