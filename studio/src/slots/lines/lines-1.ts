import { lineRules } from './line-rules';

/** The reels, lines, pays and odds of five reels with ten lines. A test counts the odds anew from the rest. */
export const LINES_1 = lineRules({
  id: 'lines-1',
  symbols: ['W', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
  rows: 3,
  reels: [
    'BFHDGCAAAGDGHFEFBEGECBHGFHCHDE',
    'DCGBGFHWBHDHCGEGCHEFAWADFGHFEBE',
    'HAWACEGFCBWDFHGFBHGHEGCDEBFGEHD',
    'DHBDEFEGWGFHECGBHGFHCAWADBHECGF',
    'HDGHEFECBFAADGHCHGEFCHBGDEGFB',
  ],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [1, 0, 1, 2, 1],
  ],
  pays: {
    A: [0, 0, 5, 50, 250, 2000],
    B: [0, 0, 0, 30, 150, 750],
    C: [0, 0, 0, 25, 90, 400],
    D: [0, 0, 0, 20, 70, 300],
    E: [0, 0, 0, 15, 50, 200],
    F: [0, 0, 0, 10, 40, 150],
    G: [0, 0, 0, 5, 25, 80],
    H: [0, 0, 0, 5, 20, 60],
  },
  times: [1],
  most: 10_000,
  volatility: 'MEDIUM',
  odds: {
    returnToPlayer: { numerator: 8_271_299n, denominator: 8_639_390n },
    hitRate: { numerator: 1_572n, denominator: 4_805n },
    variance: { numerator: 2_523_255_210_024_811n, denominator: 111_958_589_358_150n },
    largestWin: { numerator: 3n, denominator: 4_319_695n },
  },
  rest: [0, 0, 0, 0, 0],
});
