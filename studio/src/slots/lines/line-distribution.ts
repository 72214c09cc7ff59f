import { add } from '../odds-of';
import { onStrip, type SlotRules } from '../slot-rules';

/** Above every sum of pays, so that a state fits in one number. */
const SUMS = 2 ** 24;
/** Above the number of places of a window. */
export const SCATTERS = 2 ** 5;

/**
 * Counts the ways to stop of a slot with lines, reel by reel: behind equal lines that still run and equal sums the ways go on alike, so that the 25 918 170 of
 * five reels are a few thousand.
 */
export function lineDistribution(rules: SlotRules): Map<number, number> {
  const ways = new Map<number, number>();
  for (const [state, count] of linesAndScatters(rules, '')) add(ways, Math.min(Math.floor(state / SCATTERS), rules.most), count);
  return ways;
}

/** The same, besides with how many of a symbol are seen: sum · SCATTERS + number. */
export function linesAndScatters(rules: Lines, scatter: string): Map<number, number> {
  const { reels, lines } = rules;
  const ways = new Map<number, number>();
  for (let stop = 0; stop < (reels[0]?.length ?? 0); stop += 1) {
    const symbols = lines.map((rows) => onStrip(reels[0] ?? '', stop + (rows[0] ?? 0)));
    let states = new Map([[(2 ** lines.length - 1) * SUMS + seen(rules, 0, stop, scatter), 1]]);
    for (let reel = 1; reel < reels.length; reel += 1) states = behind(rules, states, { reel, symbols, scatter });
    for (const [state, count] of states) {
      const last = paid(rules, Math.floor(state / SUMS), symbols, reels.length);
      add(ways, (state % SUMS) + last * SCATTERS, count);
    }
  }
  return ways;
}

type States = ReadonlyMap<number, number>;
type Lines = Pick<SlotRules, 'reels' | 'rows' | 'lines' | 'pays'>;

interface Reel {
  readonly reel: number;
  /** Those of the lines, on the first reel. */
  readonly symbols: readonly string[];
  readonly scatter: string;
}

/** One reel on: lines that end there are paid, the others run. */
function behind(rules: Lines, states: States, { reel, symbols, scatter }: Reel): Map<number, number> {
  const next = new Map<number, number>();
  const strip = rules.reels[reel] ?? '';
  const running = Array.from(
    strip,
    (_, stop) =>
      [
        rules.lines.reduce((mask, rows, line) => {
          const symbol = onStrip(strip, stop + (rows[reel] ?? 0));
          return symbol === 'W' || symbol === symbols[line] ? mask | (1 << line) : mask;
        }, 0),
        seen(rules, reel, stop, scatter),
      ] as const,
  );
  for (const [state, count] of states) {
    const alive = Math.floor(state / SUMS);
    for (const [mask, scatters] of running) {
      const sum = (state % SUMS) + paid(rules, alive & ~mask, symbols, reel) * SCATTERS + scatters;
      add(next, (alive & mask) * SUMS + sum, count);
    }
  }
  return next;
}

/** How many of a symbol a reel shows. */
function seen({ reels, rows }: Lines, reel: number, stop: number, symbol: string): number {
  return Array.from({ length: rows }, (_, row) => onStrip(reels[reel] ?? '', stop + row)).filter((each) => each === symbol).length;
}

function paid({ pays }: Lines, lines: number, symbols: readonly string[], count: number): number {
  return symbols.reduce((sum, symbol, line) => (lines & (1 << line) ? sum + (pays[symbol]?.[count] ?? 0) : sum), 0);
}
