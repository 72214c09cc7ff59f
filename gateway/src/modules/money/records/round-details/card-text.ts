const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = '♣♦♥♠';
const DECK = 52;

/** A card by its place in new decks, in each of which aces come first, each rank clubs, diamonds, hearts, spades. */
export function cardText(place: number): string {
  return `${RANKS[Math.floor((place % DECK) / SUITS.length)]}${SUITS[place % SUITS.length]}`;
}
