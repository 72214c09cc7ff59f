import { ROWS } from '../../src/slots/reels';
import { lineWins, windowAt } from '../../src/slots/spin';
import { element } from '../element';
import { roundCheck, seedFacts } from '../engine/fairness-sheet';
import { replayLink } from '../engine/replay-bar';
import { facts, openSheet } from '../engine/sheet';
import { translate } from '../messages/translate';
import type { SkinData } from './skin';
import type { PlayedSpin, SlotGame } from './slot-game';
import { lineText } from './spin-result';
import styles from './slot.module.css';

/** One past spin: what was seen, which lines paid, and all that is needed to check it. */
export function openSpinSheet(game: SlotGame, skin: SkinData, round: PlayedSpin): void {
  const stops = round.stops ?? [];
  const wins = lineWins(stops).map((win) => element('li', {}, lineText(game, skin, win, BigInt(round.stake))));
  openSheet(
    translate('slot.roundTitle'),
    stops.length > 0 && picture(skin, stops),
    wins.length > 0 && element('ul', {}, ...wins),
    facts(
      [translate('roundBet'), game.money.format(BigInt(round.stake))],
      [translate('roundPayout'), game.money.format(BigInt(round.payout ?? 0))],
      [translate('slot.stops'), stops.join(', ')],
      ...seedFacts(round),
    ),
    roundCheck(round, 'lines-1'),
    replayLink(round),
  );
}

function picture(skin: SkinData, stops: readonly number[]): HTMLElement {
  const seen = windowAt(stops);
  const cells = Array.from({ length: ROWS }, (_, row) =>
    seen.map((symbols) => {
      const { art, name } = skin.symbols[symbols[row] ?? 'W'];
      return element('img', { src: art, alt: name, width: 56, height: 56 });
    }),
  );
  return element('div', { class: styles['window'] }, ...cells.flat());
}
