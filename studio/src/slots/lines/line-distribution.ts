import { add } from '../odds-of';
import { onStrip, type SlotRules } from '../slot-rules';

/** Above every sum of pays, so that a state fits in one number. */
const SUMS = 2 ** 16;

/**
 * Counts the ways to stop of a slot with lines, reel by reel: behind equal lines that still run and equal sums the ways go on alike, so that the 25 918 170 of
 * five reels are a few thousand.
 */
export function lineDistribution(rules: SlotRules): Map<number, number> {
  const { reels, lines, most } = rules;
  const ways = new Map<number, number>();
  for (let stop = 0; stop < (reels[0]?.length ?? 0); stop += 1) {
    const symbols = lines.map((rows) => onStrip(reels[0] ?? '', stop + (rows[0] ?? 0)));
    let states = new Map([[(2 ** lines.length - 1) * SUMS, 1]]);
    for (let reel = 1; reel < reels.length; reel += 1) states = behind(rules, states, reel, symbols);
    for (const [state, count] of states) {
      const sum = (state % SUMS) + paid(rules, Math.floor(state / SUMS), symbols, reels.length);
      add(ways, Math.min(sum, most), count);
    }
  }
  return ways;
}

type States = ReadonlyMap<number, number>;

/** One reel on: lines that end there are paid, the others run. */
function behind(rules: SlotRules, states: States, reel: number, symbols: readonly string[]): Map<number, number> {
  const next = new Map<number, number>();
  const strip = rules.reels[reel] ?? '';
  const running = Array.from(strip, (_, stop) =>
    rules.lines.reduce((mask, rows, line) => {
      const symbol = onStrip(strip, stop + (rows[reel] ?? 0));
      return symbol === 'W' || symbol === symbols[line] ? mask | (1 << line) : mask;
    }, 0),
  );
  for (const [state, count] of states) {
    const alive = Math.floor(state / SUMS);
    for (const mask of running) {
      const sum = (state % SUMS) + paid(rules, alive & ~mask, symbols, reel);
      add(next, (alive & mask) * SUMS + sum, count);
    }
  }
  return next;
}

function paid({ pays }: SlotRules, lines: number, symbols: readonly string[], count: number): number {
  return symbols.reduce((sum, symbol, line) => (lines & (1 << line) ? sum + (pays[symbol]?.[count] ?? 0) : sum), 0);
}
