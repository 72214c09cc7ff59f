import { lineRules } from './line-rules';

/** The reels, line, pays and odds of three reels with one line. A test counts the odds anew from the rest. */
export const CLASSIC_1 = lineRules({
  id: 'classic-1',
  symbols: ['W', 'A', 'B', 'C', 'D', 'E', 'F', 'G'],
  rows: 3,
  reels: ['GEFBGDFGCEGFDGAEFGCFGEDFGE', 'GEFBGDFGCEGFWGAEFGCFGEDFGE', 'GEFBGDFGCEGFDGAEFGCFGWDFGE'],
  lines: [[1, 1, 1]],
  pays: {
    A: [0, 0, 0, 1000],
    B: [0, 0, 0, 700],
    C: [0, 0, 0, 400],
    D: [0, 0, 0, 250],
    E: [0, 0, 10, 100],
    F: [0, 0, 10, 80],
    G: [0, 10, 20, 50],
  },
  times: [1],
  most: 1_000,
  volatility: 'LOW',
  odds: {
    returnToPlayer: { numerator: 4_201n, denominator: 4_394n },
    hitRate: { numerator: 3_671n, denominator: 8_788n },
    variance: { numerator: 169_949_035n, denominator: 19_307_236n },
    largestWin: { numerator: 1n, denominator: 4_394n },
  },
  rest: [2, 3, 7],
});
