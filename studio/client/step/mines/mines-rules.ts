import { chanceOf, minesPay, minesReturn, TILES } from '../../../src/steps/mines';
import { payoutOf } from '../../../src/instant/stakes';
import { asNumber, percentOf } from '../../../src/models/fraction';
import { chanceText } from '../../engine/chance-text';
import { oddsTable } from '../../engine/odds-table';
import { shortTimes } from '../../engine/times';
import { translate } from '../../messages/translate';
import type { MinesGame } from './mines-round';

/** The exact odds of each number of tiles with the mines as they are chosen. */
export function minesRules(game: MinesGame) {
  const { money, limits } = game;
  return {
    intro: translate('mines.rules'),
    facts: [
      [translate('rulesReturn'), returnRange(game)],
      [translate('rulesMaxWin'), translate('mines.largest', { amount: money.format(limits.maxWin) })],
      [translate('rulesInterrupted'), `${translate('mines.abandoned')} ${translate('rulesInterruptedValue')}`],
    ] as const,
    below: [payTable(game)],
  };
}

function countsOf({ mines }: { readonly mines: number }): number[] {
  return Array.from({ length: TILES - mines }, (_, at) => at + 1);
}

function returnRange({ state: { choice } }: MinesGame): string {
  const returns = countsOf(choice).map((opened) => minesReturn(choice, opened));
  const sorted = returns.sort((one, other) => asNumber(one) - asNumber(other)).map(percentOf);
  return translate('mines.returnRange', { from: sorted[0] ?? '', to: sorted.at(-1) ?? '' });
}

function payTable({ state: { choice, stake }, money, limits }: MinesGame): HTMLElement {
  const heads = (['mines.tiles', 'multiplier', 'roundPayout', 'mines.comeSoFar', 'table.return'] as const).map((id) =>
    translate(id),
  );
  const rows = countsOf(choice)
    .map((opened) => ({ opened, pays: minesPay(choice, opened) }))
    .filter(({ pays }) => payoutOf(stake, pays) <= limits.maxWin)
    .map(({ opened, pays }) => [
      String(opened),
      shortTimes(pays),
      money.format(payoutOf(stake, pays)),
      chanceText(asNumber(chanceOf(choice, opened))),
      `${percentOf(minesReturn(choice, opened))}%`,
    ]);
  return oddsTable(translate('mines.table', { mines: String(choice.mines) }), heads, rows);
}
