import type { HeldWinState } from '@pavilion/api/records';
import type { HeldWinQuery } from '@pavilion/api/staff';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Database, Tables } from '../../../../platform/database';
import type { WalletName } from '../../wallet';

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
      /** What its round had won when it was held. */
      won: Generated<bigint>;
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

/** Wins that wait for operators, which the ledger keeps; within a transaction when `db` is one. */
export function heldWinStore(db: Database) {
  return {
    /** With `hold` nobody else decides until the transaction ends. */
    byId(brand: string, id: string, hold = false): Promise<HeldWinRow | undefined> {
      const found = db.selectFrom('held_wins').selectAll().where('brand', '=', brand).where('id', '=', id);
      return (hold ? found.forUpdate() : found).executeTakeFirst();
    },
    /** What became of the other wins of its round that were held. */
    besides: ({ id, member_id: memberId, vendor, round }: HeldWinRow): Promise<Pick<HeldWinRow, 'state' | 'round_closed'>[]> =>
      db
        .selectFrom('held_wins')
        .select(['state', 'round_closed'])
        .where('member_id', '=', memberId)
        .where('vendor', '=', vendor)
        .where('round', '=', round)
        .where('id', '<>', id)
        .execute(),
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
    /** A page of a queue, from behind `after`, and whether there is more. */
    async queue(brand: string, { queue, after }: HeldWinQuery): Promise<{ rows: HeldWinRow[]; more: boolean }> {
      const [column, way, is, beyond] =
        queue === 'held' ? (['held_at', 'asc', '=', '>'] as const) : (['decided_at', 'desc', '<>', '<'] as const);
      const at = sql.ref(column);
      const found = await db
        .selectFrom('held_wins')
        .selectAll()
        .where('brand', '=', brand)
        .where('state', is, 'held')
        .$if(after !== undefined, (rest) =>
          rest.where(sql<boolean>`(${at}, id) ${sql.raw(beyond)} (select ${at}, id from held_wins where id = ${after})`),
        )
        .orderBy(column, way)
        .orderBy('id', way)
        .limit(PAGE + 1)
        .execute();
      return { rows: found.slice(0, PAGE), more: found.length > PAGE };
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
