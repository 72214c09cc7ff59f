import { REELS, TENTHS } from '../../src/slots/reels';
import { lineWins, spinPays, windowAt } from '../../src/slots/spin';
import { element } from '../element';
import { translate } from '../messages/translate';
import { commitmentStep, step, type Check } from './check';
import { fairSpin, type FairSpin } from './fair-spin';
import styles from './verify.module.css';

/** Rounds of the slot with five reels and ten lines. */
export const spinCheck: Check = {
  example: {
    serverSeed: 'c1f6d2b0a94e837566127fe3d8ab90455e21cc90f7436a1d02b8e964ad5137fe',
    clientSeed: 'golden',
    nonce: '128',
    commitment: 'c798d946d3dc9157a326c5962f6a6e26ea8d90f8edc02dfa47248b796586add9',
  },
  texts: {
    intro: 'slot.verifierIntro',
    example: 'slot.verifierExample',
    run: 'slot.verifierRun',
    unable: 'slot.verifierUnable',
  },
  async steps({ serverSeed, clientSeed, nonce, commitment }) {
    const found = await fairSpin(serverSeed, clientSeed, nonce);
    return [
      commitmentStep(found.commitment, commitment),
      step(
        'slot.step2',
        ...found.blocks.flatMap(({ message, digest }) => [element('code', {}, message), element('code', {}, digest)]),
      ),
      step('slot.step3', ...remainders(found)),
      step('slot.step4', ...outcome(found.stops)),
    ];
  },
};

/** Each number that was looked at, with the stop it gives or why it gives none. */
function remainders({ words, stops }: FairSpin): HTMLElement[] {
  const lines: HTMLElement[] = [];
  let reel = 0;
  for (const word of words) {
    const length = REELS[reel]?.length;
    if (length === undefined) break;
    const taken = word < 2 ** 32 - (2 ** 32 % length);
    lines.push(element('code', {}, `${word} mod ${length} = ${taken ? stops[reel] : translate('passedOver')}`));
    if (taken) reel += 1;
  }
  return lines;
}

function outcome(stops: readonly number[]): HTMLElement[] {
  const seen = windowAt(stops);
  const rows = [0, 1, 2].map((row) => element('code', {}, seen.map((symbols) => symbols[row]).join('  ')));
  const wins = lineWins(stops).map(({ line, symbol, count, pays }) =>
    element('code', {}, `${translate('slot.line', { line: String(line + 1) })}: ${count} × ${symbol} = ${pays / TENTHS}`),
  );
  const amount = String(spinPays(stops) / TENTHS);
  return [
    element('code', {}, stops.join(', ')),
    ...rows,
    ...wins,
    element('strong', { class: styles['pays'] }, translate('slot.paysStakes', { amount })),
  ];
}
