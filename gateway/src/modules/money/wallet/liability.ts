import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** What a brand's members hold in one kind of wallet, in one currency. Minor units. */
export interface HeldBalance {
  currency: string;
  wallet: string;
  balance: bigint;
}

export async function heldBalances(db: Database, brand: string): Promise<HeldBalance[]> {
  const { rows } = await sql<HeldBalance>`
    select currency, wallet, sum(balance)::bigint as balance from wallet_accounts where brand = ${brand} group by 1, 2 order by 1, 2`.execute(
    db,
  );
  return rows;
}

/** Rounds that are not closed: what was staked in them, less what they paid already. */
export async function openRounds(db: Database, brand: string): Promise<{ currency: string; count: number; staked: bigint }[]> {
  const { rows } = await sql<{ currency: string; count: number; staked: bigint }>`
    select currency, count(*)::int as count, sum(bets - wins)::bigint as staked
    from game_rounds where brand = ${brand} and not closed and bets > 0 group by 1`.execute(db);
  return rows;
}
