import { numbersBelow } from '../draws/below';
import type { Expectation } from '../models/expectation';
import { asNumber, type Fraction, lowest } from '../models/fraction';
import { DECK, rankOf, RANKS } from '../table/cards';

export const GUESSES = ['higher', 'lower'] as const;
export type Guess = (typeof GUESSES)[number];
export type HiLoStep = { readonly guess: Guess } | { readonly skip: true } | { readonly cashOut: true };

/** What comes back of a hundred staked, less what cutting to hundredths takes. */
const KEPT = 99n;
/** How many cards may be passed over in a round, and after how many right guesses it is taken. */
export const MOST_SKIPS = 10;
export const MOST_GUESSES = 30;

/** What a round has come to after the steps that there are. */
export interface HiLoState {
  /** The cards that came, the first one before any step. */
  readonly cards: readonly number[];
  /** How many of thirteen ranks won, for each guess that was right. */
  readonly ways: readonly number[];
  readonly skips: number;
  readonly missed: boolean;
  readonly cashedOut: boolean;
}

/**
 * How many of thirteen ranks win: those of the card’s rank and above, or of its rank and below. Above an ace, the lowest, and below a king, the highest, the same rank does not win: it is
 * what the other guess is for.
 */
export function waysOf(card: number, guess: Guess): number {
  const rank = rankOf(card);
  if (guess === 'higher') return rank === 1 ? RANKS - 1 : RANKS + 1 - rank;
  return rank === RANKS ? RANKS - 1 : rank;
}

function isRight(card: number, next: number, guess: Guess): boolean {
  const [before, after] = [rankOf(card), rankOf(next)];
  if (before === after) return before !== (guess === 'higher' ? 1 : RANKS);
  return guess === 'higher' ? after > before : after < before;
}

/** Below which sizes the cards are drawn: each of a whole deck, one at the beginning and one for each guess or skip. */
export function hiLoSizes(steps: readonly HiLoStep[]): number[] {
  return [DECK, ...steps.flatMap((step) => ('cashOut' in step ? [] : [DECK]))];
}

/** The cards in numbers of 32 bits; undefined when they do not last. */
export function hiLoDraws(steps: readonly HiLoStep[], words: readonly number[]): number[] | undefined {
  return numbersBelow(words, hiLoSizes(steps));
}

export function hiLoState(cards: readonly number[], steps: readonly HiLoStep[]): HiLoState {
  const ways: number[] = [];
  let missed = false;
  for (const [at, step] of steps.entries()) {
    if (!('guess' in step)) continue;
    const [card = 0, next = 0] = [cards[at], cards[at + 1]];
    if (isRight(card, next, step.guess)) ways.push(waysOf(card, step.guess));
    else missed = true;
  }
  const skips = steps.filter((step) => 'skip' in step).length;
  return { cards, ways, skips, missed, cashedOut: steps.some((step) => 'cashOut' in step) };
}

/** What taking it pays after guesses that won in so many of thirteen ways each, in hundredths of the stake: 0.99 ÷ their chance, cut. The stake alone before the first. */
export function hiLoPay(ways: readonly number[]): number {
  if (ways.length === 0) return 100;
  const { numerator, denominator } = chanceOf(ways);
  return Number((KEPT * denominator) / numerator);
}

/** How likely all of these guesses are right. */
export function chanceOf(ways: readonly number[]): Fraction {
  const [won, all] = ways.reduce(([over, under], each) => [over * BigInt(each), under * BigInt(RANKS)], [1n, 1n] as [
    bigint,
    bigint,
  ]);
  return lowest(won, all);
}

/** Exactly what comes back on average to who takes it after such guesses. */
export function hiLoReturn(ways: readonly number[]): Fraction {
  const { numerator, denominator } = chanceOf(ways);
  return lowest(BigInt(hiLoPay(ways)) * numerator, denominator * 100n);
}

/**
 * The lowest return of all guesses after which somebody may take it. Cutting takes less than a hundredth of the stake, so only guesses that pay little can return less than
 * the lowest found so far: no others are looked at.
 */
export function lowestHiLoReturn(): { readonly ways: readonly number[]; readonly returns: Fraction } {
  let least = { ways: [RANKS - 1], returns: hiLoReturn([RANKS - 1]) };
  const look = (ways: readonly number[], most: number) => {
    for (let next = most; next >= 1; next -= 1) {
      const longer = [...ways, next];
      const returns = hiLoReturn(longer);
      if (asNumber(returns) < asNumber(least.returns)) least = { ways: longer, returns };
      const lowestHere = (Number(KEPT) / 100) * (1 - 1 / hiLoPay(longer));
      if (lowestHere < asNumber(least.returns) && longer.length < MOST_GUESSES) look(longer, next);
    }
  };
  look([], RANKS - 1);
  return least;
}

/** What one guess more would come to, in hundredths of the stake. */
export function payAfter({ cards, ways }: Pick<HiLoState, 'cards' | 'ways'>, guess: Guess): number {
  return hiLoPay([...ways, waysOf(cards.at(-1) ?? 0, guess)]);
}

export function maySkip({ skips }: HiLoState): boolean {
  return skips < MOST_SKIPS;
}

/**
 * What chance makes of a round with these guesses, the one that was wrong among them. Each by itself: how much more the round is worth on average after it, and how far that scatters. So it holds for
 * whoever guesses, skips and stops as they like.
 */
export function hiLoExpected(cards: readonly number[], steps: readonly HiLoStep[], stake: bigint): Expectation {
  const worth = (ways: readonly number[]) => (Number(stake) * hiLoPay(ways)) / 100;
  const ways: number[] = [];
  let [mean, variance] = [worth(ways), 0];
  for (const [at, step] of steps.entries()) {
    if (!('guess' in step)) continue;
    const before = worth(ways);
    ways.push(waysOf(cards[at] ?? 0, step.guess));
    const right = (ways.at(-1) ?? 0) / RANKS;
    mean += worth(ways) * right - before;
    variance += worth(ways) ** 2 * right * (1 - right);
  }
  return { mean, variance };
}

/** What a round has come to, in hundredths of the stake: nothing once a guess was wrong. */
export function hiLoCameTo({ ways, missed }: HiLoState): number {
  return missed ? 0 : hiLoPay(ways);
}

/** Whether nothing is left to do: it was lost or taken, there were as many guesses as there may be, or the next one could win more than the studio pays. */
export function isHiLoOver(state: HiLoState, stake: bigint, maxWin: bigint): boolean {
  if (state.missed || state.cashedOut || state.ways.length >= MOST_GUESSES) return true;
  return GUESSES.some((guess) => (stake * BigInt(payAfter(state, guess))) / 100n > maxWin);
}
