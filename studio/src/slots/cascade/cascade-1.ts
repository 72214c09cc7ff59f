import { cascadeRules } from './cascade-rules';

const STRIP = 'FCBDEACGBDCEFGFCGDEBEFAGFDFGEG';
const REELS = 6;
const ROWS = 5;

/** What 8 or 9, 10 or 11, and 12 or more of a symbol pay, by their number. */
function paying(eight: number, ten: number, twelve: number): number[] {
  return Array.from({ length: REELS * ROWS + 1 }, (_, count) => {
    if (count >= 12) return twelve;
    if (count >= 10) return ten;
    return count >= 8 ? eight : 0;
  });
}

/** The reels, pays and odds of six reels of five rows with cascades. A test counts the odds anew from the rest. */
export const CASCADE_1 = cascadeRules({
  id: 'cascade-1',
  symbols: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  rows: ROWS,
  reels: Array.from({ length: REELS }, () => STRIP),
  lines: [],
  pays: {
    A: paying(60, 250, 1000),
    B: paying(30, 120, 500),
    C: paying(9, 30, 120),
    D: paying(4, 15, 60),
    E: paying(2, 8, 40),
    F: paying(2, 4, 20),
    G: paying(1, 3, 15),
  },
  times: [1, 2, 3, 4, 5],
  most: 4_000,
  volatility: 'MEDIUM',
  odds: {
    returnToPlayer: { numerator: 58_261_703n, denominator: 60_750_000n },
    hitRate: { numerator: 51_244_111n, denominator: 145_800_000n },
    variance: { numerator: 121_062_150_927_816_041n, denominator: 3_690_562_500_000_000n },
    largestWin: { numerator: 49n, denominator: 24_300_000n },
  },
  rest: [0, 5, 9, 14, 20, 25],
});
