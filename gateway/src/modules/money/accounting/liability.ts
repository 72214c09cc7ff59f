import type { LiabilityValue } from '@pavilion/api/staff';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { Brand } from '../../../platform/http';
import { dayOf } from '../../../platform/time';
import { heldBalances, type UnclosedRounds, unclosedRounds, withReportSnapshot } from '../wallet';

type Figures = LiabilityValue['currencies'][number];

/** What the house owes the members of a brand, and what it took in games today. Each currency by itself. */
export async function liabilityOf(db: Database, { code, currency, timeZone }: Brand): Promise<LiabilityValue> {
  return withReportSnapshot(db, async (trx) => {
    const held = await heldBalances(trx, code);
    const rounds = await unclosedRounds(trx, code);
    const leaving = new Map((await pendingWithdrawals(trx, code)).map((row) => [row.currency, row]));
    const today = await playedToday(trx, code, timeZone);
    const currencies = [
      ...new Set([currency, ...held.map((row) => row.currency), ...rounds.map((row) => row.currency), ...leaving.keys()]),
    ];
    const { rows } = await sql<{ now: Date }>`select now()`.execute(trx);
    return {
      readAt: (rows[0]?.now ?? new Date()).toISOString(),
      currencies: currencies.map((each): Figures => {
        const wallets = held.filter((row) => row.currency === each);
        const { bets, wins } = each === currency ? today : { bets: 0n, wins: 0n };
        return {
          currency: each,
          main: String(wallets.find(({ wallet }) => wallet === 'main')?.balance ?? 0n),
          bonus: String(wallets.find(({ wallet }) => wallet === 'bonus')?.balance ?? 0n),
          vendors: wallets
            .filter(({ wallet }) => wallet.startsWith('vendor:'))
            .map(({ wallet, balance }) => ({ vendor: wallet.slice('vendor:'.length), balance: String(balance) })),
          withdrawals: { count: leaving.get(each)?.count ?? 0, amount: String(leaving.get(each)?.amount ?? 0n) },
          rounds: roundFigures(rounds.filter((row) => row.currency === each)),
          today: { bets: String(bets), wins: String(wins), revenue: String(bets - wins) },
        };
      }),
    };
  });
}

function roundFigures(rounds: readonly UnclosedRounds[]): Figures['rounds'] {
  const sums = { count: 0, staked: 0n, lapsed: { count: 0, staked: 0n } };
  for (const { count, staked, lapsed } of rounds) {
    sums.count += count;
    sums.staked += staked;
    sums.lapsed.count += lapsed.count;
    sums.lapsed.staked += lapsed.staked;
  }
  return {
    count: sums.count,
    staked: String(sums.staked),
    lapsed: { count: sums.lapsed.count, staked: String(sums.lapsed.staked) },
    vendors: rounds.map(({ vendor, count, staked, lapsed, oldest }) => ({
      ...{ vendor, count, staked: String(staked), lapsed: lapsed.count, oldest: oldest?.toISOString() ?? null },
    })),
  };
}

async function pendingWithdrawals(db: Database, brand: string): Promise<{ currency: string; count: number; amount: bigint }[]> {
  const { rows } = await sql<{ currency: string; count: number; amount: bigint }>`
    select currency, count(*)::int as count, sum(amount - paid)::bigint as amount
    from withdrawal_facts where brand = ${brand} and state in ('review', 'approved', 'sent') group by 1`.execute(db);
  return rows;
}

/** From the figures of days, which follow the ledger within seconds. */
async function playedToday(db: Database, brand: string, timeZone: string): Promise<{ bets: bigint; wins: bigint }> {
  const { rows } = await sql<{ bets: bigint; wins: bigint }>`
    select coalesce(sum(bets), 0)::bigint as bets, coalesce(sum(wins), 0)::bigint as wins
    from member_day_figures join member_directory member on member.id = member_id
    where brand = ${brand} and day = ${dayOf(sql`now()`, timeZone)}`.execute(db);
  return rows[0] ?? { bets: 0n, wins: 0n };
}
