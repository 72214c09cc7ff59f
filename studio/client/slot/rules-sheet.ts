import { asNumber, percentOf, written } from '../../src/models/fraction';
import { payoutOf } from '../../src/slots/slot-limits';
import { type SlotRules, TENTHS } from '../../src/slots/slot-rules';
import { element, svgElement } from '../element';
import { paceFact } from '../engine/pace';
import { lastRoundFact } from '../engine/replay-bar';
import { openRules } from '../engine/rules-sheet';
import { facts } from '../engine/sheet';
import { translate } from '../messages/translate';
import { holdFacts } from './hold-facts';
import { lookOf, type SkinData } from './skin';
import type { SlotGame } from './slot-game';
import styles from './rules-sheet.module.css';

/** The rules, what each symbol pays at the stake as it stands, the lines, the exact odds, and the reels themselves. */
export function openSlotRules(game: SlotGame, skin: SkinData): void {
  const { rules } = game;
  openRules(
    element('p', {}, translate(INTROS[rules.id], { wild: lookOf(skin, 'W').name, bonus: lookOf(skin, bonusSymbol(rules)).name })),
    payTable(game, skin),
    rules.hold && holdFacts(game, rules.hold),
    rules.lines.length > 1 && element('h3', {}, translate('slot.lines', { lines: String(rules.lines.length) })),
    rules.lines.length > 1 &&
      element('ol', { class: styles['lines'] }, ...rules.lines.map((rows, line) => lineDrawing(rules, rows, line))),
    facts(...odds(game), paceFact(game), ...lastRoundFact(game)),
    reelStrips(rules.reels, skin, 'slot.strips'),
    rules.free && reelStrips(rules.free.reels, skin, 'slot.freeStrips'),
  );
}

const INTROS = {
  'lines-1': 'slot.rulesIntro',
  'ways-243': 'slot.rulesWays',
  'classic-1': 'slot.rulesClassic',
  'cascade-1': 'slot.rulesCascade',
  'hold-1': 'slot.rulesHold',
  'free-1': 'slot.rulesFree',
} as const;
const LINE_TITLES = { lines: 'slot.payTable', hold: 'slot.payTable', free: 'slot.payTable' } as const;
const SPREADS = { LOW: 'slot.spreadLow', MEDIUM: 'slot.spreadValue', HIGH: 'slot.spreadHigh' } as const;

function odds({ rules, money, limits }: SlotGame): [string, string][] {
  const { returnToPlayer, hitRate, variance, largestWin } = rules.odds;
  const percentAnd = (fraction: typeof hitRate) => ({ percent: percentOf(fraction), exact: written(fraction) });
  const times = (rules.most / TENTHS).toLocaleString('en');
  const rarity = Math.round(1 / asNumber(largestWin)).toLocaleString('en');
  const stakes = { min: money.format(limits.minStake), max: money.format(limits.maxStake) };
  return [
    [translate('rulesReturn'), translate('exactReturn', percentAnd(returnToPlayer))],
    [translate('slot.hitRate'), translate('slot.hitRateValue', percentAnd(hitRate))],
    [translate('slot.spread'), translate(SPREADS[rules.volatility], { deviation: Math.sqrt(asNumber(variance)).toFixed(2) })],
    [translate('rulesMaxWin'), translate('slot.maxWinValue', { times, odds: rarity })],
    [translate('rulesStake'), translate('rulesStakeValue', stakes)],
    [translate('rulesInterrupted'), translate('rulesInterruptedValue')],
  ];
}

function payTable({ rules, state, money }: SlotGame, skin: SkinData): HTMLElement {
  const rows = rules.symbols
    .filter((symbol) => rules.pays[symbol] !== undefined)
    .map((symbol) => {
      const amounts = steps(rules.pays[symbol] ?? []).map(([count, tenths]) =>
        element('span', {}, element('b', {}, `${count}×`), ` ${money.format(payoutOf(state.stake, tenths))}`),
      );
      const { art, name } = lookOf(skin, symbol);
      return element(
        'li',
        { class: styles['symbol'] },
        element('img', { src: art, alt: '', width: 56, height: 56 }),
        element('div', {}, element('strong', {}, name), ...amounts),
      );
    });
  const titles = { ways: 'slot.payTableWays', anywhere: 'slot.payTableAnywhere', ...LINE_TITLES } as const;
  return element(
    'section',
    {},
    element('h3', {}, translate(titles[rules.kind], { stake: money.format(state.stake) })),
    element('ul', { class: styles['pays'] }, ...rows),
  );
}

/** Where a symbol begins to pay more, the most first: `12` stands for all counts from there on. */
function steps(pays: readonly number[]): (readonly [count: number, tenths: number])[] {
  return pays
    .map((tenths, count) => [count, tenths] as const)
    .filter(([count, tenths]) => tenths > 0 && tenths !== pays[count - 1])
    .toReversed();
}

function lineDrawing({ reels, rows: high }: SlotRules, rows: readonly number[], line: number): HTMLElement {
  const dots = Array.from({ length: reels.length * high }, (_, at) =>
    svgElement('rect', { x: (at % reels.length) * 10 + 1, y: Math.floor(at / reels.length) * 10 + 1, width: 8, height: 8, rx: 2 }),
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

function bonusSymbol({ hold, free }: SlotRules): string {
  return hold?.coin ?? free?.scatter ?? '';
}

function reelStrips(reels: readonly string[], skin: SkinData, title: 'slot.strips' | 'slot.freeStrips'): HTMLElement {
  const strips = reels.map((strip) => element('li', {}, Array.from(strip, (symbol) => lookOf(skin, symbol).name).join(' · ')));
  return element(
    'details',
    { class: styles['strips'] },
    element('summary', {}, translate(title)),
    element('p', {}, translate('slot.stripsIntro')),
    element('ol', {}, ...strips),
  );
}
