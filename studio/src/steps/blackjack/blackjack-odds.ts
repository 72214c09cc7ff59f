import { type Fraction, lowest } from '../../models/fraction';
import { areBlackjack, BestPlay } from './best-play';
import { LostRounds } from './lost-rounds';
import { fractionOf, minus, NONE, ONE, overCards, plus, type Thirteenths, times } from './thirteenths';

const TEN = 10;
/** What is won, in halves of the stake. */
const [STAKE, BLACKJACK, INSURANCE] = [2n, 3n, { won: 2n, lost: 1n }];

/** Exactly what comes back of each stake with the best play, less what doubles and splits cost: over all pairs of cards against all cards of the dealer’s. */
export function blackjackReturn(): Fraction {
  const { numerator, denominator } = fractionOf(plus(times(ONE, STAKE), overCards(wonAgainst)));
  return lowest(numerator, STAKE * denominator);
}

/** Exactly what insurance brings of each unit that it costs. */
export function insuranceReturn(): Fraction {
  const won = overCards((hole) => (hole === TEN ? times(ONE, INSURANCE.won + INSURANCE.lost) : NONE));
  return fractionOf(won);
}

/** How likely something comes back to somebody who plays best. */
export function blackjackHits(): Fraction {
  return fractionOf(
    minus(
      ONE,
      overCards((up) => new LostRounds(up).chance()),
    ),
  );
}

/** How likely the first two cards are a blackjack. */
export function blackjackChance(): Fraction {
  return fractionOf(overCards((one) => overCards((other) => (areBlackjack(one, other) ? ONE : NONE))));
}

function wonAgainst(up: number): Thirteenths {
  const play = new BestPlay(up);
  const lost = times(minus(ONE, play.noBlackjack()), -STAKE);
  return overCards((one) =>
    overCards((other) => (areBlackjack(one, other) ? times(play.noBlackjack(), BLACKJACK) : plus(lost, play.dealt(one, other)))),
  );
}
