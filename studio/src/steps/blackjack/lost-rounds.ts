import { type Act, BEST_TOTAL, DEALER_STANDS_ON, MOST_HANDS } from './blackjack';
import { areBlackjack, BestPlay, bestOf, type Count, NO_CARDS, withValue } from './best-play';
import { keeper, minus, NONE, ONE, overCards, plus, product, type Thirteenths } from './thirteenths';

const ACE = 1;
const TWO_CARDS = ['hit', 'stand', 'double'] as const satisfies readonly Act[];
const MORE_CARDS = ['hit', 'stand'] as const satisfies readonly Act[];

/** How often nothing comes back to somebody who plays best against one card of the dealer's: every hand lost. Once it is known how the dealer ends, hands lose independently of each other. */
export class LostRounds {
  private readonly play: BestPlay;
  private readonly once = keeper();

  constructor(up: number) {
    this.play = new BestPlay(up);
  }

  chance(): Thirteenths {
    const dealersBlackjack = minus(ONE, this.play.noBlackjack());
    return overCards((one) =>
      overCards((other) => {
        if (areBlackjack(one, other)) return NONE;
        let lost = dealersBlackjack;
        for (let end = DEALER_STANDS_ON; end <= BEST_TOTAL + 1; end += 1)
          lost = plus(lost, product(this.play.chanceOf(end), this.dealt(one, other, end)));
        return lost;
      }),
    );
  }

  private dealt(one: number, other: number, end: number): Thirteenths {
    const hand = withValue(withValue(NO_CARDS, one), other);
    return one === other ? this.pair(hand, 0, MOST_HANDS - 1, end) : this.twoCards(hand, end);
  }

  private pair(hand: Count, waiting: number, splits: number, end: number): Thirteenths {
    const half = hand.least / 2;
    const act = this.play.bestAct(hand, { allowed: [...TWO_CARDS, 'split'], waiting, splits });
    if (act !== 'split') return product(this.twoCards(hand, end), this.waiting(half, waiting, splits, end));
    return half === ACE ? this.aces(end) : this.waiting(half, waiting + 2, splits - 1, end);
  }

  private aces(end: number): Thirteenths {
    const one = overCards((value) => lostWith(bestOf(withValue(withValue(NO_CARDS, ACE), value)), end));
    return product(one, one);
  }

  private waiting(half: number, hands: number, splits: number, end: number): Thirteenths {
    if (hands === 0) return ONE;
    return this.once(`waiting ${half} ${hands} ${splits} ${end}`, () =>
      overCards((value) => {
        const hand = withValue(withValue(NO_CARDS, half), value);
        if (value === half && splits > 0) return this.pair(hand, hands - 1, splits, end);
        return product(this.twoCards(hand, end), this.waiting(half, hands - 1, splits, end));
      }),
    );
  }

  private twoCards(hand: Count, end: number): Thirteenths {
    return this.once(`two ${hand.least} ${hand.ace} ${end}`, () => this.played(hand, end));
  }

  private played(hand: Count, end: number): Thirteenths {
    const act = this.actOf(hand, TWO_CARDS);
    if (act === 'double') return overCards((value) => lostWith(bestOf(withValue(hand, value)), end));
    return act === 'stand' ? lostWith(bestOf(hand), end) : this.another(hand, end);
  }

  private another(hand: Count, end: number): Thirteenths {
    return this.once(`another ${hand.least} ${hand.ace} ${end}`, () =>
      overCards((value) => {
        const next = withValue(hand, value);
        return this.actOf(next, MORE_CARDS) === 'hit' ? this.another(next, end) : lostWith(bestOf(next), end);
      }),
    );
  }

  private actOf(hand: Count, allowed: readonly ('hit' | 'stand' | 'double')[]) {
    return bestOf(hand) >= BEST_TOTAL ? 'stand' : this.play.bestAct(hand, { allowed, waiting: 0, splits: 0 });
  }
}

function lostWith(total: number, end: number): Thirteenths {
  return total > BEST_TOTAL || (end <= BEST_TOTAL && total < end) ? ONE : NONE;
}
