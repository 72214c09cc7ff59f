import { type Fraction, lowest } from '../../models/fraction';
import { areBlackjack, BestPlay } from './best-play';
import { LostRounds } from './lost-rounds';
import { RaisedStakes } from './raised-stakes';
import { fractionOf, minus, NONE, ONE, overCards, plus, type Thirteenths, times } from './thirteenths';

const TEN = 10;
/** What is won, in halves of the stake. */
const [STAKE, BLACKJACK, INSURANCE] = [2n, 3n, { won: 2n, lost: 1n }];

/** Exactly what comes back of all that is staked with the best play, doubles and splits included. */
export function blackjackReturn(): Fraction {
  const { returned, staked } = bestPlay();
  return lowest(returned.numerator * staked.denominator, returned.denominator * staked.numerator);
}

/** The same of the first stake, less what doubles and splits cost: what a table of odds in a book would say. */
export function returnOfFirstStake(): Fraction {
  const { returned, staked } = bestPlay();
  const less = staked.numerator - staked.denominator;
  return lowest(returned.numerator * staked.denominator - less * returned.denominator, returned.denominator * staked.denominator);
}

interface Average {
  readonly returned: Fraction;
  readonly staked: Fraction;
}

let counted: Average | undefined;

/** Both in first stakes, over all pairs of cards against all cards of the dealer’s. Counted when it is first asked for: it takes a moment. */
function bestPlay(): Average {
  return (counted ??= countBestPlay());
}

function countBestPlay(): Average {
  const raised = overCards((up) => new RaisedStakes(against(up)).mean());
  const staked = plus(ONE, raised);
  const { numerator, denominator } = fractionOf(plus(times(staked, STAKE), overCards(wonAgainst)));
  return { returned: lowest(numerator, STAKE * denominator), staked: fractionOf(staked) };
}

const plays = new Map<number, BestPlay>();

function against(up: number): BestPlay {
  const play = plays.get(up) ?? new BestPlay(up);
  plays.set(up, play);
  return play;
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
  const play = against(up);
  const lost = times(minus(ONE, play.noBlackjack()), -STAKE);
  return overCards((one) =>
    overCards((other) => (areBlackjack(one, other) ? times(play.noBlackjack(), BLACKJACK) : plus(lost, play.dealt(one, other)))),
  );
}
