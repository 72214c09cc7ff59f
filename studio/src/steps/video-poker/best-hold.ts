import { DECK } from '../../table/cards';
import { HAND, type PokerRules, timesOf } from './poker-rules';

/** A hold, and what it comes to on average. */
export interface HoldValue {
  readonly hold: readonly number[];
  /** What all draws pay together, for one staked, and how many there are. */
  readonly pays: number;
  readonly draws: number;
}

const HOLDS: readonly (readonly number[])[] = Array.from({ length: 2 ** HAND }, (_, mask) =>
  Array.from({ length: HAND }, (__, at) => at).filter((at) => (mask & (1 << at)) !== 0),
);

/**
 * The best of all 32 holds, each counted over every draw there is: 2 598 960 hands in all. It stops after at most some ten thousand of them, so that a page can draw itself
 * meanwhile; it goes on when it is asked for the next value. Of holds that come to the same, it is the one that keeps more cards.
 */
export function* bestHold(rules: PokerRules, dealt: readonly number[]): Generator<undefined, HoldValue> {
  const left = Array.from({ length: DECK }, (_, card) => card).filter((card) => !dealt.includes(card));
  let best: HoldValue = { hold: [], pays: -1, draws: 1 };
  for (const hold of HOLDS) {
    const value = yield* valueOf(
      rules,
      hold.map((at) => dealt[at] ?? 0),
      left,
      hold,
    );
    if (isBetter(value, best)) best = value;
  }
  return best;
}

function isBetter(one: HoldValue, other: HoldValue): boolean {
  const [mine, its] = [one.pays * other.draws, other.pays * one.draws];
  return mine > its || (mine === its && one.hold.length > other.hold.length);
}

function* valueOf(
  rules: PokerRules,
  kept: readonly number[],
  left: readonly number[],
  hold: readonly number[],
): Generator<undefined, HoldValue> {
  const hand = [...kept];
  const total = { pays: 0, draws: 0 };
  const draw = (from: number) => {
    if (hand.length === HAND) {
      total.pays += timesOf(rules, rules.rankHand(hand));
      total.draws += 1;
      return;
    }
    for (let at = from; at < left.length; at += 1) {
      hand.push(left[at] as number);
      draw(at + 1);
      hand.pop();
    }
  };
  if (kept.length >= HAND - STEPS_AT_ONCE) draw(0);
  else
    for (const [first, second] of pairsBelow(left.length)) {
      hand.push(left[first] as number, left[second] as number);
      draw(second + 1);
      hand.length = kept.length;
      yield;
    }
  return { hold, ...total };
}

/** With so many cards to draw all draws are counted at once. */
const STEPS_AT_ONCE = 2;

function* pairsBelow(count: number): Generator<readonly [number, number]> {
  for (let first = 0; first < count; first += 1) for (let second = first + 1; second < count; second += 1) yield [first, second];
}
