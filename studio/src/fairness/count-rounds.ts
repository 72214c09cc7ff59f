import { sql, type Transaction } from 'kysely';
import type { Database, Round, Tables } from '../database/tables';
import type { Expectation } from '../models/expectation';
import { asNumber } from '../models/fraction';
import type { Model } from '../models/model';
import { modelOf } from '../models/models';
import { publishedReturn } from '../models/published-return';
import { type Currency, limitsOf } from '../money/currencies';

/** How many rounds are added in one transaction. */
const BATCH = 500;

/**
 * Adds rounds that ended to what was measured of their titles, each once: it leaves the list of those to count in the transaction that adds it. Several processes may count at the same time.
 *
 * @returns how many were added; none once all are
 */
export function countRounds(database: Database): Promise<number> {
  return database.transaction().execute(async (tx) => {
    const rounds = await takeUncounted(tx);
    // In one order, so that two who count wait for each other and no more.
    const sums = [...sumsOf(rounds)].sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [, sum] of sums) await add(tx, sum);
    return rounds.length;
  });
}

type Uncounted = Round & { readonly currency: Currency };
type Sum = Tables['measured_returns'];

async function takeUncounted(tx: Transaction<Tables>): Promise<Uncounted[]> {
  const taken = await tx
    .deleteFrom('uncounted_rounds')
    .where('round_id', 'in', (waiting) =>
      waiting.selectFrom('uncounted_rounds').select('round_id').limit(BATCH).forUpdate().skipLocked(),
    )
    .returning('round_id')
    .execute();
  if (taken.length === 0) return [];
  const rounds = await tx
    .selectFrom('rounds')
    .innerJoin('players', 'players.id', 'rounds.player_id')
    .selectAll('rounds')
    .select('players.currency')
    .where(
      'rounds.id',
      'in',
      taken.map(({ round_id: id }) => id),
    )
    .execute();
  return rounds as Uncounted[];
}

function sumsOf(rounds: readonly Uncounted[]): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const round of rounds) {
    const { game_code, model, currency } = round;
    const key = `${game_code} ${model} ${currency}`;
    const sum = sums.get(key) ?? { game_code, model, currency, rounds: 0n, staked: 0n, returned: 0n, expected: 0, variance: 0 };
    const { staked, returned } = moneyIn(round);
    const { mean, variance } = expectationOf(round);
    sums.set(key, {
      ...sum,
      rounds: sum.rounds + 1n,
      staked: sum.staked + staked,
      returned: sum.returned + returned,
      expected: sum.expected + mean,
      variance: sum.variance + variance,
    });
  }
  return sums;
}

function moneyIn({ stake, raised, payout }: Round) {
  return { staked: stake + raised, returned: payout ?? 0n };
}

/**
 * Where a model cannot say what chance makes of a round with the steps that it has, best play is expected, whatever the steps of this one cost, and its spread is how far the round
 * itself lies from that.
 */
function expectationOf(round: Uncounted): Expectation {
  const model: Model = modelOf(round);
  if (model.expect) return model.expect(round, limitsOf(round.currency).coin);
  const best = model.expectBest?.(round) ?? Number(round.stake) * asNumber(publishedReturn(model));
  const mean = best + Number(round.raised);
  return { mean, variance: (Number(moneyIn(round).returned) - mean) ** 2 };
}

async function add(tx: Transaction<Tables>, sum: Sum): Promise<void> {
  await tx
    .insertInto('measured_returns')
    .values(sum)
    .onConflict((known) =>
      known.columns(['game_code', 'model', 'currency']).doUpdateSet({
        rounds: sql`measured_returns.rounds + excluded.rounds`,
        staked: sql`measured_returns.staked + excluded.staked`,
        returned: sql`measured_returns.returned + excluded.returned`,
        expected: sql`measured_returns.expected + excluded.expected`,
        variance: sql`measured_returns.variance + excluded.variance`,
      }),
    )
    .execute();
}
