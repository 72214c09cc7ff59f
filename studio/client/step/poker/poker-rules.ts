import { percentOf, written } from '../../../src/models/fraction';
import type { PokerRules } from '../../../src/steps/poker';
import { anteCost, anteReturn, HANDS_OF, pairPlusReturn } from '../../../src/steps/poker-odds';
import { HAND_KINDS } from '../../../src/steps/three-cards';
import { chanceText } from '../../engine/chance-text';
import { oddsTable } from '../../engine/odds-table';
import { translate } from '../../messages/translate';
import type { PokerGame } from './poker-round';
import { kindName } from './kind-name';

/** How hands beat each other and what they bring, and what comes back of each bet. */
export function pokerRulesSheet(rules: PokerRules, { money, limits }: PokerGame) {
  const [ante, side] = [anteReturn(rules), pairPlusReturn(rules)];
  const returns = {
    ...{ ante: percentOf(ante), exactAnte: written(ante), cost: percentOf(anteCost(rules)) },
    ...{ side: percentOf(side), exactSide: written(side) },
  };
  return {
    intro: `${translate('poker.rules')} ${translate(`poker.sequences.${rules.id}`)}`,
    facts: [
      [translate('rulesReturn'), translate('poker.returns', returns)],
      [translate('poker.best'), translate('poker.bestPlay')],
      [translate('rulesMaxWin'), translate('poker.largest', { amount: money.format(limits.maxWin) })],
      [translate('house.raises'), translate('poker.raises')],
      [translate('rulesInterrupted'), `${translate('poker.abandoned')} ${translate('rulesInterruptedValue')}`],
    ] as const,
    below: [payTable(rules)],
  };
}

function payTable(rules: PokerRules): HTMLElement {
  const heads = (['poker.hand', 'poker.bonus', 'poker.pairPlus', 'house.chance'] as const).map((id) => translate(id));
  const hands = HAND_KINDS.reduce((sum, kind) => sum + HANDS_OF[kind], 0);
  const rows = rules.kinds
    .toReversed()
    .map((kind) => [
      kindName(rules, kind),
      toOne(rules.bonus[kind]),
      toOne(rules.pairPlus[kind]),
      chanceText(HANDS_OF[kind] / hands),
    ]);
  return oddsTable(translate('poker.payTable'), heads, rows);
}

function toOne(odds: number): string {
  return odds === 0 ? '–' : `${odds} : 1`;
}
