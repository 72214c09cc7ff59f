import { gathered, isRisk, type InstantRules, type Risk, RISKS } from './instant-rules';

export interface KenoChoice {
  /** From 1, smallest first. */
  readonly numbers: readonly number[];
  readonly risk: Risk;
}

export const NUMBERS = 40;
export const DRAWN = 10;
export const MOST_PICKED = 10;

/** What 0, 1, 2 … hits pay, in hundredths, for one picked number, two, three … */
const PAYS: Readonly<Record<Risk, readonly (readonly number[])[]>> = {
  low: [
    [70, 186],
    [60, 110, 400],
    [0, 80, 320, 1650],
    [0, 40, 140, 950, 6000],
    [0, 20, 80, 440, 2700, 20000],
    [0, 20, 70, 250, 1000, 5900, 35000],
    [0, 0, 70, 160, 650, 2250, 10000, 50000],
    [0, 0, 60, 130, 360, 1250, 4100, 16000, 65000],
    [0, 0, 60, 100, 260, 650, 2100, 6600, 22000, 80000],
    [0, 0, 60, 90, 170, 450, 1200, 3400, 10000, 31000, 100000],
  ],
  medium: [
    [0, 396],
    [0, 122, 900],
    [0, 40, 240, 4000],
    [0, 0, 180, 950, 10000],
    [0, 0, 90, 420, 3050, 30000],
    [0, 0, 80, 240, 1100, 7050, 50000],
    [0, 0, 70, 160, 600, 2450, 13000, 70000],
    [0, 0, 0, 200, 430, 1200, 4600, 18000, 80000],
    [0, 0, 0, 140, 310, 800, 2200, 7100, 24000, 90000],
    [0, 0, 0, 120, 220, 480, 1400, 3400, 10000, 31000, 100000],
  ],
  high: [
    [0, 396],
    [0, 0, 1716],
    [0, 0, 120, 6800],
    [0, 0, 30, 900, 24850],
    [0, 0, 0, 600, 3550, 45100],
    [0, 0, 0, 360, 1350, 8800, 70000],
    [0, 0, 0, 250, 700, 3000, 14000, 80000],
    [0, 0, 0, 0, 900, 1750, 6100, 22000, 90000],
    [0, 0, 0, 0, 550, 1100, 2950, 8600, 28000, 100000],
    [0, 0, 0, 0, 380, 700, 1600, 4000, 11000, 32000, 100000],
  ],
};

/** What 0, 1, 2 … hits pay. */
export function kenoPays({ numbers, risk }: KenoChoice): readonly number[] {
  return PAYS[risk][numbers.length - 1] ?? [];
}

/** The numbers that were drawn, in their order: each drawn place is one of those that are left. */
export function ballsOf(places: readonly number[]): number[] {
  const left = Array.from({ length: NUMBERS }, (_, at) => at + 1);
  return places.flatMap((place) => left.splice(place, 1));
}

export function hitsOf({ numbers }: KenoChoice, places: readonly number[]): number[] {
  return ballsOf(places).filter((ball) => numbers.includes(ball));
}

/** Ten of forty numbers are drawn; what they pay depends on how many of the player's are among them. */
export const keno: InstantRules<KenoChoice> = {
  id: 'keno-1',
  canonical({ numbers, risk }) {
    const sorted = [...new Set(numbers)].sort((one, other) => one - other);
    const fits = sorted.length === numbers.length && sorted.length >= 1 && sorted.length <= MOST_PICKED;
    const known = sorted.every((each) => Number.isInteger(each) && each >= 1 && each <= NUMBERS);
    return fits && known && isRisk(risk) ? { numbers: sorted, risk } : undefined;
  },
  sizes: () => Array.from({ length: DRAWN }, (_, at) => NUMBERS - at),
  multiplier: (choice, places) => kenoPays(choice)[hitsOf(choice, places).length] ?? 0,
  pays(choice) {
    const picked = choice.numbers.length;
    return gathered(kenoPays(choice).map((multiplier, hits) => ({ multiplier, ways: waysToHit(hits, picked) })));
  },
  boldest: () => RISKS.flatMap((risk) => Array.from({ length: MOST_PICKED }, (_, at) => ({ risk, numbers: upTo(at + 1) }))),
  extremes: {
    lowestReturn: { numbers: [1, 2], risk: 'low' },
    often: { numbers: [1], risk: 'low' },
    seldom: { numbers: [1, 2], risk: 'high' },
  },
};

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

/** Of all ways to draw ten numbers, those with so many of the picked ones. */
function waysToHit(hits: number, picked: number): bigint {
  return choose(picked, hits) * choose(NUMBERS - picked, DRAWN - hits);
}

function choose(of: number, taken: number): bigint {
  let ways = 1n;
  for (let step = 0; step < taken; step += 1) ways = (ways * BigInt(of - step)) / BigInt(step + 1);
  return ways;
}
