const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = '♣♦♥♠';

/** A card of a deck that has its aces first, each rank clubs, diamonds, hearts, spades. */
export function cardText(card: number): string {
  return `${RANKS[Math.floor((card % 52) / 4)]}${SUITS[card % 4]}`;
}

/** As the studio publishes it: each place counts among the cards that are left of a new shoe of such decks. */
export function cardsAt(places: readonly number[]): string[] {
  const gone: number[] = [];
  for (const place of places) {
    const before = gone.toSorted((one, other) => one - other);
    gone.push(before.reduce((at, each) => (each <= at ? at + 1 : at), place));
  }
  return gone.map(cardText);
}
