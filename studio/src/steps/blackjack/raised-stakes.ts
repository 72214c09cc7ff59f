import { areBlackjack, type BestPlay, bestOf, type Count, NO_CARDS, withValue } from './best-play';
import { type Act, BEST_TOTAL, MOST_HANDS } from './blackjack';
import { keeper, NONE, ONE, overCards, plus, product, type Thirteenths } from './thirteenths';

const ACE = 1;
const TWO_CARDS = ['hit', 'stand', 'double'] as const satisfies readonly Act[];

/** How many stakes somebody who plays best lays besides the first on average, for doubles and splits, against one card of the dealer’s. */
export class RaisedStakes {
  private readonly once = keeper();

  constructor(private readonly play: BestPlay) {}

  /** The dealer looks first: against a blackjack nothing is raised. */
  mean(): Thirteenths {
    const raised = overCards((one) =>
      overCards((other) => {
        if (areBlackjack(one, other)) return NONE;
        const hand = withValue(withValue(NO_CARDS, one), other);
        return one === other ? this.pair(hand, 0, MOST_HANDS - 1) : this.twoCards(hand);
      }),
    );
    return product(this.play.noBlackjack(), raised);
  }

  private pair(hand: Count, waiting: number, splits: number): Thirteenths {
    const half = hand.least / 2;
    const act = this.play.bestAct(hand, { allowed: [...TWO_CARDS, 'split'], waiting, splits });
    if (act !== 'split') return plus(this.twoCards(hand), this.waiting(half, waiting, splits));
    // Aces get one card each, and nothing more.
    return half === ACE ? ONE : plus(ONE, this.waiting(half, waiting + 2, splits - 1));
  }

  private waiting(half: number, hands: number, splits: number): Thirteenths {
    if (hands === 0) return NONE;
    return this.once(`waiting ${half} ${hands} ${splits}`, () =>
      overCards((value) => {
        const hand = withValue(withValue(NO_CARDS, half), value);
        if (value === half && splits > 0) return this.pair(hand, hands - 1, splits);
        return plus(this.twoCards(hand), this.waiting(half, hands - 1, splits));
      }),
    );
  }

  private twoCards(hand: Count): Thirteenths {
    if (bestOf(hand) >= BEST_TOTAL) return NONE;
    return this.play.bestAct(hand, { allowed: TWO_CARDS, waiting: 0, splits: 0 }) === 'double' ? ONE : NONE;
  }
}
