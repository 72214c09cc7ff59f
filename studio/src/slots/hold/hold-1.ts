import { TWENTY_LINES } from '../lines/twenty-lines';
import { HOLD_1_ODDS } from './hold-1-odds';
import { holdRules } from './hold-rules';

const JACKPOTS = { MINI: 100, MINOR: 200, MAJOR: 1_000, GRAND: 20_000 } as const;
const LINES = 10;

/** The reels, lines, pays, coins and jackpots of five reels with ten lines. A test counts the odds anew from this. */
export const HOLD_1 = holdRules({
  id: 'hold-1',
  symbols: ['O', 'W', 'A', 'B', 'C', 'D', 'E', 'F', 'G'],
  rows: 3,
  reels: [
    'EOODCFFEAOOGGDFFBGGECDEBADCFFGGB',
    'WEDGGOBOOEACBAEWDGGCFFFCBDFFEGGD',
    'BECBEDCWAFFGGFFCOODABEDOOWGGDGEF',
    'GGBFFGGDOEBDAEFCEGFFEBDACDWOOGWC',
    'WEGGGGDCADFCEBDEFFEGGEDOOABCFFBO',
  ],
  lines: TWENTY_LINES.slice(0, LINES),
  pays: {
    A: [0, 0, 0, 50, 200, 1000],
    B: [0, 0, 0, 25, 100, 400],
    C: [0, 0, 0, 15, 60, 200],
    D: [0, 0, 0, 10, 40, 150],
    E: [0, 0, 0, 10, 25, 80],
    F: [0, 0, 0, 5, 20, 60],
    G: [0, 0, 0, 5, 12, 40],
  },
  times: [1],
  most: JACKPOTS.GRAND,
  hold: {
    coin: 'O',
    from: 6,
    respins: 3,
    place: '...O............................',
    values: [
      ...[5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
      ...[10, 10, 10, 10, 10, 10, 10, 10, 10, 10],
      ...[20, 20, 20, 20, 20, 30, 50, JACKPOTS.MINI, JACKPOTS.MINOR, JACKPOTS.MAJOR],
    ],
    jackpots: JACKPOTS,
  },
  volatility: 'HIGH',
  odds: HOLD_1_ODDS,
  rest: [2, 20, 22, 8, 16],
});
