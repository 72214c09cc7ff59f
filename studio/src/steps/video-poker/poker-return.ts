import { type Fraction, lowest } from '../../models/fraction';
import { DECK, rankOf, SUITS } from '../../table/cards';
import { HAND, type PokerRules, timesOf, topOf } from './poker-rules';

/** What best play comes to over all deals. */
export interface BestPlay {
  readonly deals: number;
  readonly returns: Fraction;
  /** How often it pays anything. */
  readonly hits: Fraction;
  /** The mean of the squares of what is paid, for one staked. */
  readonly squares: Fraction;
  /** How often it pays the most that there is. */
  readonly largestWin: Fraction;
}

const HOLDS = 2 ** HAND;
const LEFT = DECK - HAND;
/** A multiple of the number of ways to draw none to five of 47 cards: what holds come to is compared, and added up, in its parts. */
const PARTS = 7_669_695;
const CHOOSE = Array.from({ length: DECK + 1 }, (_, of) => Array.from({ length: HAND + 1 }, (__, taken) => choose(of, taken)));
/** How many cards a hold has, and how many parts one way to draw the others is. */
const SIZES = Array.from({ length: HOLDS }, (_, hold) => bitsOf(hold).length);
const WEIGHTS = SIZES.map((size) => PARTS / choose(LEFT, HAND - size));
/** Of holds that come to the same, the one that keeps more cards is played. */
const IN_ORDER = Array.from({ length: HOLDS }, (_, hold) => hold).sort((one, other) => (SIZES[other] ?? 0) - (SIZES[one] ?? 0));

/**
 * Counts best play exactly over all 2 598 960 deals. What all hands with some cards pay together is added up once for each set of up to five cards; what a hold comes to follows
 * from 32 of these sums, by taking away those hands that have a card which was thrown away. Deals that differ by their suits alone are counted as one.
 */
export function countBestPlay(rules: PokerRules): BestPlay {
  const [pays, hits, squares, tops] = [emptySums(), emptySums(), emptySums(), emptySums()];
  const top = topOf(rules) / 100;
  forHands((cards) => {
    const times = timesOf(rules, rules.rankHand(cards));
    if (times === 0) return;
    const sets = setsOf(cards);
    addTo(pays, sets, times);
    addTo(hits, sets, 1);
    addTo(squares, sets, times * times);
    if (times === top) addTo(tops, sets, 1);
  });
  const total = { deals: 0, pays: 0n, hits: 0n, squares: 0n, tops: 0n };
  forDeals((cards, alike) => {
    const sets = setsOf(cards);
    const values = comeTo(pays, sets);
    const best = bestOf(values);
    const weight = BigInt(alike) * BigInt(WEIGHTS[best] ?? 0);
    total.deals += alike;
    total.pays += weight * BigInt(values[best] ?? 0);
    total.hits += weight * BigInt(comeTo(hits, sets)[best] ?? 0);
    total.squares += weight * BigInt(comeTo(squares, sets)[best] ?? 0);
    total.tops += weight * BigInt(comeTo(tops, sets)[best] ?? 0);
  });
  const all = BigInt(total.deals) * BigInt(PARTS);
  return {
    deals: total.deals,
    returns: lowest(total.pays, all),
    hits: lowest(total.hits, all),
    squares: lowest(total.squares, all),
    largestWin: lowest(total.tops, all),
  };
}

/** By size of a set and its place among all sets of this size: what the hands that have all of its cards come to together. */
type Sums = readonly Float64Array[];

function emptySums(): Sums {
  return Array.from({ length: HAND + 1 }, (_, size) => new Float64Array(choose(DECK, size)));
}

function addTo(sums: Sums, sets: Int32Array, amount: number): void {
  for (let hold = 0; hold < HOLDS; hold += 1) {
    const of = sums[SIZES[hold] as number] as Float64Array;
    const place = sets[hold] as number;
    of[place] = (of[place] as number) + amount;
  }
}

const SETS = new Int32Array(HOLDS);

/** The place of each subset of five cards among all sets of its size; in a list that is used again each time, as it is asked for millions of times. */
function setsOf(cards: readonly number[]): Int32Array {
  for (let hold = 1; hold < HOLDS; hold += 1) {
    const highest = 31 - Math.clz32(hold);
    const beyond = (CHOOSE[cards[highest] as number] as number[])[SIZES[hold] as number] as number;
    SETS[hold] = (SETS[hold ^ (1 << highest)] as number) + beyond;
  }
  return SETS;
}

/** What each hold comes to over all draws, together. */
function comeTo(sums: Sums, sets: Int32Array): Float64Array {
  const values = Float64Array.from(sets, (place, hold) => (sums[SIZES[hold] as number] as Float64Array)[place] as number);
  for (let card = 1; card < HOLDS; card *= 2)
    for (let hold = 0; hold < HOLDS; hold += 1)
      if ((hold & card) === 0) values[hold] = (values[hold] as number) - (values[hold | card] as number);
  return values;
}

function bestOf(values: Float64Array): number {
  let [best, most] = [HOLDS - 1, -1];
  for (const hold of IN_ORDER) {
    const value = (values[hold] ?? 0) * (WEIGHTS[hold] ?? 0);
    if (value > most) [best, most] = [hold, value];
  }
  return best;
}

/** All hands of five cards, each with its lowest card first, in a list that is the same one each time. */
function forHands(visit: (cards: readonly number[]) => void): void {
  const cards = [0, 0, 0, 0, 0];
  const [deck, last] = [DECK, HAND - 1];
  const from = (at: number, first: number) => {
    for (let card = first; card < deck; card += 1) {
      cards[at] = card;
      if (at === last) visit(cards);
      else from(at + 1, card + 1);
    }
  };
  from(0, 0);
}

const RANK_BITS = Array.from({ length: DECK }, (_, card) => 1 << rankOf(card));

/** One deal for all that differ by the names of their suits alone, and how many these are. */
function forDeals(visit: (cards: readonly number[], alike: number) => void): void {
  const suits = [0, 0, 0, 0];
  const names = SUITS.length;
  forHands((cards) => {
    suits.fill(0);
    for (const card of cards) suits[card % names] = (suits[card % names] as number) | (RANK_BITS[card] as number);
    const [clubs, diamonds, hearts, spades] = suits as [number, number, number, number];
    if (clubs >= diamonds && diamonds >= hearts && hearts >= spades) visit(cards, orders(suits));
  });
}

/** In how many ways the suits can be named: 24, fewer where some are alike. */
function orders(suits: readonly number[]): number {
  let [ways, alike] = [1, 1];
  for (let at = 1; at < suits.length; at += 1) {
    alike = suits[at] === suits[at - 1] ? alike + 1 : 1;
    ways = (ways * (at + 1)) / alike;
  }
  return ways;
}

function bitsOf(hold: number): number[] {
  return Array.from({ length: HAND }, (_, at) => at).filter((at) => (hold & (1 << at)) !== 0);
}

function choose(of: number, taken: number): number {
  let ways = 1;
  for (let step = 0; step < taken; step += 1) ways = (ways * (of - step)) / (step + 1);
  return ways;
}
