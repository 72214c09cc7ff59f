import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { EntryRow } from './tables';

/** A entry with whose it is. */
export interface NamedEntry extends EntryRow {
  account: string;
  public_id: string;
}

/** Where somebody stands: their place, and who is next to them in order, whoever asks among them. */
export interface OwnPlace {
  place: number;
  around: NamedEntry[];
}

const NEIGHBOURS = 3;

/** Who stands where; within a transaction when `db` is one. */
export function entryStore(db: Database) {
  return {
    top: (period: bigint, count: number): Promise<NamedEntry[]> =>
      named(db)
        .where('period_id', '=', period)
        .orderBy('score', 'desc')
        .orderBy('reached')
        .orderBy('member_id')
        .limit(count)
        .execute(),
    members: async (period: bigint): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select coalesce(sum(members), 0)::int as count from board_counts where period_id = ${period}`.execute(db);
      return rows[0]?.count ?? 0;
    },
    entry: (period: bigint, memberId: string): Promise<EntryRow | undefined> =>
      db
        .selectFrom('board_standings')
        .selectAll()
        .where('period_id', '=', period)
        .where('member_id', '=', BigInt(memberId))
        .executeTakeFirst(),
    /** Nothing for whoever is not on the board. */
    async own(period: bigint, memberId: string): Promise<OwnPlace | undefined> {
      const { rows } = await sql<{ place: bigint | null }>`
        select board_place(${period}, ${BigInt(memberId)}) as place`.execute(db);
      const place = rows[0]?.place;
      if (place === null || place === undefined) return undefined;
      const around = await sql<NamedEntry>`${neighbours(period, memberId)}`.execute(db);
      return { place: Number(place), around: around.rows };
    },
  };
}

function named(db: Database) {
  return db
    .selectFrom('board_standings')
    .innerJoin('member_directory', 'member_directory.id', 'board_standings.member_id')
    .selectAll('board_standings')
    .select(['member_directory.account', 'member_directory.public_id']);
}

/** Found from both sides along the order of the board, however long it is. */
function neighbours(period: bigint, memberId: string) {
  return sql`
    with own as materialized (
      select * from board_standings where period_id = ${period} and member_id = ${BigInt(memberId)}
    ), above as (
      (select other.* from board_standings other
        where other.period_id = ${period} and other.score = (select score from own)
          and (other.reached, other.member_id) < ((select reached from own), (select member_id from own))
        order by other.score, other.reached desc, other.member_id desc limit ${NEIGHBOURS})
      union all
      (select other.* from board_standings other
        where other.period_id = ${period} and other.score > (select score from own)
        order by other.score, other.reached desc, other.member_id desc limit ${NEIGHBOURS})
      order by score, reached desc, member_id desc limit ${NEIGHBOURS}
    ), below as (
      (select other.* from board_standings other
        where other.period_id = ${period} and other.score = (select score from own)
          and (other.reached, other.member_id) > ((select reached from own), (select member_id from own))
        order by other.score desc, other.reached, other.member_id limit ${NEIGHBOURS})
      union all
      (select other.* from board_standings other
        where other.period_id = ${period} and other.score < (select score from own)
        order by other.score desc, other.reached, other.member_id limit ${NEIGHBOURS})
      order by score desc, reached, member_id limit ${NEIGHBOURS}
    )
    select entry.*, member.account, member.public_id
    from (select * from above union all select * from own union all select * from below) entry
      join member_directory member on member.id = entry.member_id
    order by entry.score desc, entry.reached, entry.member_id`;
}
