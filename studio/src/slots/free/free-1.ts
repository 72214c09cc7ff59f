import { TWENTY_LINES } from '../lines/twenty-lines';
import { FREE_1_ODDS } from './free-1-odds';
import { freeRules } from './free-rules';

/** The reels, lines, pays and free spins of five reels with twenty lines. A test counts the odds anew from this. */
export const FREE_1 = freeRules({
  id: 'free-1',
  symbols: ['S', 'W', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
  rows: 3,
  reels: [
    'DACBFHGDFEDFEDGHBGHCSGECHEAFHGFB',
    'WFAGHFCDESCFEGDHBAHGEDHFCDEGBHFG',
    'CEGDCBFHGFCHDAEHGDFEGWAFHGBSHEFS',
    'FWDGHFEGCFHCBASEGHEDHFGDAEBCFDGH',
    'HDGEADBFHEDGCBFGACEHWFESFHGDCHFG',
  ],
  lines: TWENTY_LINES,
  pays: {
    A: [0, 0, 0, 40, 140, 1000],
    B: [0, 0, 0, 20, 70, 350],
    C: [0, 0, 0, 12, 40, 150],
    D: [0, 0, 0, 10, 25, 100],
    E: [0, 0, 0, 7, 18, 60],
    F: [0, 0, 0, 5, 12, 45],
    G: [0, 0, 0, 3, 10, 35],
    H: [0, 0, 0, 3, 8, 25],
  },
  times: [1],
  most: 15_000,
  free: {
    scatter: 'S',
    spins: [0, 0, 0, 8, 10, 12],
    reels: [
      'CEACEFHDBCGEBGABGHEBDHFADGFCADFH',
      'FDWHBCEBFGDAHEBGHCFDAEDWAGFWGHEC',
      'GBWFHDWACDHBCEFGHDAGFEWFDBCEHGAE',
      'FHGBEACDFCEWDBEGHAWDGWFBAEHCFHDG',
      'BWHGWFGAWEFDHCBFADGEHCFEHGACDBED',
    ],
  },
  volatility: 'HIGH',
  odds: FREE_1_ODDS,
  rest: [0, 0, 0, 0, 0],
});
