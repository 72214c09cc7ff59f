import type { FreeRoundsValue } from '@pavilion/api/free-rounds';
import type { Database } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Brands } from '../../control/brands';
import type { Members } from '../../identity/members';
import type { Protection } from '../protection';
import type { FreeRoundBook, Vendors } from '../vendors';
import type { Wallet } from '../wallet';
import { createFreeRoundAdmin, type FreeRoundAdmin } from './admin';
import { createGive, type Grant } from './give';
import { createFreeRoundBook } from './play-free-round';
import { freeRoundStore } from './store';
import { createVendorSender } from './tell-vendors';
import { type GameNames, toWireFreeRounds } from './wire';

/** Rounds that a brand gives its members: so many, at one stake, in some games of a vendor that honours them. Decision 112. */
export interface FreeRounds extends FreeRoundBook {
  /**
   * Gives rounds, once for a source, within a transaction of the caller's that has locked its own rows and touched no wallet. `barred`: the member may not be given anything
   * now. The vendor is told once the transaction is committed.
   *
   * @throws DomainError `freerounds.not_possible` for a vendor or games that give none
   */
  grant(trx: Database, grant: Grant): Promise<'given' | 'repeated' | 'barred'>;
  /** What a member has, and what became of earlier ones. */
  page(memberId: string): Promise<FreeRoundsValue>;
  /** Tells vendors what waits. The job `free-rounds.tell`. */
  tellDue(): Promise<number>;
  admin: FreeRoundAdmin;
}

interface Dependencies {
  audit: Audit;
  brands: Pick<Brands, 'byCode'>;
  members: Pick<Members, 'byAccount' | 'byId'>;
  wallet: Wallet;
  protection: Pick<Protection, 'exclusions'>;
  vendors: Pick<Vendors, 'find' | 'keyFor'>;
  games: GameNames;
}

export function createFreeRounds(platform: Pick<Platform, 'db' | 'log' | 'jobs'>, needs: Dependencies): FreeRounds {
  const { db, jobs } = platform;
  const store = freeRoundStore(db);
  const sender = createVendorSender(platform, needs);
  jobs.define({
    name: 'free-rounds.tell',
    schedule: { every: 5, unit: 'second' },
    run: async () => ({ told: await sender.tellDue() }),
  });
  return {
    ...createFreeRoundBook(db, needs.wallet),
    grant: createGive(needs),
    tellDue: () => sender.tellDue(),
    admin: createFreeRoundAdmin(db, { ...needs, sender }),
    async page(memberId) {
      const [open, over] = await Promise.all([store.open(memberId), store.over(memberId)]);
      const toWire = (rows: typeof open) => rows.map((row) => toWireFreeRounds(row, needs.games));
      return { open: toWire(open), over: toWire(over) };
    },
  };
}
