import { percentOf, written } from '../../../src/models/fraction';
import { payoutOf } from '../../../src/instant/stakes';
import { type PokerRules, topOf } from '../../../src/steps/video-poker/poker-rules';
import { oddsTable } from '../../engine/odds-table';
import { times } from '../../engine/times';
import { translate } from '../../messages/translate';
import type { StepGame } from '../step-game';
import { nameOf, type PlayedPoker } from './poker-round';

/** What is told of a game before its figures. */
export type AboutPoker = 'poker.jacksRules' | 'poker.deucesRules' | 'poker.doubleBonusRules';

/** The exact return of best play, how often it pays, and what each hand pays. */
export function pokerRules(rules: PokerRules, about: AboutPoker, { money, limits, state: { stake } }: StepGame<PlayedPoker>) {
  const exact = { percent: percentOf(rules.returns), exact: written(rules.returns) };
  return {
    intro: translate(about),
    facts: [
      [translate('rulesReturn'), translate('poker.return', exact)],
      [translate('instant.hitRate'), translate('poker.hitRate', { percent: percentOf(rules.hits), exact: written(rules.hits) })],
      [translate('slot.spread'), translate('poker.spread', { deviation: rules.deviation.toFixed(2) })],
      [translate('rulesMaxWin'), translate('instant.maxWin', { times: times(topOf(rules)), amount: money.format(limits.maxWin) })],
      [translate('rulesInterrupted'), `${translate('poker.abandoned')} ${translate('rulesInterruptedValue')}`],
    ] as const,
    below: [
      oddsTable(
        translate('poker.table', { stake: money.format(stake) }),
        [translate('poker.hand'), translate('multiplier'), translate('roundPayout')],
        rules.pays.map((pay) => [nameOf(pay.hand), times(pay.times * 100), money.format(payoutOf(stake, pay.times * 100))]),
      ),
    ],
  };
}
