import type { RoundSeeds } from '../../models/model';
import { fairNumber } from './fair-number';
import { seedWords } from './seed-words';

interface Card {
  /** Ace 1 to king 13. */
  readonly rank: number;
  /** Clubs, diamonds, hearts, spades: 0 to 3. */
  readonly suit: number;
}

/** Cards from a new shoe, one after another; the places at which they lay are kept. A new deck has its aces first, each rank clubs, diamonds, hearts, spades. */
export class AuditShoe {
  readonly places: number[] = [];
  private readonly gone: number[] = [];
  private readonly words: Iterator<number, never>;

  constructor(
    seeds: RoundSeeds,
    private readonly decks: number,
  ) {
    this.words = seedWords(seeds);
  }

  deal(): Card {
    const place = fairNumber(this.words, this.decks * 52 - this.places.length);
    this.places.push(place);
    // Counted off over the cards that are gone.
    let at = -1;
    for (let toPass = place; toPass >= 0;) {
      at += 1;
      if (!this.gone.includes(at)) toPass -= 1;
    }
    this.gone.push(at);
    const inDeck = at % 52;
    return { rank: (inDeck - (inDeck % 4)) / 4 + 1, suit: inDeck % 4 };
  }
}
