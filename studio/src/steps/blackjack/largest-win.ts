import { type Fraction } from '../../models/fraction';
import type { LargestWin } from '../../models/largest-win';
import type { Currency } from '../../money/currencies';
import { BEST_TOTAL, DEALER_STANDS_ON, MOST_HANDS, TOP_HALVES } from './blackjack';
import { blackjackLimits } from './blackjack-stakes';
import { fractionOf, NONE, ONE, overCards, plus, product, type Thirteenths } from './thirteenths';

const ACE_MORE = 10;
/** What the dealer has in the end: so many, or too many. */
const ENDS = [17, 18, 19, 20, 21, 22] as const;

/** Four hands, all of them doubled and won. */
export function largestBlackjackWin(currency: Currency): LargestWin {
  const { maxStake } = blackjackLimits(currency);
  odds ??= fractionOf(ENDS.reduce((sum, end) => plus(sum, product(dealerEnds(end), fourWonAgainst(end))), NONE));
  return { most: (maxStake * TOP_HALVES) / 2n, odds, stake: maxStake, bet: {} };
}

let odds: Fraction | undefined;

/** With an ace as 11 where that is not too much. */
function best(least: number, hasAce: boolean): number {
  return hasAce && least + ACE_MORE <= BEST_TOTAL ? least + ACE_MORE : least;
}

/** How likely the dealer, who has no blackjack, comes to this. */
function dealerEnds(end: number): Thirteenths {
  const from = (least: number, hasAce: boolean, cards: number): Thirteenths => {
    const total = best(least, hasAce);
    if (cards === 2 && total === BEST_TOTAL) return NONE;
    if (cards >= 2 && total >= DEALER_STANDS_ON) return Math.min(total, BEST_TOTAL + 1) === end ? ONE : NONE;
    return overCards((value) => from(least + value, hasAce || value === 1, cards + 1));
  };
  return from(0, false, 0);
}

/** How likely a pair is dealt that comes to four hands which are all doubled and won, for whoever splits and doubles wherever they may. Aces get one card each and are not doubled. */
function fourWonAgainst(end: number): Thirteenths {
  return overCards((first) =>
    overCards((second) => (first === second && first !== 1 ? fourWon(first, end, { played: 0, hands: 2 }) : NONE)),
  );
}

interface Hands {
  readonly played: number;
  readonly hands: number;
}

function fourWon(pair: number, end: number, { played, hands }: Hands): Thirteenths {
  if (played === hands) return hands === MOST_HANDS ? ONE : NONE;
  const splits = hands < MOST_HANDS;
  const next = fourWon(pair, end, { played: played + 1, hands });
  const won = product(
    overCards((value) => (splits && value === pair ? NONE : doubledWins(pair, value, end))),
    next,
  );
  if (!splits) return won;
  const again = fourWon(pair, end, { played, hands: hands + 1 });
  return plus(
    won,
    overCards((value) => (value === pair ? again : NONE)),
  );
}

/** Two cards that are 21 already stand, and are not doubled. */
function doubledWins(one: number, other: number, end: number): Thirteenths {
  if (best(one + other, other === 1) >= BEST_TOTAL) return NONE;
  return overCards((value) => {
    const total = best(one + other + value, other === 1 || value === 1);
    return total <= BEST_TOTAL && (end > BEST_TOTAL || total > end) ? ONE : NONE;
  });
}
