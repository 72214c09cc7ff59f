import { numbersBelow } from '../draws/below';
import type { Risk } from '../instant/instant-rules';
import type { Expectation } from '../models/expectation';
import { asNumber, type Fraction, lowest } from '../models/fraction';

export interface TowersChoice {
  readonly risk: Risk;
}

export type TowersStep = { readonly open: number } | { readonly cashOut: true };

export const FLOORS = 6;
/** Tiles on each floor, under one of which is a trap. */
export const TILES_ON: Readonly<Record<Risk, number>> = { low: 4, medium: 3, high: 2 };
/** What comes back of a hundred staked, less what cutting to hundredths takes. */
const KEPT = 99n;

/** Below which sizes the traps are drawn, floor by floor from below. */
export function towerSizes({ risk }: TowersChoice): number[] {
  return Array.from({ length: FLOORS }, () => TILES_ON[risk]);
}

export function towerDraws(choice: TowersChoice, words: readonly number[]): number[] | undefined {
  return numbersBelow(words, towerSizes(choice));
}

/** The tile with the trap on each floor, from 1. */
export function trapsAt(places: readonly number[]): number[] {
  return places.map((place) => place + 1);
}

/** How likely so many floors are climbed. */
export function climbChance({ risk }: TowersChoice, floors: number): Fraction {
  const tiles = BigInt(TILES_ON[risk]);
  return lowest((tiles - 1n) ** BigInt(floors), tiles ** BigInt(floors));
}

/** What cashing out pays after so many floors, in hundredths of the stake: 0.99 ÷ their chance, cut. The stake alone on the ground. */
export function towersPay(choice: TowersChoice, floors: number): number {
  if (floors === 0) return 100;
  const { numerator, denominator } = climbChance(choice, floors);
  return Number((KEPT * denominator) / numerator);
}

/** Exactly what comes back on average to who cashes out after so many floors. */
export function towersReturn(choice: TowersChoice, floors: number): Fraction {
  const { numerator, denominator } = climbChance(choice, floors);
  return lowest(BigInt(towersPay(choice, floors)) * numerator, denominator * 100n);
}

/** Every risk with every floor on which somebody may cash out. */
export const CLIMBS: readonly (readonly [choice: TowersChoice, floors: number])[] = (Object.keys(TILES_ON) as Risk[]).flatMap(
  (risk) => Array.from({ length: FLOORS }, (_, at) => [{ risk }, at + 1] as const),
);

/** The lowest of all returns. */
export function lowestTowersReturn(): Fraction {
  const all = CLIMBS.map(([choice, floors]) => towersReturn(choice, floors));
  return all.reduce((least, each) => (asNumber(each) < asNumber(least) ? each : least));
}

/** What chance makes of a round in which a tile was opened on so many floors, the one with a trap among them; it holds for whoever stops when they like. */
export function towersExpected(choice: TowersChoice, stake: bigint, opened: number): Expectation {
  const worth = (floors: number) => (Number(stake) * towersPay(choice, floors)) / 100;
  const safe = asNumber(climbChance(choice, 1));
  let [mean, variance] = [worth(0), 0];
  for (let floor = 0; floor < opened; floor += 1) {
    // Floors are there only for who has climbed those below.
    mean += worth(floor + 1) * safe - worth(floor);
    variance += worth(floor + 1) ** 2 * safe * (1 - safe);
  }
  return { mean, variance };
}

/** What a round has come to, in hundredths of the stake: nothing once a trap was opened. */
export function towersCameTo(choice: TowersChoice, traps: readonly number[], opened: readonly number[]): number {
  return opened.some((tile, floor) => traps[floor] === tile) ? 0 : towersPay(choice, opened.length);
}

/** The most floors that can be climbed: all of them, and no more than the studio can pay for on this stake. */
export function mostFloors(choice: TowersChoice, stake: bigint, maxWin: bigint): number {
  let most = 0;
  while (most < FLOORS && (stake * BigInt(towersPay(choice, most + 1))) / 100n <= maxWin) most += 1;
  return most;
}
