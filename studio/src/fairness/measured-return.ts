import { sql } from 'kysely';
import { normalP } from '../audit/statistics';
import type { Database } from '../database/tables';
import { asNumber, type Fraction, percentOf, written } from '../models/fraction';
import type { ModelId } from '../models/model-id';
import { modelOf } from '../models/models';
import { publishedReturn } from '../models/published-return';
import { type Currency, limitsOf } from '../money/currencies';
import { termsAt } from '../profiles/terms';
import type { PlaySession } from '../sessions/authenticate';

/** What the rules of a title say of its return. */
export interface ReturnView {
  /** SHA-256 of the build that plays it. */
  readonly build: string;
  /** As operators list it; its fraction is in `/fairness.json` where it is longer than a line. */
  readonly exact: { readonly percent: string; readonly fraction: string | null };
  /** Null before the first round. */
  readonly measured: MeasuredReturn | null;
  /** Null where the rules of the brand leave no stake that could win it. */
  readonly largest: LargestWinView | null;
}

/** The most that a round can pay; money in units as digits. */
export interface LargestWinView {
  readonly amount: string;
  readonly stake: string;
  readonly currency: string;
  readonly coin: string;
  /** In how many rounds that are played for it it comes once on average. */
  readonly rounds: number;
  /** Its chance, where that is no longer than a line. */
  readonly fraction: string | null;
}

/** What came back of all rounds that were played for real money in one currency by the rules of a title: of one of thousands of titles, hardly any would ever be enough. */
export interface MeasuredReturn {
  readonly rounds: string;
  readonly currency: string;
  /** Per cent of all stakes, with two decimals. */
  readonly percent: string;
  /** Per cent that chance makes of the same bets on average. */
  readonly expected: string;
  /** How far the two lie apart, in standard deviations. */
  readonly z: string;
  /** In how many of a hundred cases chance alone is at least as far off; null while there are too few rounds to say so. */
  readonly cases: string | null;
  /** Whether best play is what is expected: who plays otherwise gets back less. */
  readonly bestPlay: boolean;
}

/** Of fewer rounds one rare win decides the sum, and the normal curve says nothing of it. */
const ENOUGH_ROUNDS = 1_000n;
const LONGEST_FRACTION = 40;
const DECIMALS = 2;

export async function returnOfTitle(database: Database, session: PlaySession): Promise<Omit<ReturnView, 'build'>> {
  const exact = publishedReturn(modelOf(session.title));
  return {
    exact: { percent: percentOf(exact), fraction: inOneLine(exact) },
    measured: await measuredReturn(database, session),
    largest: largestWin(session),
  };
}

function inOneLine(fraction: Fraction): string | null {
  const text = written(fraction);
  return text.length > LONGEST_FRACTION ? null : text;
}

function largestWin(session: PlaySession): LargestWinView | null {
  const { title, currency } = session;
  const { most, odds, stake } = modelOf(title).largest(currency);
  const { maxStake } = termsAt(session, 0);
  if (maxStake !== null && stake > maxStake) return null;
  return {
    amount: String(most),
    stake: String(stake),
    currency,
    coin: String(limitsOf(currency).coin),
    rounds: 1 / asNumber(odds),
    fraction: inOneLine(odds),
  };
}

async function measuredReturn(database: Database, { title, currency }: PlaySession): Promise<MeasuredReturn | null> {
  const sums = await sumsOfModel(database, title.model, currency);
  if (!sums.rounds) return null;
  const { rounds, staked, returned, expected, variance } = sums;
  // Bets that cannot scatter, as a round of steps without a step, come back as expected.
  const z = variance > 0 ? (Number(returned) - expected) / Math.sqrt(variance) : 0;
  return {
    rounds: String(rounds),
    currency,
    percent: percentOf({ numerator: returned, denominator: staked }),
    expected: ((expected / Number(staked)) * 100).toFixed(DECIMALS),
    z: z.toFixed(DECIMALS),
    cases: rounds < ENOUGH_ROUNDS ? null : casesOf(normalP(z)),
    bestPlay: modelOf(title).expect === undefined,
  };
}

function sumsOfModel(database: Database, model: ModelId, currency: Currency) {
  return database
    .selectFrom('measured_returns')
    .select([
      sql<bigint>`coalesce(sum(rounds), 0)::bigint`.as('rounds'),
      sql<bigint>`coalesce(sum(staked), 0)::bigint`.as('staked'),
      sql<bigint>`coalesce(sum(returned), 0)::bigint`.as('returned'),
      sql<number>`coalesce(sum(expected), 0)`.as('expected'),
      sql<number>`coalesce(sum(variance), 0)`.as('variance'),
    ])
    .where('model', '=', model)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
}

/** In whole hundredths, and in parts of one where it is less. */
function casesOf(chance: number): string {
  const hundredths = chance * 100;
  if (hundredths >= 1) return hundredths.toFixed(0);
  return hundredths >= 0.01 ? hundredths.toFixed(DECIMALS) : '< 0.01';
}
