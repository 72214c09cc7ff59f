import { blackjackChance, insuranceReturn } from '../../../src/steps/blackjack/blackjack-odds';
import { LISTED_OF_FIRST_STAKE, LISTED_RETURN } from '../../../src/steps/blackjack/listed-return';
import { TOP_HALVES } from '../../../src/steps/blackjack/blackjack';
import { percentOf } from '../../../src/models/fraction';
import { translate } from '../../messages/translate';
import type { BlackjackGame } from './blackjack-round';

/** How it is played, what the dealer does, and the exact return with the best play. */
export function blackjackRules({ money, limits }: BlackjackGame) {
  const most = money.format((limits.maxStake * TOP_HALVES) / 2n);
  return {
    intro: translate('blackjack.rules'),
    facts: [
      [
        translate('rulesReturn'),
        translate('blackjack.returnIs', { percent: percentOf(LISTED_RETURN), first: percentOf(LISTED_OF_FIRST_STAKE) }),
      ],
      [translate('blackjack.deck'), translate('blackjack.deckIs')],
      [translate('blackjack.dealer'), translate('blackjack.dealerDoes')],
      [translate('blackjack.pays'), translate('blackjack.paysSo', { chance: percentOf(blackjackChance()) })],
      [translate('blackjack.double'), translate('blackjack.doubleIs')],
      [translate('blackjack.split'), translate('blackjack.splitIs')],
      [translate('blackjack.insurance'), translate('blackjack.insuranceIs', { percent: percentOf(insuranceReturn()) })],
      [translate('rulesMaxWin'), translate('blackjack.largest', { amount: most })],
      [translate('rulesInterrupted'), `${translate('blackjack.abandoned')} ${translate('rulesInterruptedValue')}`],
    ] as const,
    below: [],
  };
}
