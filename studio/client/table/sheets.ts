import { slipHits, slipReturn, spotReturn } from '../../src/table/table-rules';
import { asNumber, type Fraction, percentOf, written } from '../../src/models/fraction';
import { element } from '../element';
import { roundCheck, seedFacts } from '../engine/fairness-sheet';
import { paceFact } from '../engine/pace';
import { lastRoundFact, replayLink } from '../engine/replay-bar';
import { openRules } from '../engine/rules-sheet';
import { facts, openSheet } from '../engine/sheet';
import type { Skin } from '../engine/skin';
import { translate } from '../messages/translate';
import { oddsText } from './odds';
import styles from './table.module.css';
import type { PlayedTable, TableGame } from './table-game';
import type { TablePlay } from './table-play';

/** The rules, the exact return of the chips as they lie, and that of every bet. */
export function openTableRules(game: TableGame, play: TablePlay, skin: Skin): void {
  const { rules, money, limits, slip } = game;
  const names = Object.fromEntries(Object.entries(skin.symbols).map(([piece, { name }]) => [piece, name]));
  const exact = (of: Fraction) => translate('table.slipReturn', { percent: percentOf(of), exact: written(of) });
  openRules(
    element('p', {}, translate(play.texts.rules, names)),
    facts(
      [translate('rulesReturn'), bestReturn(play, skin)],
      [translate('table.yourBets'), slip.length > 0 ? exact(slipReturn(rules, slip)) : translate('table.noChips')],
      [translate('rulesMaxWin'), translate('table.maxWin', { amount: money.format(limits.maxWin) })],
      [
        translate('rulesStake'),
        translate('rulesStakeValue', { min: money.format(limits.minStake), max: money.format(limits.maxStake) }),
      ],
      [translate('rulesRounding'), translate('instant.noRounding')],
      [translate('rulesInterrupted'), translate('rulesInterruptedValue')],
      paceFact(game),
      ...lastRoundFact(game),
    ),
    returnsTable(play, skin),
  );
}

function bestReturn({ rules, nameOf }: TablePlay, skin: Skin): string {
  const sorted = rules.spots
    .map((spot) => [spot, spotReturn(rules, spot)] as const)
    .sort((one, other) => asNumber(other[1]) - asNumber(one[1]));
  const [[best, of] = ['', { numerator: 0n, denominator: 1n }]] = sorted;
  const alike = sorted.every(([, each]) => written(each) === written(of));
  return translate(alike ? 'table.alike' : 'table.bestBet', {
    percent: percentOf(of),
    exact: written(of),
    name: nameOf(best, skin),
  });
}

/** Bets that pay, win and return alike stand together. */
function returnsTable({ rules, nameOf }: TablePlay, skin: Skin): HTMLElement {
  const rows = new Map<string, { readonly cells: readonly string[]; readonly spots: string[] }>();
  for (const spot of rules.spots) {
    const hits = slipHits(rules, [{ spot, chips: '100' }]);
    const cells = [oddsText(rules, spot), `${(asNumber(hits) * 100).toFixed(2)}%`, `${percentOf(spotReturn(rules, spot))}%`];
    const known = rows.get(cells.join());
    if (known) known.spots.push(nameOf(spot, skin));
    else rows.set(cells.join(), { cells, spots: [nameOf(spot, skin)] });
  }
  const heads = (['table.bet', 'table.pays', 'table.hits', 'table.return'] as const).map((id) =>
    element('th', { scope: 'col' }, translate(id)),
  );
  const body = [...rows.values()].map(({ cells, spots }) =>
    element('tr', {}, ...[listed(spots), ...cells].map((text) => element('td', {}, text))),
  );
  return element(
    'table',
    { class: styles['table'] },
    element('caption', {}, translate('table.returns')),
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...body),
  );
}

const MOST_LISTED = 8;

function listed(names: readonly string[]): string {
  return names.length > MOST_LISTED ? `${names.slice(0, MOST_LISTED - 1).join(', ')} … ${names.at(-1)}` : names.join(', ');
}

/** One past round: where chips lay, what came out, and all that is needed to check it. */
export function openRoundSheet({ rules, money }: TableGame, { nameOf, cameOut }: TablePlay, skin: Skin, round: PlayedTable): void {
  const { choice, drawn, stake, payout } = round;
  const bets = choice.map(({ spot, chips }) => element('div', {}, `${nameOf(spot, skin)}: ${money.format(BigInt(chips))}`));
  openSheet(
    translate('instant.roundTitle'),
    facts(
      [translate('stake'), money.format(BigInt(stake))],
      [translate('roundBet'), element('div', {}, ...bets)],
      ...(drawn ? [[translate('instant.cameOut'), cameOut(drawn, skin)] as const] : []),
      [translate('roundPayout'), money.format(BigInt(payout ?? 0))],
      ...seedFacts(round),
    ),
    roundCheck(round, rules.id, { choice: JSON.stringify(choice) }),
    replayLink(round),
  );
}
