import { gathered, isRisk, type InstantRules, type Risk, RISKS } from './instant-rules';

export interface PlinkoChoice {
  readonly risk: Risk;
  readonly rows: number;
}

export const ROWS = { min: 8, max: 16 } as const;

/** What the pockets pay, in hundredths, from the rim to the middle; the other half is its mirror. */
const PAYS: Readonly<Record<number, Readonly<Record<Risk, readonly number[]>>>> = {
  8: { low: [550, 220, 110, 80, 80], medium: [1200, 340, 130, 60, 50], high: [2800, 490, 120, 40, 10] },
  9: { low: [600, 320, 140, 110, 60], medium: [1800, 500, 190, 70, 50], high: [4400, 900, 170, 50, 20] },
  10: { low: [800, 380, 200, 120, 90, 30], medium: [2400, 700, 260, 110, 60, 30], high: [7500, 1250, 300, 80, 30, 10] },
  11: { low: [900, 470, 280, 160, 120, 30], medium: [3000, 1000, 370, 150, 100, 20], high: [12000, 2100, 460, 120, 50, 10] },
  12: {
    low: [1000, 500, 290, 150, 90, 90, 60],
    medium: [3600, 1250, 470, 180, 80, 70, 40],
    high: [18000, 3100, 650, 180, 90, 20, 10],
  },
  13: {
    low: [1100, 600, 360, 240, 130, 80, 60],
    medium: [4800, 1750, 700, 280, 130, 50, 50],
    high: [28000, 5200, 1100, 300, 90, 30, 20],
  },
  14: {
    low: [1200, 650, 390, 240, 140, 80, 80, 80],
    medium: [6000, 2200, 850, 360, 170, 90, 60, 20],
    high: [42000, 7600, 1650, 430, 130, 50, 30, 20],
  },
  15: {
    low: [1400, 850, 490, 300, 200, 120, 80, 60],
    medium: [8500, 3200, 1250, 500, 230, 90, 60, 50],
    high: [62000, 12000, 2700, 700, 200, 80, 40, 10],
  },
  16: {
    low: [1600, 900, 550, 330, 210, 150, 110, 70, 40],
    medium: [11000, 3900, 1500, 650, 290, 170, 80, 40, 40],
    high: [100000, 18000, 4000, 1000, 300, 80, 70, 20, 20],
  },
};

/** What each pocket pays, from the left. */
export function pocketsOf({ rows, risk }: PlinkoChoice): number[] {
  const half = PAYS[rows]?.[risk] ?? [];
  return Array.from({ length: rows + 1 }, (_, pocket) => half[Math.min(pocket, rows - pocket)] ?? 0);
}

/** The pocket, from the left, that a path ends in: each step to the right is one further. */
export function pocketOf(path: readonly number[]): number {
  return path.reduce((sum, step) => sum + step, 0);
}

/** A ball falls through rows of pegs, at each to the left (0) or to the right (1) alike, into a pocket that pays. */
export const plinko: InstantRules<PlinkoChoice> = {
  id: 'plinko-1',
  canonical: ({ risk, rows }) =>
    isRisk(risk) && Number.isInteger(rows) && rows >= ROWS.min && rows <= ROWS.max ? { risk, rows } : undefined,
  sizes: ({ rows }) => Array.from({ length: rows }, () => 2),
  multiplier: (choice, path) => pocketsOf(choice)[pocketOf(path)] ?? 0,
  pays: (choice) => gathered(pocketsOf(choice).map((multiplier, pocket) => ({ multiplier, ways: pathsTo(pocket, choice.rows) }))),
  boldest: () => RISKS.flatMap((risk) => Object.keys(PAYS).map((rows) => ({ risk, rows: Number(rows) }))),
  extremes: { lowestReturn: { risk: 'high', rows: 13 }, often: { risk: 'low', rows: 16 }, seldom: { risk: 'high', rows: 16 } },
};

function pathsTo(pocket: number, rows: number): bigint {
  let paths = 1n;
  for (let step = 0; step < pocket; step += 1) paths = (paths * BigInt(rows - step)) / BigInt(step + 1);
  return paths;
}
