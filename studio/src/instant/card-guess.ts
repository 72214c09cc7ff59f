import { DECK, rankOf, RANKS, type Suit, suitOf, SUITS } from '../table/cards';
import type { InstantRules } from './instant-rules';

/** A suit, a rank, or both: the card itself. */
export interface GuessChoice {
  readonly suit?: Suit;
  /** From 1 for the ace to 13 for the king. */
  readonly rank?: number;
}

/** So much of a stake comes back on average, in hundredths, whatever is guessed. */
const RETURNED = 99;
const ACE_OF_SPADES: GuessChoice = { suit: 'spades', rank: 1 };
const ANY_SPADE: GuessChoice = { suit: 'spades' };

export function isRight({ suit, rank }: GuessChoice, card: number): boolean {
  return (suit === undefined || suit === suitOf(card)) && (rank === undefined || rank === rankOf(card));
}

/** How many cards of the deck are right. */
function rightCards({ suit, rank }: GuessChoice): number {
  return DECK / ((suit === undefined ? 1 : SUITS.length) * (rank === undefined ? 1 : RANKS));
}

/** What a right guess pays, in hundredths: 3.96 for the suit, 12.87 for the rank, 51.48 for the card. */
export function guessPays(choice: GuessChoice): number {
  return (RETURNED * DECK) / rightCards(choice);
}

const isRank = (rank: number) => Number.isInteger(rank) && rank >= 1 && rank <= RANKS;

/** One card of a whole deck is turned over. */
export const cardGuess: InstantRules<GuessChoice> = {
  id: 'card-guess-1',
  canonical({ suit, rank }) {
    if (suit === undefined && rank === undefined) return undefined;
    if (suit !== undefined && !SUITS.includes(suit)) return undefined;
    if (rank !== undefined && !isRank(rank)) return undefined;
    return { ...(suit !== undefined && { suit }), ...(rank !== undefined && { rank }) };
  },
  sizes: () => [DECK],
  multiplier: (choice, [card = -1]) => (isRight(choice, card) ? guessPays(choice) : 0),
  pays(choice) {
    const right = rightCards(choice);
    return [
      { multiplier: guessPays(choice), ways: BigInt(right) },
      { multiplier: 0, ways: BigInt(DECK - right) },
    ];
  },
  boldest: () => [ANY_SPADE, { rank: 1 }, ACE_OF_SPADES],
  extremes: { lowestReturn: ANY_SPADE, often: ANY_SPADE, seldom: ACE_OF_SPADES },
};
