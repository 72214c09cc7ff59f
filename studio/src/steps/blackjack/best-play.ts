import { type Act, BEST_TOTAL, DEALER_STANDS_ON, MOST_HANDS } from './blackjack';
import { isMore, keeper, NONE, ONE, overCards, plus, type Thirteenths, times } from './thirteenths';

/** What a hand counts, its aces as 1, and whether it has one. */
export interface Count {
  readonly least: number;
  readonly ace: boolean;
}

/** What may be done with a hand that is being played. */
export type HandAct = Exclude<Act, 'insure' | 'decline'>;

/** What a decision depends on besides the hand and the dealer's card. */
export interface Choices {
  readonly allowed: readonly HandAct[];
  /** How many hands wait with one card each. */
  readonly waiting: number;
  /** How many more splits there may be. */
  readonly splits: number;
}

const ACE = 1;
const TEN = 10;
const ACE_COUNTS_MORE = 10;
/** What is won or lost, in halves of the stake. */
const STAKE = 2n;

export const NO_CARDS: Count = { least: 0, ace: false };

export function withValue({ least, ace }: Count, value: number): Count {
  return { least: least + value, ace: ace || value === ACE };
}

/** Whether two values are a blackjack. */
export function areBlackjack(one: number, other: number): boolean {
  return Math.min(one, other) === ACE && Math.max(one, other) === TEN;
}

/** The total that counts, and 22 for all that are too much. */
export function bestOf({ least, ace }: Count): number {
  const total = ace && least + ACE_COUNTS_MORE <= BEST_TOTAL ? least + ACE_COUNTS_MORE : least;
  return Math.min(total, BEST_TOTAL + 1);
}

/**
 * The best play against one card of the dealer's, exactly. Cards are drawn of whole decks, so no hand changes the odds of another: what splits may still come is all that they share. Worths
 * are what is won less what is lost, in halves of the stake, times the chance that the dealer has no blackjack: that is known before anything is decided.
 */
export class BestPlay {
  private readonly once = keeper();

  constructor(
    /** What the dealer's card counts. */
    private readonly up: number,
  ) {}

  /** How likely the dealer has no blackjack. */
  noBlackjack(): Thirteenths {
    return overCards((hole) => (this.isBlackjackWith(hole) ? NONE : ONE));
  }

  /** How likely the dealer ends with this total, 22 for too much, and has no blackjack. */
  chanceOf(end: number): Thirteenths {
    const shown = withValue(NO_CARDS, this.up);
    return this.once(`ends ${end}`, () =>
      overCards((hole) => (this.isBlackjackWith(hole) ? NONE : this.dealerEnds(withValue(shown, hole), end))),
    );
  }

  /** What the first two cards come to that are no blackjack. */
  dealt(first: number, second: number): Thirteenths {
    const whole = this.twoCards(withValue(withValue(NO_CARDS, first), second));
    return first === second ? greater(whole, this.split(first, 0, MOST_HANDS - 1)) : whole;
  }

  /** The best of what may be done. */
  bestAct(hand: Count, { allowed, waiting, splits }: Choices): HandAct {
    const worths = { stand: this.stand(bestOf(hand)), hit: this.hit(hand), double: this.double(hand) };
    const alone = (['stand', 'hit', 'double'] as const).filter((act) => allowed.includes(act));
    const whole = alone.reduce((best, act) => (isMore(worths[act], worths[best]) ? act : best));
    if (!allowed.includes('split')) return whole;
    const half = hand.least / 2;
    const kept = plus(worths[whole], this.waiting(half, waiting, splits));
    const parted = this.split(half, waiting, splits);
    return isMore(parted, kept) ? 'split' : whole;
  }

  private stand(total: number): Thirteenths {
    return this.once(`stand ${total}`, () => {
      if (total > BEST_TOTAL) return times(this.noBlackjack(), -STAKE);
      let worth = NONE;
      for (let end = DEALER_STANDS_ON; end <= BEST_TOTAL + 1; end += 1) {
        const won = end > BEST_TOTAL || total > end;
        if (end !== total) worth = plus(worth, times(this.chanceOf(end), won ? STAKE : -STAKE));
      }
      return worth;
    });
  }

  /** Of a hand of more than two cards. */
  private best(hand: Count): Thirteenths {
    if (bestOf(hand) >= BEST_TOTAL) return this.stand(bestOf(hand));
    return this.once(`best ${hand.least} ${hand.ace}`, () => greater(this.stand(bestOf(hand)), this.hit(hand)));
  }

  private hit(hand: Count): Thirteenths {
    return overCards((value) => this.best(withValue(hand, value)));
  }

  private double(hand: Count): Thirteenths {
    return times(
      overCards((value) => this.stand(bestOf(withValue(hand, value)))),
      2n,
    );
  }

  /** Of a hand of two cards that is not split. */
  private twoCards(hand: Count): Thirteenths {
    if (bestOf(hand) === BEST_TOTAL) return this.stand(BEST_TOTAL);
    return this.once(`two ${hand.least} ${hand.ace}`, () =>
      [this.hit(hand), this.double(hand)].reduce(greater, this.stand(bestOf(hand))),
    );
  }

  /** Of a pair that is parted while others wait. Aces get one card each and nothing more. */
  private split(half: number, waiting: number, splits: number): Thirteenths {
    if (half === ACE) return this.double(withValue(NO_CARDS, ACE));
    return this.waiting(half, waiting + 2, splits - 1);
  }

  /** Of hands that wait with one card each: the first gets its second card, is split again or played, and the others come after it. */
  private waiting(half: number, hands: number, splits: number): Thirteenths {
    if (hands === 0) return NONE;
    return this.once(`waiting ${half} ${hands} ${splits}`, () =>
      overCards((value) => {
        const hand = withValue(withValue(NO_CARDS, half), value);
        const whole = plus(this.twoCards(hand), this.waiting(half, hands - 1, splits));
        return value === half && splits > 0 ? greater(whole, this.split(half, hands - 1, splits)) : whole;
      }),
    );
  }

  private dealerEnds(hand: Count, end: number): Thirteenths {
    if (bestOf(hand) >= DEALER_STANDS_ON) return bestOf(hand) === end ? ONE : NONE;
    return this.once(`dealer ${hand.least} ${hand.ace} ${end}`, () =>
      overCards((value) => this.dealerEnds(withValue(hand, value), end)),
    );
  }

  private isBlackjackWith(hole: number): boolean {
    return areBlackjack(this.up, hole);
  }
}

function greater(one: Thirteenths, other: Thirteenths): Thirteenths {
  return isMore(other, one) ? other : one;
}
