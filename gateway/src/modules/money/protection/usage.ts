import type { LimitPeriod } from '@pavilion/api/protection';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { Brand } from '../../../platform/http';
import { endOfDay } from '../../../platform/time';
import type { Wallet } from '../wallet';

/** What counts in a period now. */
export interface Usage {
  amount: bigint;
  /** When some of it counts no more. */
  freesAt: Date | null;
}

type ByPeriod = Readonly<Record<LimitPeriod, Usage>>;

/** What counts against each kind of limit. */
export interface UsageByKind {
  deposit: ByPeriod;
  wager: ByPeriod;
  loss: ByPeriod;
  session: Usage;
}

interface PeriodTotals {
  period: LimitPeriod;
  stakes: bigint;
  payouts: bigint;
  freesAt: Date | null;
}

/** All that a player has used. Whoever has no limit on play has no figures by the hour; theirs are read from the ledger. */
export async function readUsage(
  db: Database,
  wallet: Wallet,
  brand: Brand,
  memberId: string,
  counted: boolean,
): Promise<UsageByKind> {
  const deposit = byPeriod(await depositedByPeriod(db, memberId, brand.currency), ({ amount }) => amount);
  const spent = counted
    ? await totalsFromHours(db, memberId, brand.currency)
    : await totalsFromLedger(wallet, memberId, brand.currency);
  return {
    deposit,
    wager: byPeriod(spent, ({ stakes }) => stakes),
    loss: byPeriod(spent, ({ stakes, payouts }) => stakes - payouts),
    session: await playTimeToday(db, brand, memberId),
  };
}

/** Gross: whatever was paid, or may still be. */
export async function depositedByPeriod(db: Database, memberId: string, currency: string) {
  const { rows } = await sql<{ period: LimitPeriod; amount: bigint; freesAt: Date | null }>`
    select period, coalesce(sum(amount), 0)::bigint as amount, min(begun) + play_span(period) as "freesAt"
    from unnest(array['day', 'week', 'month']) period
    left join (
      select amount, coalesce(settled_at, created_at) as begun from deposit_facts
      where member_id = ${memberId}::bigint and currency = ${currency}
        and state not in ('expired', 'failed', 'cancelled', 'rejected', 'returned')
    ) payment on begun > now() - play_span(period)
    group by period`.execute(db);
  return rows;
}

async function totalsFromHours(db: Database, memberId: string, currency: string): Promise<PeriodTotals[]> {
  const { rows } = await sql<PeriodTotals>`
    select period, coalesce(sum(stakes), 0)::bigint as stakes, coalesce(sum(payouts), 0)::bigint as payouts,
      min(hour) + play_span(period) + interval '1 hour' as "freesAt"
    from unnest(array['day', 'week', 'month']) period
    left join member_spend on member_id = ${memberId}::bigint and currency = ${currency} and hour > play_counts_from(period)
      and (stakes > 0 or payouts > 0)
    group by period`.execute(db);
  return rows;
}

const HOURS: Readonly<Record<LimitPeriod, number>> = { day: 24, week: 168, month: 720 };
const HOUR_MS = 3_600_000;

async function totalsFromLedger(wallet: Wallet, memberId: string, currency: string): Promise<PeriodTotals[]> {
  const periods: LimitPeriod[] = ['day', 'week', 'month'];
  return Promise.all(
    periods.map(async (period) => {
      const since = new Date(Date.now() - HOURS[period] * HOUR_MS);
      return { period, freesAt: null, ...(await wallet.playedSince(memberId, currency, since)) };
    }),
  );
}

/** Minutes of today that were spent here; the day ends at midnight by the brand's clock. */
export async function playTimeToday(db: Database, { code, timeZone }: Brand, memberId: string): Promise<Usage> {
  const { rows } = await sql<{ seconds: number | null; midnight: Date }>`
    select (select seconds from play_time where member_id = ${memberId}::bigint and day = brand_day(${code})) as seconds,
      ${endOfDay(sql`brand_day(${code})`, timeZone)} as midnight`.execute(db);
  const { seconds = 0, midnight = null } = rows[0] ?? {};
  return { amount: BigInt(Math.floor((seconds ?? 0) / 60)), freesAt: midnight };
}

function byPeriod<Row extends { period: LimitPeriod; freesAt: Date | null }>(
  rows: readonly Row[],
  amountOf: (row: Row) => bigint,
): ByPeriod {
  const used = (period: LimitPeriod): Usage => {
    const row = rows.find((each) => each.period === period);
    return { amount: row ? amountOf(row) : 0n, freesAt: row?.freesAt ?? null };
  };
  return { day: used('day'), week: used('week'), month: used('month') };
}
