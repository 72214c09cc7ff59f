import { DECK, rankOf, RANKS, SUITS } from '../../table/cards';

const LONGEST_RUN = 5;
const maskOf = (ranks: readonly number[]) => ranks.reduce((mask, rank) => mask | (1 << rank), 0);
/** Ten, jack, queen, king and ace. */
const ROYAL = maskOf([10, 11, 12, 13, 1]);
/** Five ranks one after another; the ace is below the two and above the king. */
const RUNS = [
  ROYAL,
  ...Array.from({ length: RANKS - LONGEST_RUN + 1 }, (_, low) => maskOf([1, 2, 3, 4, 5].map((rank) => rank + low))),
];

/** Looked up and not worked out: where all draws are counted, this is asked for hundreds of millions of times. */
const RANK_OF = Array.from({ length: DECK }, (_, card) => rankOf(card));
const SUIT_OF = Array.from({ length: DECK }, (_, card) => 1 << (card % SUITS.length));

/** What five cards have in common, wild ones aside. */
export interface Shape {
  readonly wild: number;
  /** How many pairs of cards have one rank: 1 a pair, 2 two pairs, 3 three of a kind, 4 a full house, 6 four of a kind. */
  readonly pairs: number;
  /** The rank of a pair; 0 without one. */
  readonly paired: number;
  readonly isSuited: boolean;
  /** Whether they, and wild cards where some are missing, are five ranks one after another. */
  readonly isRun: boolean;
  readonly isRoyal: boolean;
}

/** It looks at a hand millions of times where all draws are counted, so it makes no lists. */
export function shapeOf(cards: readonly number[], wildRank?: number): Shape {
  let wild = 0;
  let pairs = 0;
  let paired = 0;
  let ranks = 0;
  let suits = 0;
  for (let at = 0; at < cards.length; at += 1) {
    const card = cards[at] as number;
    const rank = RANK_OF[card] as number;
    if (rank === wildRank) {
      wild += 1;
      continue;
    }
    ranks |= 1 << rank;
    suits |= SUIT_OF[card] as number;
    for (let before = 0; before < at; before += 1)
      if (RANK_OF[cards[before] as number] === rank) {
        pairs += 1;
        paired = rank;
      }
  }
  const isSuited = (suits & (suits - 1)) === 0;
  return {
    wild,
    pairs,
    paired,
    isSuited,
    isRun: pairs === 0 && isWithinRun(ranks),
    isRoyal: pairs === 0 && (ranks & ~ROYAL) === 0,
  };
}

function isWithinRun(ranks: number): boolean {
  return RUNS.some((run) => (ranks & ~run) === 0);
}
