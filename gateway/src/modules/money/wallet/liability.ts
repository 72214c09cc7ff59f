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

/** How many members have money in a wallet, bonuses aside, and how much by currency. Minor units. */
export async function membersWithMoney(
  db: Database,
  brand: string,
): Promise<{ members: number; balances: { currency: string; amount: bigint }[] }> {
  const { rows } = await sql<{ currency: string; amount: bigint; members: number }>`
    select currency, sum(balance)::bigint as amount, count(distinct member_id)::int as members
    from wallet_accounts where brand = ${brand} and wallet <> 'bonus' and balance > 0 group by 1 order by 1`.execute(db);
  const balances = rows.map(({ currency, amount }) => ({ currency, amount }));
  return { members: Math.max(0, ...rows.map(({ members }) => members)), balances };
}

/** Rounds of a vendor that are not closed: what was staked in them, less what they paid already. Minor units. */
export interface UnclosedRounds {
  currency: string;
  vendor: string;
  count: number;
  staked: bigint;
  /** Those in which nothing moved for so long that nobody waits for them any more. */
  lapsed: { count: number; staked: bigint };
  /** When something moved in the oldest that is still waited for. */
  oldest: Date | null;
}

export async function unclosedRounds(db: Database, brand: string): Promise<UnclosedRounds[]> {
  const { rows } = await sql<Omit<UnclosedRounds, 'lapsed'> & { lapsedCount: number; lapsedStaked: bigint }>`
    select currency, known.vendor, count(*) filter (where lapsed_at is null)::int as count,
      coalesce(sum(bets - wins) filter (where lapsed_at is null), 0)::bigint as staked, min(moved_at) filter (where lapsed_at is null) as oldest,
      count(lapsed_at)::int as "lapsedCount", coalesce(sum(bets - wins) filter (where lapsed_at is not null), 0)::bigint as "lapsedStaked"
    from game_rounds known left join lapsed_rounds lapsed
      on lapsed.member_id = known.member_id and lapsed.vendor = known.vendor and lapsed.round = known.round and lapsed_at >= moved_at
    where brand = ${brand} and not closed and bets > 0
    group by 1, 2 order by 3 desc, 2`.execute(db);
  return rows.map(({ lapsedCount, lapsedStaked, ...round }) => ({
    ...round,
    lapsed: { count: lapsedCount, staked: lapsedStaked },
  }));
}
