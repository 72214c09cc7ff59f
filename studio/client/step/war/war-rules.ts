import { asNumber, percentOf, written } from '../../../src/models/fraction';
import { WAR_BACK, warCases, warCost, type WarEnd, warReturn } from '../../../src/steps/house/war';
import { chanceText } from '../../engine/chance-text';
import { oddsTable } from '../../engine/odds-table';
import { shortTimes } from '../../engine/times';
import { translate } from '../../messages/translate';
import type { WarGame } from './war-round';

const ANSWERS = ['war', 'surrender'] as const;
const LARGEST = BigInt(WAR_BACK['war-tied'] / 100);

/** What each answer returns, and how often a round ends how. */
export function warRules({ money, limits }: WarGame) {
  const returns = ANSWERS.map((answer) => {
    const of = warReturn(answer);
    return translate(`war.return.${answer}`, { percent: percentOf(of), exact: written(of), cost: percentOf(warCost(answer)) });
  });
  return {
    intro: translate('war.rules'),
    facts: [
      [translate('rulesReturn'), returns.join(' ')],
      [translate('rulesMaxWin'), translate('war.largest', { amount: money.format(limits.maxStake * LARGEST) })],
      [translate('house.raises'), translate('war.raises')],
      [translate('rulesInterrupted'), `${translate('war.abandoned')} ${translate('rulesInterruptedValue')}`],
    ] as const,
    below: [endsTable()],
  };
}

function endsTable(): HTMLElement {
  const heads = (['house.end', 'house.back', 'house.chance'] as const).map((id) => translate(id));
  const [atWar, given] = [warCases('war'), warCases('surrender')];
  const all = atWar.reduce((sum, { ways }) => sum + ways, 0n);
  const rows = [...atWar, ...given.filter(({ end }) => end === 'surrendered')].map(
    ({ end, ways }: { end: WarEnd; ways: bigint }) => [
      translate(`war.end.${end}`),
      shortTimes(WAR_BACK[end]),
      chanceText(asNumber({ numerator: ways, denominator: all })),
    ],
  );
  return oddsTable(translate('war.ends'), heads, rows);
}
