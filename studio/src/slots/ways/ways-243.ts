import { wayRules } from './way-rules';

/** The reels, pays and odds of five reels with 243 ways. A test counts the odds anew from the rest. */
export const WAYS_243 = wayRules({
  id: 'ways-243',
  symbols: ['W', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
  rows: 3,
  reels: [
    'DGGFFHEAAFGGCCFHBBEEGHHEDDHH',
    'DDHGGHWFEEGFCCGFFEEHHADBBGH',
    'HHFFEHHWFHGCCEEDFAAHGGEDDBBGG',
    'HGGFFDDAHHEBBFGDDGWHEECCHEGFF',
    'EFFDDFFDAAHHFCCEGCCGGHEEGGBBHH',
  ],
  lines: [],
  pays: {
    A: [0, 0, 0, 25, 180, 1500],
    B: [0, 0, 0, 12, 50, 300],
    C: [0, 0, 0, 8, 25, 100],
    D: [0, 0, 0, 4, 12, 50],
    E: [0, 0, 0, 3, 8, 30],
    F: [0, 0, 0, 2, 6, 20],
    G: [0, 0, 0, 2, 4, 15],
    H: [0, 0, 0, 1, 3, 10],
  },
  times: [1],
  most: 10_000,
  volatility: 'HIGH',
  odds: {
    returnToPlayer: { numerator: 15_263_707n, denominator: 15_894_900n },
    hitRate: { numerator: 5n, denominator: 14n },
    variance: { numerator: 17_699_278_429_152_731n, denominator: 252_647_846_010_000n },
    largestWin: { numerator: 4n, denominator: 264_915n },
  },
  rest: [7, 0, 0, 0, 0],
});
