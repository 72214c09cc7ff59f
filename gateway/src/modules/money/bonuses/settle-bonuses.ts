import type { Bonus } from '@pavilion/api/bonuses';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Wallet } from '../wallet';
import { forfeit, type ForfeitReason, release } from './bonus-endings';
import type { GameFacts } from './game-facts';
import { bonusStore, type Owner } from './store';
import type { BonusRow } from './tables';
import { createWagerCounter } from './wager-counter';
import { toWireBonus } from './wire';

/** How bonuses end: freed when enough was staked, taken back when their days are over or their member gives them up. */
export function createBonusSettlement(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  wallet: Wallet,
  recentFacts: () => Promise<GameFacts>,
) {
  const store = bonusStore(db);
  const wagers = createWagerCounter(db);
  const free = (row: BonusRow) => wallet.transaction((trx) => release(trx, wallet, row));
  const takeBack = (row: BonusRow, how: ForfeitReason) => wallet.transaction((trx) => forfeit(trx, wallet, row, how));
  const each = async (rows: readonly BonusRow[], act: (row: BonusRow) => Promise<unknown>) => {
    for (const row of rows)
      await act(row).catch((error: Error) =>
        log.warn({ bonus: row.id, err: error }, 'a bonus could not be settled, and is tried again'),
      );
  };
  return {
    async runDue(): Promise<boolean> {
      const moment = await store.settledMoment();
      const counted = await wagers.countDue();
      await each(await store.reached(), free);
      if (!counted) return false;
      await each(await store.over(moment), (row) => takeBack(row, { as: 'expired' }));
      return true;
    },
    async forfeit(owner: Owner, id: string): Promise<Bonus> {
      const known = await store.own(owner, id);
      if (!known) throw new DomainError('request.not_found');
      if (known.state === 'active') {
        // Whoever might have staked enough is not taken at their word.
        if (!(await wagers.countDue())) throw new DomainError('service.unavailable');
        const now = await store.own(owner, id);
        if (now && now.wagered >= now.wager_needed) await free(now);
        else await takeBack(known, { as: 'forfeited' });
      }
      const ended = await store.own(owner, id);
      if (ended?.state !== 'forfeited') throw new DomainError('bonuses.closed');
      return toWireBonus(ended, await recentFacts());
    },
  };
}
