import { payoutOf } from '../../../src/instant/stakes';
import { asNumber, percentOf } from '../../../src/models/fraction';
import { climbChance, FLOORS, TILES_ON, type TowersChoice, towersPay, towersReturn } from '../../../src/steps/towers';
import { chanceText } from '../../engine/chance-text';
import { oddsTable } from '../../engine/odds-table';
import { shortTimes } from '../../engine/times';
import { translate } from '../../messages/translate';
import { riskOf, type TowersGame } from './towers-round';

const HEADS = ['towers.floors', 'multiplier', 'roundPayout', 'mines.comeSoFar', 'table.return'] as const;
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

/** The exact odds of each floor at the risk as it is chosen. */
export function towersRules({ money, limits, state: { choice, stake } }: TowersGame) {
  const { low, medium, high } = TILES_ON;
  return {
    intro: translate('towers.rules', { floors: String(FLOORS), low: String(low), medium: String(medium), high: String(high) }),
    facts: [
      [translate('rulesReturn'), returnRange(choice)],
      [translate('rulesMaxWin'), translate('towers.largest', { amount: money.format(limits.maxWin) })],
      [translate('rulesInterrupted'), `${translate('towers.abandoned')} ${translate('rulesInterruptedValue')}`],
    ] as const,
    below: [
      oddsTable(
        translate('towers.table', { risk: riskOf(choice) }),
        HEADS.map((id) => translate(id)),
        upTo(FLOORS)
          .filter((floors) => payoutOf(stake, towersPay(choice, floors)) <= limits.maxWin)
          .map((floors) => [
            String(floors),
            shortTimes(towersPay(choice, floors)),
            money.format(payoutOf(stake, towersPay(choice, floors))),
            chanceText(asNumber(climbChance(choice, floors))),
            `${percentOf(towersReturn(choice, floors))}%`,
          ]),
      ),
    ],
  };
}

function returnRange(choice: TowersChoice): string {
  const returns = upTo(FLOORS).map((floors) => towersReturn(choice, floors));
  const sorted = returns.sort((one, other) => asNumber(one) - asNumber(other)).map(percentOf);
  return translate('towers.returnRange', { from: sorted[0] ?? '', to: sorted.at(-1) ?? '' });
}
