import type { Fraction } from '../models/fraction';
import type { SlotModelId } from '../models/model-id';
import type { FreeBonus, HoldBonus } from './bonuses';

/** The stake is spread alike over what may pay: pays are written in tenths of it. */
export const TENTHS = 10;

/** Everything about the odds of a spin, exactly; amounts are multiples of the stake. */
export interface Odds {
  readonly returnToPlayer: Fraction;
  readonly hitRate: Fraction;
  readonly variance: Fraction;
  /** Of a win of the most that a spin pays. */
  readonly largestWin: Fraction;
}

/** A place of the window. */
export type Cell = readonly [reel: number, row: number];

/** Equal symbols that pay. */
export interface SlotWin {
  readonly symbol: string;
  readonly count: number;
  /** In tenths of the stake, over all its ways. */
  readonly pays: number;
  readonly cells: readonly Cell[];
  /** From 0, where lines pay. */
  readonly line?: number;
  /** How many ways there are to it, where ways pay. */
  readonly ways?: number;
}

/** What is seen at one time, and what it pays. Most spins show one of them. */
export interface Fall {
  /** Reel by reel, each from top to bottom; an empty text where a place is empty. */
  readonly window: readonly (readonly string[])[];
  readonly wins: readonly SlotWin[];
  /** What its wins are multiplied by. */
  readonly times: number;
  /** Where reels turned into it: their strips and where they stopped. */
  readonly turned?: Turned;
  /** Which free spin it is, from 1. */
  readonly free?: { readonly spin: number; readonly of: number };
  /** Coins that are held, and the re-spins that are left. */
  readonly held?: { readonly coins: readonly Coin[]; readonly left: number };
}

export interface Turned {
  readonly reels: readonly string[];
  readonly stops: readonly number[];
}

/** A coin that is held, and what it pays, in tenths of the stake. */
export interface Coin {
  readonly cell: Cell;
  readonly pays: number;
}

/** A spin as it is played: it asks for a number below the one it yields, and returns all that is seen. */
export type Game = Generator<number, readonly Fall[], number>;

/** The published rules of a slot, which server, page and verifier share. Symbols are letters here; a title's skin gives them names and pictures. */
export interface SlotRules {
  readonly id: SlotModelId;
  readonly kind: 'lines' | 'ways' | 'anywhere' | 'hold' | 'free';
  /** Best first. W stands for every other symbol and pays nothing itself. */
  readonly symbols: readonly string[];
  readonly rows: number;
  /** From top to bottom, closed to a ring. A stop is the number, from 0, of the symbol in the top row. */
  readonly reels: readonly string[];
  /** The row, from 0 at the top, in which a line crosses each reel; none where lines are nothing. */
  readonly lines: readonly (readonly number[])[];
  /** What so many of a symbol pay, in tenths of the stake. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
  /** What the wins of one fall after the other are multiplied by, the last of them from then on. */
  readonly times: readonly number[];
  /** In tenths of the stake: no spin pays more, whatever its wins add up to. */
  readonly most: number;
  readonly hold?: HoldBonus;
  readonly free?: FreeBonus;
  readonly volatility: 'LOW' | 'MEDIUM' | 'HIGH';
  readonly odds: Odds;
  /** Stops that pay nothing: what is seen before the first spin. */
  readonly rest: readonly number[];
  /** What happens, from the numbers that are drawn one after the other: the stops, and whatever a bonus draws. */
  play(): Game;
  /** The most that can still be paid once the first reels stand: what may be looked forward to, and nothing that may not. */
  stillPossible(stopped: readonly number[]): number;
}

/** What a rule says of a spin is all it says besides the facts above. */
export type PublishedSlot = Omit<SlotRules, 'kind' | 'play' | 'stillPossible'>;

/** Lets reels turn. */
export function* turn(reels: readonly string[]): Generator<number, number[], number> {
  const stops: number[] = [];
  for (const { length } of reels) stops.push(yield length);
  return stops;
}

/** All that is seen of a spin, from the numbers that were drawn for it. */
export function fallsOf(rules: Pick<SlotRules, 'play'>, drawn: readonly number[]): readonly Fall[] {
  const game = rules.play();
  let step = game.next();
  for (const number of drawn) if (!step.done) step = game.next(number);
  if (!step.done) throw new Error(`The spin is not over after ${drawn.length} numbers.`);
  return step.value;
}

/** What a spin pays, in tenths of the stake. */
export function spinPays(rules: SlotRules, stops: readonly number[]): number {
  const sum = fallsOf(rules, stops).reduce((paid, fall) => paid + fallPays(fall), 0);
  return Math.min(sum, rules.most);
}

export function fallPays({ wins, times }: Fall): number {
  return wins.reduce((sum, { pays }) => sum + pays, 0) * times;
}

/** The symbol at a place of a strip, which is a ring. */
export function onStrip(strip: string, place: number): string {
  return strip[((place % strip.length) + strip.length) % strip.length] ?? '';
}

/** Whether the next reel alone can bring a symbol up to `enough` of it in the window, once the first reels stand. */
export function isOneReelAway(
  rules: Pick<SlotRules, 'reels' | 'rows'>,
  stopped: readonly number[],
  symbol: string,
  enough: number,
): boolean {
  const { reels, rows } = rules;
  const shown = (seen: readonly string[]) => seen.filter((each) => each === symbol).length;
  const next = reels[stopped.length] ?? '';
  const most = Math.max(0, ...Array.from(next, (_, stop) => shown(windowAt({ reels: [next], rows }, [stop]).flat())));
  const seen = shown(windowAt(rules, stopped).flat());
  return seen < enough && seen + most >= enough;
}

/** What is seen, reel by reel, each from top to bottom. */
export function windowAt({ reels, rows }: Pick<SlotRules, 'reels' | 'rows'>, stops: readonly number[]): string[][] {
  return stops.map((stop, reel) => Array.from({ length: rows }, (_, row) => onStrip(reels[reel] ?? '', stop + row)));
}
