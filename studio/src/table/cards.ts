/** A card is a number from 0: its suit is what remains by four, its rank what goes in four times. */
export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export type Suit = (typeof SUITS)[number];

/** As cards are written. */
export const SUIT_SIGNS: Readonly<Record<Suit, string>> = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' };

export const RANKS = 13;
export const DECK = RANKS * SUITS.length;

/** From 1 for the ace to 13 for the king. */
export function rankOf(card: number): number {
  return Math.floor(card / SUITS.length) + 1;
}

export function suitOf(card: number): Suit {
  return SUITS[card % SUITS.length] ?? 'clubs';
}

/** As it is written: A, 2 … 10, J, Q, K with its suit. */
export function cardText(card: number): string {
  return `${rankText(rankOf(card))}${SUIT_SIGNS[suitOf(card)]}`;
}

export function rankText(rank: number): string {
  return { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }[rank] ?? String(rank);
}

/**
 * The cards at drawn places of a shoe. Each place counts among the cards that are left, in the order of a new shoe: the first deck comes whole before the second, in it
 * the aces before the twos.
 */
export function cardsAt(places: readonly number[]): number[] {
  const gone: number[] = [];
  for (const place of places) {
    const before = gone.toSorted((one, other) => one - other);
    gone.push(before.reduce((at, each) => (each <= at ? at + 1 : at), place));
  }
  return gone.map((at) => at % DECK);
}

/** Places that lead to cards, each of which is taken from the first deck that still has it: for an example of what can come out. */
export function placesOf(cards: readonly number[]): number[] {
  const gone: number[] = [];
  return cards.map((card, at) => {
    const taken = cards.slice(0, at).filter((each) => each === card).length;
    const lies = card + taken * DECK;
    const place = lies - gone.filter((each) => each < lies).length;
    gone.push(lies);
    return place;
  });
}
