import type { Logger } from 'pino';
import type { Database } from '../../../platform/database';
import type { Awards } from '../awards';
import { lastPlace, prizeOf } from './board-kind';
import { periodStore } from './period-store';
import { prizeStore } from './prize-store';
import { entryStore } from './entry-store';

/** Settles periods that are over, and pays their prizes: two steps, each of which can be repeated. */
export function createSettling(db: Database, awards: Awards) {
  /** Who has which place stays so, whatever is corrected later. */
  const settle = (id: bigint, at: Date): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const period = await periodStore(trx).holdOpen(id);
      if (!period) return;
      const top = await entryStore(trx).top(id, lastPlace(period.terms));
      const least = BigInt(period.terms.least);
      await prizeStore(trx).addPrizes(
        top.map(({ member_id, score, played }, above) => ({
          ...{ period_id: id, place: above + 1, member_id, score, played },
          amount: prizeOf(period.terms, above + 1),
          state: played < least ? 'short' : 'due',
        })),
      );
      await periodStore(trx).close(id, at);
    });
  const pay = (periodId: bigint, place: number): Promise<boolean> =>
    awards.transaction(async (trx) => {
      const store = prizeStore(trx);
      const prize = await store.holdDue(periodId, place);
      if (!prize) return false;
      const { member_id, brand, currency, amount } = prize;
      const award = { memberId: String(member_id), brand, currency, amount, source: 'board' } as const;
      const outcome = await awards.give(trx, { ...award, reference: `${periodId}:${place}` });
      await store.decide(periodId, place, outcome);
      return outcome === 'given';
    });
  return {
    settle,
    /** How many were paid. One that cannot be paid now stops no other. */
    async payDue(signal: AbortSignal | undefined, log: Pick<Logger, 'warn'>): Promise<number> {
      let paid = 0;
      for (const { period_id, place } of await prizeStore(db).due()) {
        if (signal?.aborted) return paid;
        const isPaid = await pay(period_id, place).catch((error: Error) => {
          log.warn({ err: error, period: String(period_id), place }, 'a prize could not be paid, and is the next time');
          return false;
        });
        if (isPaid) paid += 1;
      }
      return paid;
    },
  };
}
