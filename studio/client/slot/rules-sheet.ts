import { asNumber, percentOf, written } from '../../src/models/fraction';
import { ODDS } from '../../src/slots/odds';
import { LINES, MAX_TENTHS, PAYS, type PayingSymbol, REELS, ROWS, SYMBOLS, TENTHS } from '../../src/slots/reels';
import { payoutOf } from '../../src/slots/slot-limits';
import { element, svgElement } from '../element';
import { paceFact } from '../engine/pace';
import { lastRoundFact } from '../engine/replay-bar';
import { facts, openSheet } from '../engine/sheet';
import { translate } from '../messages/translate';
import type { SkinData } from './skin';
import type { SlotGame } from './slot-game';
import styles from './rules-sheet.module.css';

const PAYING = SYMBOLS.filter((symbol): symbol is PayingSymbol => symbol !== 'W');

/** The rules, what each symbol pays at the stake as it stands, the lines, the exact odds, and the reels themselves. */
export function openSlotRules(game: SlotGame, skin: SkinData): void {
  const { money, limits } = game;
  openSheet(
    translate('rules'),
    element('p', {}, translate('slot.rulesIntro', { wild: skin.symbols.W.name })),
    payTable(game, skin),
    element('h3', {}, translate('slot.lines')),
    element('ol', { class: styles['lines'] }, ...LINES.map(lineDrawing)),
    facts(
      [
        translate('rulesReturn'),
        translate('exactReturn', { percent: percentOf(ODDS.returnToPlayer), exact: written(ODDS.returnToPlayer) }),
      ],
      [
        translate('slot.hitRate'),
        translate('slot.hitRateValue', { percent: percentOf(ODDS.hitRate), exact: written(ODDS.hitRate) }),
      ],
      [translate('slot.spread'), translate('slot.spreadValue', { deviation: deviation() })],
      [
        translate('rulesMaxWin'),
        translate('slot.maxWinValue', {
          times: (MAX_TENTHS / TENTHS).toLocaleString('en'),
          odds: Math.round(1 / asNumber(ODDS.largestWin)).toLocaleString('en'),
        }),
      ],
      [
        translate('rulesStake'),
        translate('rulesStakeValue', { min: money.format(limits.minStake), max: money.format(limits.maxStake) }),
      ],
      [translate('rulesInterrupted'), translate('rulesInterruptedValue')],
      paceFact(game),
      ...lastRoundFact(game),
    ),
    reelStrips(skin),
  );
}

/** The usual distance of a spin from the mean, in stakes. */
function deviation(): string {
  return Math.sqrt(asNumber(ODDS.variance)).toFixed(2);
}

function payTable(game: SlotGame, skin: SkinData): HTMLElement {
  const { stake } = game.state;
  const rows = PAYING.map((symbol) => {
    const pays = PAYS[symbol].map((tenths, count) => [count, tenths] as const).filter(([, tenths]) => tenths > 0);
    const amounts = pays
      .toReversed()
      .map(([count, tenths]) =>
        element('span', {}, element('b', {}, `${count}×`), ` ${game.money.format(payoutOf(stake, tenths))}`),
      );
    return element(
      'li',
      { class: styles['symbol'] },
      element('img', { src: skin.symbols[symbol].art, alt: '', width: 56, height: 56 }),
      element('div', {}, element('strong', {}, skin.symbols[symbol].name), ...amounts),
    );
  });
  return element(
    'section',
    {},
    element('h3', {}, translate('slot.payTable', { stake: game.money.format(stake) })),
    element('ul', { class: styles['pays'] }, ...rows),
  );
}

function lineDrawing(rows: readonly number[], line: number): HTMLElement {
  const dots = Array.from({ length: REELS.length * ROWS }, (_, at) =>
    svgElement('rect', { x: (at % REELS.length) * 10 + 1, y: Math.floor(at / REELS.length) * 10 + 1, width: 8, height: 8, rx: 2 }),
  );
  const path = rows.map((row, reel) => `${reel === 0 ? 'M' : 'L'}${reel * 10 + 5} ${row * 10 + 5}`).join('');
  const label = translate('slot.line', { line: String(line + 1) });
  return element(
    'li',
    {},
    svgElement('svg', { viewBox: '0 0 50 30', role: 'img', 'aria-label': label }, ...dots, svgElement('path', { d: path })),
    element('span', { 'aria-hidden': 'true' }, String(line + 1)),
  );
}

function reelStrips(skin: SkinData): HTMLElement {
  const strips = REELS.map((strip) => element('li', {}, strip.map((symbol) => skin.symbols[symbol].name).join(' · ')));
  return element(
    'details',
    { class: styles['strips'] },
    element('summary', {}, translate('slot.strips')),
    element('p', {}, translate('slot.stripsIntro')),
    element('ol', {}, ...strips),
  );
}
