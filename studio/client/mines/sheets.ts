import { chanceOf, minesPay, minesReturn, TILES } from '../../src/steps/mines';
import { payoutOf } from '../../src/instant/stakes';
import { asNumber, percentOf } from '../../src/models/fraction';
import { element } from '../element';
import { roundCheck, seedFacts } from '../engine/fairness-sheet';
import { paceFact } from '../engine/pace';
import { lastRoundFact, replayLink } from '../engine/replay-bar';
import { openRules } from '../engine/rules-sheet';
import { facts, openSheet } from '../engine/sheet';
import { chanceText } from '../instant/pays';
import { shortTimes, times } from '../instant/times';
import { translate } from '../messages/translate';
import styles from './mines.module.css';
import type { MinesGame, PlayedMines } from './mines-game';
import { cameOut } from './mines-result';

/** The rules, and the exact odds of each number of tiles with the mines as they are chosen. */
export function openMinesRules(game: MinesGame): void {
  const { money, limits } = game;
  openRules(
    element('p', {}, translate('mines.rules')),
    facts(
      [translate('rulesReturn'), returnRange(game)],
      [translate('rulesMaxWin'), translate('mines.largest', { amount: money.format(limits.maxWin) })],
      [
        translate('rulesStake'),
        translate('rulesStakeValue', { min: money.format(limits.minStake), max: money.format(limits.maxStake) }),
      ],
      [translate('rulesRounding'), translate('instant.noRounding')],
      [translate('rulesInterrupted'), `${translate('mines.abandoned')} ${translate('rulesInterruptedValue')}`],
      paceFact(game),
      ...lastRoundFact(game),
    ),
    payTable(game),
  );
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
    element('th', { scope: 'col' }, translate(id)),
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
  return element(
    'table',
    { class: styles['table'] },
    element('caption', {}, translate('mines.table', { mines: String(choice.mines) })),
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...rows.map((cells) => element('tr', {}, ...cells.map((text) => element('td', {}, text))))),
  );
}

/** One past round: what was opened, where the mines lay, and all that is needed to check it. */
export function openRoundSheet({ money }: MinesGame, round: PlayedMines): void {
  const { choice, steps, drawn, stake, payout } = round;
  const mined = [...(drawn ?? [])].sort((one, other) => one - other).join(', ');
  openSheet(
    translate('instant.roundTitle'),
    facts(
      [translate('stake'), money.format(BigInt(stake))],
      [translate('roundBet'), translate('mines.minesAre', { mines: String(choice.mines) })],
      [translate('instant.cameOut'), `${cameOut(round)}. ${translate('mines.verifierLie', { tiles: mined })}`],
      [translate('multiplier'), times(timesOf(round))],
      [translate('roundPayout'), money.format(BigInt(payout ?? 0))],
      ...seedFacts(round),
    ),
    roundCheck(round, 'mines-1', { choice: JSON.stringify(choice), steps: JSON.stringify(steps) }),
    replayLink(round),
  );
}

/** In hundredths of the stake. */
export function timesOf({ stake, payout }: PlayedMines): number {
  return Number((BigInt(payout ?? 0) * 100n) / BigInt(stake));
}
