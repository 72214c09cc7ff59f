import { AGENT_TYPES } from '@pavilion/api/member-types';
import type { TeamSortKey } from '@pavilion/api/agents';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { dayOf, endOfDay, startOfDay } from '../../../platform/time';

/** Sums over members and days, in minor units. */
export interface Sums {
  deposits: bigint;
  withdrawals: bigint;
  bets: bigint;
  wins: bigint;
  active: number;
}

/** What is asked of a team: everybody whose path begins with the agent's, the agent left out. */
export interface TeamQuery {
  brand: string;
  path: string;
  from: string;
  to: string;
  timeZone: string;
}

export interface DaySums extends Sums {
  day: string;
  joined: number;
}

export interface MemberSums extends Sums {
  publicId: string;
  account: string;
  nickname: string;
  type: number;
  registeredAt: Date;
  direct: number;
  team: number;
  total: number;
}

const SUMS = sql`
  coalesce(sum(deposits), 0)::bigint as deposits, coalesce(sum(withdrawals), 0)::bigint as withdrawals,
  coalesce(sum(bets), 0)::bigint as bets, coalesce(sum(wins), 0)::bigint as wins`;

/** How many are how many steps below. */
export async function levelsOf(
  db: Database,
  { brand, path }: TeamQuery,
): Promise<{ level: number; members: number; agents: number }[]> {
  const { rows } = await sql<{ level: number; members: number; agents: number }>`
    select depth - ${stepsIn(path)}::int as level, count(*)::int as members, (count(*) filter (where type = any (${AGENT_TYPES})))::int as agents
    from member_directory where brand = ${brand} and path like ${`${path}_%`}
    group by depth order by depth`.execute(db);
  return rows;
}

/** Each day of the range, quiet ones too. */
export async function daysOf(db: Database, { brand, path, from, to, timeZone }: TeamQuery): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    with team as materialized (select id, registered_at from member_directory where brand = ${brand} and path like ${`${path}_%`}),
      played as (
        select day, ${SUMS}, (count(*) filter (where bets > 0))::int as active
        from team join member_days on member_id = id
        where day between ${from}::date and ${to}::date group by day),
      joined as (
        select ${dayOf(sql`registered_at`, timeZone)} as day, count(*)::int as joined from team
        where registered_at >= ${startOfDay(from, timeZone)}
          and registered_at < ${endOfDay(to, timeZone)} group by 1)
    select each::date::text as day, coalesce(deposits, 0) as deposits, coalesce(withdrawals, 0) as withdrawals, coalesce(bets, 0) as bets,
      coalesce(wins, 0) as wins, coalesce(active, 0) as active, coalesce(joined, 0) as joined
    from generate_series(${from}::date, ${to}::date, interval '1 day') each
      left join played on played.day = each::date left join joined on joined.day = each::date
    order by each`.execute(db);
  return rows;
}

/** How many different members bet in the range. */
export async function activeIn(db: Database, { brand, path, from, to }: TeamQuery): Promise<number> {
  const { rows } = await sql<{ active: number }>`
    select count(*)::int as active from member_directory
    where brand = ${brand} and path like ${`${path}_%`}
      and exists (select from member_days where member_id = id and day between ${from}::date and ${to}::date and bets > 0)`.execute(
    db,
  );
  return rows[0]?.active ?? 0;
}

const ORDERS: Readonly<Record<TeamSortKey, string>> = {
  account: 'account_key',
  registeredAt: 'registered_at',
  team: 'team',
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  validBets: 'bets',
  wins: 'wins',
  profitLoss: 'wins - bets',
};

interface Page {
  sort: TeamSortKey;
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

/** Everybody directly below, with the sums of their branch: one pass over the team, put together by the step that follows the path. */
export async function membersBelow(
  db: Database,
  { brand, path, from, to }: TeamQuery,
  { sort, order, offset, limit }: Page,
): Promise<MemberSums[]> {
  const { rows } = await sql<MemberSums>`
    with team as materialized (
        select id, depth, split_part(substr(path, ${path.length + 1}::int), '/', 1)::bigint as branch
        from member_directory where brand = ${brand} and path like ${`${path}_%`}),
      sizes as (
        select branch, (count(*) - 1)::int as team, (count(*) filter (where depth = ${stepsIn(path) + 2}::int))::int as direct
        from team group by branch),
      played as (
        select branch, ${SUMS}, (count(distinct id) filter (where bets > 0))::int as active
        from team join member_days on member_id = id
        where day between ${from}::date and ${to}::date group by branch),
      listed as (
        select public_id, account, account_key, nickname, type, registered_at, direct, team,
          coalesce(deposits, 0) as deposits, coalesce(withdrawals, 0) as withdrawals, coalesce(bets, 0) as bets, coalesce(wins, 0) as wins,
          coalesce(active, 0) as active
        from sizes join member_directory member on member.id = branch left join played using (branch))
    select public_id as "publicId", account, nickname, type, registered_at as "registeredAt", direct, team,
      deposits, withdrawals, bets, wins, active, (count(*) over ())::int as total
    from listed
    order by ${sql.raw(`${ORDERS[sort]} ${order}`)}, account_key
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The depth of the member whose path this is. */
function stepsIn(path: string): number {
  return path.split('/').length - 3;
}
