import { type Fall, fallsOf } from '../../src/slots/slot-rules';
import { element } from '../element';
import { roundCheck, seedFacts } from '../engine/fairness-sheet';
import { replayLink } from '../engine/replay-bar';
import { facts, openSheet } from '../engine/sheet';
import { translate } from '../messages/translate';
import { lookOf, type SkinData } from './skin';
import type { PlayedSpin, SlotGame } from './slot-game';
import styles from './slot.module.css';
import { winText } from './win-text';

/** One past spin: what was seen, what paid, and all that is needed to check it. */
export function openSpinSheet(game: SlotGame, skin: SkinData, round: PlayedSpin): void {
  const { rules, money } = game;
  const stops = round.stops ?? [];
  const falls = stops.length > 0 ? fallsOf(rules, stops) : [];
  openSheet(
    translate('slot.roundTitle'),
    ...falls.flatMap((fall) => [heading(fall), picture(skin, fall), winList(game, skin, fall, BigInt(round.stake))]),
    facts(
      [translate('roundBet'), money.format(BigInt(round.stake))],
      [translate('roundPayout'), money.format(BigInt(round.payout ?? 0))],
      [translate('slot.stops'), stops.join(', ')],
      ...seedFacts(round),
    ),
    roundCheck(round, rules.id),
    replayLink(round),
  );
}

/** Where in a bonus it was seen. */
function heading({ free, held, times }: Fall): HTMLElement | false {
  const text = held && translate('slot.respins', { left: String(held.left) });
  const spin = free && `${translate('slot.freeSpin', { spin: String(free.spin), of: String(free.of) })} · ×${times}`;
  return (text ?? spin) !== undefined && element('h3', {}, text ?? spin);
}

function winList(game: SlotGame, skin: SkinData, { wins, times }: Fall, stake: bigint): HTMLElement | false {
  const items = wins.map((win) => element('li', {}, winText(game, skin, [win, times], stake)));
  return items.length > 0 && element('ul', {}, ...items);
}

function picture(skin: SkinData, { window }: Fall): HTMLElement {
  const rows = window[0]?.length ?? 0;
  const cells = Array.from({ length: rows }, (_, row) =>
    window.map((symbols) => {
      const { art, name } = lookOf(skin, symbols[row] ?? '');
      return art === '' ? element('span', {}) : element('img', { src: art, alt: name, width: 56, height: 56 });
    }),
  );
  const shown = element('div', { class: styles['window'] }, ...cells.flat());
  shown.style.setProperty('--reels', String(window.length));
  return shown;
}
