import { sql } from 'kysely';
import type { Database } from '../../platform/database';

/** A round that paid more than was bet, with what it paid in minor units. */
export interface WonRound {
  account: string;
  vendor: string;
  game: string;
  amount: bigint;
}

/** The rounds of a brand that paid best in the last thirty days, best first, no more than one per member and game. */
export async function bestRounds(db: Database, brand: string, limit: number): Promise<WonRound[]> {
  const { rows } = await sql<WonRound>`
    select members.account, vendor, game, amount from (
      select distinct on (member_id, vendor, game) member_id, vendor, game, wins as amount
      from (
        select member_id, vendor, game, wins from game_rounds
        where brand = ${brand} and wins > bets and moved_at > now() - interval '30 days'
        order by moved_at desc limit 5000
      ) lately
      order by member_id, vendor, game, wins desc
    ) best join members on members.id = best.member_id
    order by amount desc limit ${limit}`.execute(db);
  return rows;
}
