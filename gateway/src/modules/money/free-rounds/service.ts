import { randomUUID } from 'node:crypto';
import type { FreeRounds as GivenRounds, FreeRoundsValue } from '@pavilion/api/free-rounds';
import type { Database } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Brands } from '../../control/brands';
import type { Members } from '../../identity/members';
import type { Protection } from '../protection';
import type { FreeRoundBook, Vendors } from '../vendors';
import type { Wallet } from '../wallet';
import { createFreeRoundAdmin, type FreeRoundAdmin } from './admin';
import { createGive, type Grant, type RoundsOffered, vendorOf, worthOf } from './give';
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
  /** Asks the vendor whether it would give a member these. @throws DomainError `freerounds.not_possible`, `freerounds.game_refused`, `vendor.unavailable` */
  assertPossible(memberId: string, offered: RoundsOffered): Promise<void>;
  /** What a source gave. */
  given(source: string): Promise<GivenRounds | undefined>;
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
    async assertPossible(memberId, offered) {
      const vendor = await vendorOf(offered, needs.vendors);
      await worthOf(db, offered);
      await sender.assertPossible(vendor, offered, { id: BigInt(memberId), reward: randomUUID() });
    },
    async given(source) {
      const row = await store.givenBy(source);
      return row && toWireFreeRounds(row, needs.games);
    },
    tellDue: () => sender.tellDue(),
    admin: createFreeRoundAdmin(db, { ...needs, sender }),
    async page(memberId) {
      const [open, over] = await Promise.all([store.open(memberId), store.over(memberId)]);
      const toWire = (rows: typeof open) => rows.map((row) => toWireFreeRounds(row, needs.games));
      return { open: toWire(open), over: toWire(over) };
    },
  };
}
