import type { HeldWinState } from '@pavilion/api/records';
import type { HeldWinQuery } from '@pavilion/api/staff';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Database, Tables } from '../../../../platform/database';
import type { Movement, WalletName } from '../../wallet';

declare module '../../../../platform/database/database' {
  interface Tables {
    held_wins: {
      id: Generated<string>;
      reference: string;
      brand: string;
      member_id: bigint;
      vendor: string;
      game: string;
      round: string;
      round_closed: boolean;
      related: string;
      currency: string;
      wallet: WalletName;
      amount: bigint;
      cap: bigint;
      state: Generated<HeldWinState>;
      held_at: Generated<Date>;
      proposal: HeldWinDecision | null;
      proposed_by: string | null;
      reason: string | null;
      proposed_at: Date | null;
      decided_by: string | null;
      decision: string | null;
      decided_at: Date | null;
    };
  }
}

export type HeldWinDecision = 'approve' | 'reject';
export type HeldWinRow = Selectable<Tables['held_wins']>;

const PAGE = 50;
const LATELY = '14 days';

/** Wins above their cap; within a transaction when `db` is one. */
export function heldWinStore(db: Database) {
  return {
    byReference: (reference: string): Promise<HeldWinRow | undefined> =>
      db.selectFrom('held_wins').selectAll().where('reference', '=', reference).executeTakeFirst(),
    /** With `hold` nobody else decides until the transaction ends. */
    byId(brand: string, id: string, hold = false): Promise<HeldWinRow | undefined> {
      const found = db.selectFrom('held_wins').selectAll().where('brand', '=', brand).where('id', '=', id);
      return (hold ? found.forUpdate() : found).executeTakeFirst();
    },
    async insert({ memberId, reference, brand, currency, amount, ...win }: Movement, cap: bigint): Promise<void> {
      const { vendor = '', game = '', round = '', related = '', roundClosed = false, wallet = 'main' } = win;
      await db
        .insertInto('held_wins')
        .values({
          ...{ reference, brand, currency, amount, vendor, game, round, related, wallet, cap },
          member_id: BigInt(memberId),
          round_closed: roundClosed,
        })
        .onConflict((known) => known.doNothing())
        .execute();
    },
    propose: (id: string, proposal: HeldWinDecision, who: string, reason: string): Promise<HeldWinRow> =>
      db
        .updateTable('held_wins')
        .set({ proposal, proposed_by: who, reason, proposed_at: sql<Date>`now()` })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    decide: (id: string, state: Exclude<HeldWinState, 'held'>, who: string, decision: string): Promise<HeldWinRow> =>
      db
        .updateTable('held_wins')
        .set({ state, decided_by: who, decision, decided_at: sql<Date>`now()` })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    queue(brand: string, { queue }: HeldWinQuery): Promise<HeldWinRow[]> {
      const all = db.selectFrom('held_wins').selectAll().where('brand', '=', brand).limit(PAGE);
      return queue === 'held'
        ? all.where('state', '=', 'held').orderBy('held_at').execute()
        : all.where('state', '<>', 'held').orderBy('decided_at', 'desc').execute();
    },
    async waiting(brand: string): Promise<number> {
      const { count } = await db
        .selectFrom('held_wins')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('brand', '=', brand)
        .where('state', '=', 'held')
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

/** A member's own held wins. */
export function memberHeldWinStore(db: Database) {
  return {
    /** Those that wait and those that were decided lately, newest first. */
    ofMember: (memberId: string): Promise<HeldWinRow[]> =>
      db
        .selectFrom('held_wins')
        .selectAll()
        .where('member_id', '=', BigInt(memberId))
        .where(sql<boolean>`(state = 'held' or decided_at > now() - ${LATELY}::interval)`)
        .orderBy('held_at', 'desc')
        .limit(PAGE)
        .execute(),
    /** What waits in a member's rounds, in minor units. */
    heldInRounds: (memberId: string): Promise<{ vendor: string; round: string; held: bigint }[]> =>
      db
        .selectFrom('held_wins')
        .select(['vendor', 'round', sql<bigint>`sum(amount)::bigint`.as('held')])
        .where('member_id', '=', BigInt(memberId))
        .where('state', '=', 'held')
        .groupBy(['vendor', 'round'])
        .execute(),
  };
}
