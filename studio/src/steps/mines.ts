import { numbersBelow } from '../draws/below';
import type { Expectation } from '../models/expectation';
import { asNumber, type Fraction, lowest } from '../models/fraction';

export interface MinesChoice {
  readonly mines: number;
}

export type MinesStep = { readonly open: number } | { readonly cashOut: true };

export const TILES = 25;
export const MINES = { min: 1, max: TILES - 1 } as const;
/** What comes back of a hundred staked, less what cutting to hundredths takes. */
const KEPT = 99n;

export function isMinesChoice({ mines }: MinesChoice): boolean {
  return Number.isInteger(mines) && mines >= MINES.min && mines <= MINES.max;
}

/** Below which sizes the places of the mines are drawn, one after another. */
export function mineSizes({ mines }: MinesChoice): number[] {
  return Array.from({ length: mines }, (_, at) => TILES - at);
}

/** The places in numbers of 32 bits; undefined when they do not last. */
export function mineDraws(choice: MinesChoice, words: readonly number[]): number[] | undefined {
  return numbersBelow(words, mineSizes(choice));
}

/** The tiles with mines, from 1: each drawn place is one of the tiles that are left. */
export function minesAt(places: readonly number[]): number[] {
  const left = Array.from({ length: TILES }, (_, at) => at + 1);
  return places.flatMap((place) => left.splice(place, 1));
}

/** How likely it is that so many opened tiles have no mine. */
export function chanceOf({ mines }: MinesChoice, opened: number): Fraction {
  return lowest(choose(TILES - mines, opened), choose(TILES, opened));
}

/** What cashing out pays after so many tiles, in hundredths of the stake: 0.99 ÷ their chance, cut. The stake alone where none was opened. */
export function minesPay(choice: MinesChoice, opened: number): number {
  if (opened === 0) return 100;
  const { numerator, denominator } = chanceOf(choice, opened);
  return Number((KEPT * denominator) / numerator);
}

/** Exactly what comes back on average to who cashes out after so many tiles. */
export function minesReturn(choice: MinesChoice, opened: number): Fraction {
  const { numerator, denominator } = chanceOf(choice, opened);
  return lowest(BigInt(minesPay(choice, opened)) * numerator, denominator * 100n);
}

/** The lowest of all returns: over every number of mines, and of tiles after which somebody may cash out. */
export function lowestMinesReturn(): Fraction {
  const all = Array.from({ length: MINES.max }, (_, at) => ({ mines: at + 1 })).flatMap((choice) =>
    Array.from({ length: TILES - choice.mines }, (_, at) => minesReturn(choice, at + 1)),
  );
  return all.reduce((least, each) => (asNumber(each) < asNumber(least) ? each : least));
}

/**
 * What chance makes of a round in which so many tiles were opened, the one with a mine among them. Each tile by itself: how much more a round is worth on average once it is open, and how far
 * that scatters. So it holds for whoever opens as many as they like, and stops when they like.
 */
export function minesExpected(choice: MinesChoice, stake: bigint, opened: number): Expectation {
  const worth = (tiles: number) => (Number(stake) * minesPay(choice, tiles)) / 100;
  let [mean, variance] = [worth(0), 0];
  for (let tile = 0; tile < opened; tile += 1) {
    const safe = (TILES - choice.mines - tile) / (TILES - tile);
    mean += worth(tile + 1) * safe - worth(tile);
    variance += worth(tile + 1) ** 2 * safe * (1 - safe);
  }
  return { mean, variance };
}

/** What a round has come to, in hundredths of the stake: nothing once a mine was opened. */
export function minesCameTo(choice: MinesChoice, places: readonly number[], opened: readonly number[]): number {
  const mined = minesAt(places);
  return opened.some((tile) => mined.includes(tile)) ? 0 : minesPay(choice, opened.length);
}

/** The most tiles that can be opened: all without a mine, and no more than the studio can pay for on this stake. */
export function mostTiles(choice: MinesChoice, stake: bigint, maxWin: bigint): number {
  let most = 0;
  while (most < TILES - choice.mines && (stake * BigInt(minesPay(choice, most + 1))) / 100n <= maxWin) most += 1;
  return most;
}

function choose(of: number, taken: number): bigint {
  let ways = 1n;
  for (let step = 0; step < taken; step += 1) ways = (ways * BigInt(of - step)) / BigInt(step + 1);
  return ways;
}
