import type { NextSize } from '../../draws/below';
import { stakeStep } from '../../instant/stakes';
import type { Fraction } from '../../models/fraction';
import type { PokerModelId } from '../../models/model-id';
import { type Currency, limitsOf, type StakeLimits } from '../../money/currencies';
import { cardsAt, DECK } from '../../table/cards';

/** How many cards a hand has. */
export const HAND = 5;

/** Which cards are held, by their place from 0: the only step of a round. */
export interface HoldStep {
  readonly hold: readonly number[];
}

/** A game of video poker: one deck, five cards, one exchange. */
export interface PokerRules {
  readonly id: PokerModelId;
  /** What is paid, the best first: for one staked. */
  readonly pays: readonly { readonly hand: string; readonly times: number }[];
  /** Which of `pays` five cards are, by its place; -1 for none. */
  readonly rankHand: (cards: readonly number[]) => number;
  /** What comes back to who holds best each time, over all 2 598 960 deals, as `poker-return.ts` counts it. */
  readonly returns: Fraction;
  /** How often that pays. */
  readonly hits: Fraction;
  /** How often it pays the most that there is. */
  readonly largestWin: Fraction;
  /** The standard deviation of a round of it, in stakes. */
  readonly deviation: number;
}

/** Five cards, and then as many as were thrown away, each of the cards that are left. */
export function pokerSizes(step: HoldStep | undefined): NextSize {
  const count = HAND + (step ? HAND - step.hold.length : 0);
  return (drawn) => (drawn.length < count ? DECK - drawn.length : undefined);
}

/** The five cards that were dealt, and those that lie at the end: what is not held makes room for the next cards, from left to right. */
export function handsOf(places: readonly number[], step: HoldStep | undefined) {
  const cards = cardsAt(places);
  const [dealt, next] = [cards.slice(0, HAND), cards.slice(HAND)];
  const last = dealt.map((card, at) => (step && !step.hold.includes(at) ? (next.shift() ?? card) : card));
  return { dealt, last };
}

/** What five cards pay, in hundredths of the stake. */
export function handPays(rules: PokerRules, cards: readonly number[]): number {
  return timesOf(rules, rules.rankHand(cards)) * 100;
}

export function timesOf({ pays }: PokerRules, place: number): number {
  return pays[place]?.times ?? 0;
}

/** Whether a step holds places of a hand, each once and in order. */
export function isHold({ hold }: HoldStep): boolean {
  return hold.every((at, index) => Number.isInteger(at) && at >= 0 && at < HAND && (index === 0 || at > (hold[index - 1] ?? -1)));
}

/** The most that a round pays, in hundredths of the stake. */
export function topOf({ pays }: PokerRules): number {
  return Math.max(...pays.map(({ times }) => times)) * 100;
}

/** The best hand stays within what the studio pays. */
export function pokerLimits(rules: PokerRules, currency: Currency): StakeLimits {
  const limits = limitsOf(currency);
  const byWin = (limits.maxWin * 100n) / BigInt(topOf(rules));
  const most = byWin < limits.maxStake ? byWin : limits.maxStake;
  return { ...limits, maxStake: most - (most % stakeStep(currency)) };
}
