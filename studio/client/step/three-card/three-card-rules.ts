import { percentOf, written } from '../../../src/models/fraction';
import type { ThreeCardRules } from '../../../src/steps/house/three-card';
import { anteCost, anteReturn, HANDS_OF, pairPlusReturn } from '../../../src/steps/house/three-card-odds';
import { HAND_KINDS } from '../../../src/steps/house/three-cards';
import { chanceText } from '../../engine/chance-text';
import { oddsTable } from '../../engine/odds-table';
import { translate } from '../../messages/translate';
import type { ThreeCardGame } from './three-card-round';
import { kindName } from './kind-name';

/** How hands beat each other and what they bring, and what comes back of each bet. */
export function threeCardRulesSheet(rules: ThreeCardRules, { money, limits }: ThreeCardGame) {
  const [ante, side] = [anteReturn(rules), pairPlusReturn(rules)];
  const returns = {
    ...{ ante: percentOf(ante), exactAnte: written(ante), cost: percentOf(anteCost(rules)) },
    ...{ side: percentOf(side), exactSide: written(side) },
  };
  return {
    intro: `${translate('three.rules')} ${translate(`three.sequences.${rules.id}`)}`,
    facts: [
      [translate('rulesReturn'), translate('three.returns', returns)],
      [translate('three.best'), translate('three.bestPlay')],
      [translate('rulesMaxWin'), translate('three.largest', { amount: money.format(limits.maxWin) })],
      [translate('house.raises'), translate('three.raises')],
      [translate('rulesInterrupted'), `${translate('three.abandoned')} ${translate('rulesInterruptedValue')}`],
    ] as const,
    below: [payTable(rules)],
  };
}

function payTable(rules: ThreeCardRules): HTMLElement {
  const heads = (['three.hand', 'three.bonus', 'three.pairPlus', 'house.chance'] as const).map((id) => translate(id));
  const hands = HAND_KINDS.reduce((sum, kind) => sum + HANDS_OF[kind], 0);
  const rows = rules.kinds
    .toReversed()
    .map((kind) => [
      kindName(rules, kind),
      toOne(rules.bonus[kind]),
      toOne(rules.pairPlus[kind]),
      chanceText(HANDS_OF[kind] / hands),
    ]);
  return oddsTable(translate('three.payTable'), heads, rows);
}

function toOne(odds: number): string {
  return odds === 0 ? '–' : `${odds} : 1`;
}
