import { normalP } from '../audit/statistics';
import type { Database } from '../database/tables';
import { percentOf, written } from '../models/fraction';
import { modelOf } from '../models/models';
import { publishedReturn } from '../models/published-return';
import type { PlaySession } from '../sessions/authenticate';

/** What the rules of a title say of its return. */
export interface ReturnView {
  /** SHA-256 of the build that plays it. */
  readonly build: string;
  /** As operators list it; its fraction is in `/fairness.json` where it is longer than a line. */
  readonly exact: { readonly percent: string; readonly fraction: string | null };
  /** Null before the first round. */
  readonly measured: MeasuredReturn | null;
}

/** What came back of all rounds of a title that were played for real money in one currency. */
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
  const fraction = written(exact);
  return {
    exact: { percent: percentOf(exact), fraction: fraction.length > LONGEST_FRACTION ? null : fraction },
    measured: await measuredReturn(database, session),
  };
}

async function measuredReturn(database: Database, { title, currency }: PlaySession): Promise<MeasuredReturn | null> {
  const sums = await database
    .selectFrom('measured_returns')
    .selectAll()
    .where('game_code', '=', title.code)
    .where('model', '=', title.model)
    .where('currency', '=', currency)
    .executeTakeFirst();
  if (!sums) return null;
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

/** In whole hundredths, and in parts of one where it is less. */
function casesOf(chance: number): string {
  const hundredths = chance * 100;
  if (hundredths >= 1) return hundredths.toFixed(0);
  return hundredths >= 0.01 ? hundredths.toFixed(DECIMALS) : '< 0.01';
}
