import type { SlotModelId } from '../../src/models/model-id';
import { SLOTS } from '../../src/slots/slot-kinds';
import { type Cell, type Fall, fallsOf, type SlotRules, type SlotWin, spinPays, TENTHS } from '../../src/slots/slot-rules';
import { readings } from '../../src/slots/stops-from';
import { element } from '../element';
import { translate } from '../messages/translate';
import { commitmentStep, step, type Check } from './check';
import { fairSpin, type FairSpin } from './fair-spin';
import styles from './verify.module.css';

/** Rounds of a slot. */
function spinCheck(model: SlotModelId, nonce: string): Check {
  const rules = SLOTS[model];
  return {
    example: {
      serverSeed: 'c1f6d2b0a94e837566127fe3d8ab90455e21cc90f7436a1d02b8e964ad5137fe',
      clientSeed: 'golden',
      nonce,
      commitment: 'c798d946d3dc9157a326c5962f6a6e26ea8d90f8edc02dfa47248b796586add9',
    },
    texts: {
      intro: 'slot.verifierIntro',
      example: 'slot.verifierExample',
      run: 'slot.verifierRun',
      unable: 'slot.verifierUnable',
    },
    async steps({ commitment, ...seeds }) {
      const found = await fairSpin(rules, seeds);
      return [
        commitmentStep(found.commitment, commitment),
        step(
          'slot.step2',
          ...found.blocks.flatMap(({ message, digest }) => [element('code', {}, message), element('code', {}, digest)]),
        ),
        step('slot.step3', ...remainders(rules, found.words)),
        step('slot.step4', ...outcome(rules, found.stops)),
      ];
    },
  };
}

export const SPIN_CHECKS: Readonly<Record<SlotModelId, Check>> = {
  'lines-1': spinCheck('lines-1', '128'),
  'ways-243': spinCheck('ways-243', '78'),
  'classic-1': spinCheck('classic-1', '97'),
  'cascade-1': spinCheck('cascade-1', '1'),
  'hold-1': spinCheck('hold-1', '283'),
  'free-1': spinCheck('free-1', '4'),
};

/** Each number that was looked at, with the stop it gives or why it gives none. */
function remainders(rules: SlotRules, words: FairSpin['words']): HTMLElement[] {
  return readings(rules, words).map(({ word, size, drawn }) =>
    element('code', {}, `${word} mod ${size} = ${drawn ?? translate('passedOver')}`),
  );
}

function outcome(rules: SlotRules, stops: readonly number[]): HTMLElement[] {
  const amount = String(spinPays(rules, stops) / TENTHS);
  return [
    element('code', {}, stops.join(', ')),
    ...fallsOf(rules, stops).flatMap(shown),
    element('strong', { class: styles['pays'] }, translate('slot.paysStakes', { amount })),
  ];
}

/** What was seen at one time, row by row, and what paid. */
function shown({ window, wins, times, held }: Fall): HTMLElement[] {
  const rows = (window[0] ?? []).map((_, row) =>
    window.map((symbols, reel) => seen(symbols[row] ?? '', held, [reel, row])).join('  '),
  );
  return [...rows, ...wins.map((win) => `${placeOf(win)}${win.count} × ${win.symbol} = ${paid(win, times)}`)].map((text) =>
    element('code', {}, text),
  );
}

/** A symbol; of a coin that is held, what it pays in stakes. */
function seen(symbol: string, held: Fall['held'], [reel, row]: Cell): string {
  const coin = held?.coins.find(({ cell }) => cell[0] === reel && cell[1] === row);
  return coin ? String(coin.pays / TENTHS) : symbol || '·';
}

function placeOf({ line, ways }: SlotWin): string {
  if (line !== undefined) return `${translate('slot.line', { line: String(line + 1) })}: `;
  return ways === undefined ? '' : `${translate('slot.ways', { ways: String(ways) })}: `;
}

function paid({ pays }: SlotWin, times: number): string {
  return times === 1 ? String(pays / TENTHS) : `${pays / TENTHS} × ${times} = ${(pays * times) / TENTHS}`;
}
