import { lowest, type Fraction } from '../models/fraction';
import { LINES, MAX_TENTHS, PAYS, type PayingSymbol, REELS } from './reels';
import { symbolAt } from './spin';

/** Everything about the odds of a spin, exactly; amounts are multiples of the stake. */
export interface Odds {
  readonly returnToPlayer: Fraction;
  readonly hitRate: Fraction;
  readonly variance: Fraction;
  /** Of a win of the most that a spin pays. */
  readonly largestWin: Fraction;
}

const STOPS_IN_ALL = REELS.reduce((product, { length }) => product * length, 1);
const ALL_LINES = 2 ** LINES.length - 1;
/** Above every sum of pays, so that a state fits in one number. */
const SUMS = 2 ** 16;

/**
 * How many of all the ways in which five reels can stop pay how much, in tenths of the stake. Counted reel by reel: behind equal lines that still run and equal
 * sums the ways go on alike, so that 25 918 170 of them are a few thousand.
 */
export function payDistribution(): ReadonlyMap<number, number> {
  const ways = new Map<number, number>();
  for (let stop = 0; stop < (REELS[0]?.length ?? 0); stop += 1) {
    const symbols = LINES.map((rows) => symbolAt(0, stop, rows[0] ?? 0) as PayingSymbol);
    let states = new Map([[ALL_LINES * SUMS, 1]]);
    for (let reel = 1; reel < REELS.length; reel += 1) states = behind(states, reel, symbols);
    for (const [state, count] of states) {
      const sum = (state % SUMS) + paid(Math.floor(state / SUMS), symbols, REELS.length);
      add(ways, Math.min(sum, MAX_TENTHS), count);
    }
  }
  return ways;
}

/** One reel on: lines that end there are paid, the others run. */
function behind(states: ReadonlyMap<number, number>, reel: number, symbols: readonly PayingSymbol[]): Map<number, number> {
  const next = new Map<number, number>();
  const running = (REELS[reel] ?? []).map((_, stop) =>
    LINES.reduce((mask, rows, line) => {
      const symbol = symbolAt(reel, stop, rows[reel] ?? 0);
      return symbol === 'W' || symbol === symbols[line] ? mask | (1 << line) : mask;
    }, 0),
  );
  for (const [state, count] of states) {
    const alive = Math.floor(state / SUMS);
    for (const mask of running) {
      const sum = (state % SUMS) + paid(alive & ~mask, symbols, reel);
      add(next, (alive & mask) * SUMS + sum, count);
    }
  }
  return next;
}

function paid(lines: number, symbols: readonly PayingSymbol[], count: number): number {
  return symbols.reduce((sum, symbol, line) => (lines & (1 << line) ? sum + (PAYS[symbol][count] ?? 0) : sum), 0);
}

function add(counts: Map<number, number>, key: number, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

/** The odds of a spin, from the reels, lines and pays as they are. */
export function oddsOfSpin(): Odds {
  const all = BigInt(STOPS_IN_ALL);
  const ways = [...payDistribution()].map(([tenths, count]) => [BigInt(tenths), BigInt(count)] as const);
  const sumOf = (of: (tenths: bigint) => bigint) => ways.reduce((sum, [tenths, count]) => sum + of(tenths) * count, 0n);
  const paidInAll = sumOf((tenths) => tenths);
  return {
    returnToPlayer: lowest(paidInAll, all * 10n),
    hitRate: lowest(
      sumOf((tenths) => (tenths > 0n ? 1n : 0n)),
      all,
    ),
    variance: lowest(sumOf((tenths) => tenths * tenths) * all - paidInAll * paidInAll, all * all * 100n),
    largestWin: lowest(
      sumOf((tenths) => (tenths === BigInt(MAX_TENTHS) ? 1n : 0n)),
      all,
    ),
  };
}
