import { type InsertObject, type SqlBool, sql, type UpdateObject } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import type { GrantRow, GrantWithProgress } from './tables';

const PAGE = 50;
const LAST = 20;

/** Given rounds; within a transaction when `db` is one. */
export function freeRoundStore(db: Database) {
  return { ...rowStore(db), ...betStore(db), ...listStore(db) };
}

function rowStore(db: Database) {
  return {
    /** Nothing when the id or the source is taken. */
    insert: (row: InsertObject<Tables, 'free_rounds'>): Promise<GrantRow | undefined> =>
      db
        .insertInto('free_rounds')
        .values(row)
        .onConflict((known) => known.doNothing())
        .returningAll()
        .executeTakeFirst(),
    /** Nobody else plays or decides until the transaction ends. */
    hold: (id: string): Promise<GrantRow | undefined> =>
      db.selectFrom('free_rounds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    bySource: (source: string): Promise<GrantRow | undefined> =>
      db.selectFrom('free_rounds').selectAll().where('source', '=', source).executeTakeFirst(),
    change: (id: string, change: UpdateObject<Tables, 'free_rounds'>): Promise<GrantRow> =>
      db.updateTable('free_rounds').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
  };
}

function betStore(db: Database) {
  return {
    /** Read in a statement of its own once the grant is held: it sees what others played before. */
    progress: (id: string): Promise<{ played: number; won: bigint }> =>
      db.selectFrom('free_round_progress').select(['played', 'won']).where('id', '=', id).executeTakeFirstOrThrow(),
    addBet: (bet: InsertObject<Tables, 'free_round_bets'>): Promise<unknown> =>
      db.insertInto('free_round_bets').values(bet).execute(),
    async isBetOf(grantId: string, reference: string): Promise<boolean> {
      const bet = await db.selectFrom('free_round_bets').select('grant_id').where('reference', '=', reference).executeTakeFirst();
      return bet?.grant_id === grantId;
    },
  };
}

/** Whether anything of it can still be played. */
const isOpen = sql<SqlBool>`state = 'active' and until > clock_timestamp() and played < rounds`;

function listStore(db: Database) {
  const all = () => db.selectFrom('free_rounds').innerJoin('free_round_progress', 'free_round_progress.id', 'free_rounds.id');
  const read = () => all().selectAll('free_rounds').select(['played', 'won']);
  const ofMember = (memberId: string) =>
    read().where('member_id', '=', BigInt(memberId)).where('state', 'in', ['active', 'cancelled']);
  return {
    byId: (brand: string, id: string): Promise<GrantWithProgress | undefined> =>
      read().where('brand', '=', brand).where('free_rounds.id', '=', id).executeTakeFirst(),
    givenBy: (source: string): Promise<GrantWithProgress | undefined> => read().where('source', '=', source).executeTakeFirst(),
    open: (memberId: string): Promise<GrantWithProgress[]> =>
      ofMember(memberId).where(isOpen).orderBy('until').orderBy('free_rounds.id').execute(),
    over: (memberId: string): Promise<GrantWithProgress[]> =>
      ofMember(memberId)
        .where(sql<SqlBool>`not (${isOpen})`)
        .orderBy('made_at', 'desc')
        .orderBy('free_rounds.id')
        .limit(LAST)
        .execute(),
    /** The latest first, from behind `after`, and whether there is more. */
    async given(brand: string, memberId?: bigint, after?: string): Promise<{ rows: GrantWithProgress[]; more: boolean }> {
      const rows = await read()
        .where('brand', '=', brand)
        .$if(memberId !== undefined, (rest) => rest.where('member_id', '=', memberId ?? 0n))
        .$if(after !== undefined, (rest) =>
          rest.where(
            sql<SqlBool>`(made_at, free_rounds.id) < (select edge.made_at, edge.id from free_rounds edge where edge.id = ${after ?? null}::uuid)`,
          ),
        )
        .orderBy('made_at', 'desc')
        .orderBy('free_rounds.id', 'desc')
        .limit(PAGE + 1)
        .execute();
      return { rows: rows.slice(0, PAGE), more: rows.length > PAGE };
    },
  };
}
