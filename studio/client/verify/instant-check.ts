import { cardGuess } from '../../src/instant/card-guess';
import type { InstantRules } from '../../src/instant/instant-rules';
import { coin, SIDES } from '../../src/instant/coin';
import { CUPS, cups } from '../../src/instant/cups';
import { ballsOf, hitsOf, keno } from '../../src/instant/keno';
import { climbOf, limbo } from '../../src/instant/limbo';
import { plinko, pocketOf } from '../../src/instant/plinko';
import { fieldsOf, scratch, type ScratchChoice } from '../../src/instant/scratch';
import { wheel } from '../../src/instant/wheel';
import { cardText } from '../../src/table/cards';
import type { InstantModelId } from '../../src/models/model-id';
import { element } from '../element';
import { translate } from '../messages/translate';
import { attempt, step, type Check } from './check';
import { drawSteps } from './draw-steps';
import { fairDraw } from './fair-draw';
import styles from './verify.module.css';

/** A round that was published, for each of these games. */
const EXAMPLE = {
  serverSeed: '4be1c07d95f3a8626d0f17be39c452a8f08e7d61235b9ac4d7e6f0183a2c5b94',
  commitment: 'bfd7c86d22de8d76daa32fdeac6c5173e89f1ca95414ed8b9ad2b58f0cb6d3d3',
  clientSeed: 'golden',
};

interface Checked<Choice extends object> {
  readonly rules: InstantRules<Choice>;
  readonly example: { readonly choice: Choice; readonly nonce: string };
  /** What was drawn, as the game shows it. */
  readonly shown: (choice: Choice, drawn: readonly number[]) => string;
}

/** Rounds of a game of one choice. */
function instantCheck<Choice extends object>({ rules, example, shown }: Checked<Choice>): Check {
  const choiceIn = (text: string) => rules.canonical(JSON.parse(text) as Choice);
  return {
    example: { ...EXAMPLE, nonce: example.nonce, choice: JSON.stringify(example.choice) },
    texts: {
      intro: 'instant.verifierIntro',
      example: 'instant.verifierExample',
      run: 'instant.verifierRun',
      unable: 'instant.verifierUnable',
    },
    isChoice: (text) => attempt(() => choiceIn(text)) !== undefined,
    async steps({ commitment, choice: text = '', ...seeds }) {
      const choice = choiceIn(text) as Choice;
      const sizes = rules.sizes(choice);
      const found = await fairDraw((drawn) => sizes[drawn.length], seeds);
      const amount = (rules.multiplier(choice, found.drawn) / 100).toFixed(2);
      return [
        ...drawSteps(found, commitment),
        step(
          'instant.step4',
          element('code', {}, shown(choice, found.drawn)),
          element('strong', { class: styles['pays'] }, translate('slot.paysStakes', { amount })),
        ),
      ];
    },
  };
}

export const INSTANT_CHECKS: Readonly<Record<InstantModelId, Check>> = {
  'limbo-1': instantCheck({
    rules: limbo,
    example: { choice: { target: 500 }, nonce: '4' },
    shown: (_, [number = 0]) => `⌊0.99 × 2²⁴ ÷ (${number} + 1) × 100⌋ ÷ 100 = ${(climbOf(number) / 100).toFixed(2)}×`,
  }),
  'plinko-1': instantCheck({
    rules: plinko,
    example: { choice: { risk: 'high', rows: 16 }, nonce: '16' },
    shown: (_, path) =>
      `${path.map((each) => '←→'[each]).join(' ')} = ${translate('plinko.fell', { pocket: String(pocketOf(path) + 1) })}`,
  }),
  'wheel-1': instantCheck({
    rules: wheel,
    example: { choice: { risk: 'high', segments: 50 }, nonce: '13' },
    shown: ({ segments }, [segment = 0]) => `${segment + 1} / ${segments}`,
  }),
  'keno-1': instantCheck({
    rules: keno,
    example: { choice: { numbers: [5, 12], risk: 'high' }, nonce: '51' },
    shown: (choice, drawn) =>
      translate('keno.cameOut', { numbers: ballsOf(drawn).join(', '), hits: String(hitsOf(choice, drawn).length) }),
  }),
  'coin-1': instantCheck({
    rules: coin,
    example: { choice: { side: 'tails' }, nonce: '1' },
    shown: (_, [side = 0]) => SIDES[side] ?? '',
  }),
  'scratch-1': instantCheck({
    rules: scratch,
    example: { choice: { risk: 'low' }, nonce: '2' },
    shown: (choice: ScratchChoice, drawn) => (fieldsOf(choice, drawn).join('').match(/.{3}/g) ?? []).join(' / '),
  }),
  'cups-1': instantCheck({
    rules: cups,
    example: { choice: { cup: 2 }, nonce: '1' },
    shown: (_, [under = 0]) => `${under + 1} / ${CUPS.length}`,
  }),
  'card-guess-1': instantCheck({
    rules: cardGuess,
    example: { choice: { suit: 'hearts' }, nonce: '1' },
    shown: (_, [card = 0]) => cardText(card),
  }),
};
