import type { PokerModelId } from '../../src/models/model-id';
import { hiLoCameTo, hiLoSizes, hiLoState, type HiLoStep } from '../../src/steps/hilo';
import { deuces } from '../../src/steps/video-poker/deuces';
import { doubleBonus } from '../../src/steps/video-poker/double-bonus';
import { jacks } from '../../src/steps/video-poker/jacks';
import { handPays, handsOf, type HoldStep, isHold, type PokerRules, pokerSizes } from '../../src/steps/video-poker/poker-rules';
import { cardText } from '../../src/table/cards';
import { element } from '../element';
import type { MessageId } from '../messages/en';
import { translate } from '../messages/translate';
import { attempt, step, type Check } from './check';
import { drawSteps } from './draw-steps';
import { type FairDraw, fairDraw } from './fair-draw';
import { minesCheck } from './mines-check';
import { towersCheck } from './towers-check';
import styles from './verify.module.css';

const EXAMPLE = {
  serverSeed: '4be1c07d95f3a8626d0f17be39c452a8f08e7d61235b9ac4d7e6f0183a2c5b94',
  commitment: 'bfd7c86d22de8d76daa32fdeac6c5173e89f1ca95414ed8b9ad2b58f0cb6d3d3',
  clientSeed: 'golden',
};
const TEXTS = {
  intro: 'instant.verifierIntro',
  example: 'instant.verifierExample',
  run: 'instant.verifierRun',
  unable: 'instant.verifierUnable',
} as const;
const cards = (of: readonly number[]) => of.map(cardText).join(' ');

/** From the commitment to what lay on the table, and what it pays in hundredths of the stake. */
function worked(found: FairDraw, shown: string, lay: string, hundredths: number): HTMLElement[] {
  const amount = (hundredths / 100).toFixed(2);
  return [
    ...drawSteps(found, shown),
    step(
      'instant.step4',
      element('code', {}, lay),
      element('strong', { class: styles['pays'] }, translate('slot.paysStakes', { amount })),
    ),
  ];
}

const hiLoCheck: Check = {
  example: { ...EXAMPLE, nonce: '0', steps: '[{"guess":"lower"},{"skip":true},{"guess":"higher"},{"cashOut":true}]' },
  texts: TEXTS,
  isSteps: (text) => attempt(() => hiLoStepsIn(text)) !== undefined,
  async steps({ commitment, steps: text = '', ...seeds }) {
    const steps = hiLoStepsIn(text) ?? [];
    const sizes = hiLoSizes(steps);
    const found = await fairDraw((drawn) => sizes[drawn.length], seeds);
    const lay = translate('hilo.verifierCards', { cards: cards(found.drawn) });
    return worked(found, commitment, lay, hiLoCameTo(hiLoState(found.drawn, steps)));
  },
};

function hiLoStepsIn(text: string): readonly HiLoStep[] | undefined {
  const steps = JSON.parse(text) as HiLoStep[];
  const are = steps.every(
    (each) => ('guess' in each && (each.guess === 'higher' || each.guess === 'lower')) || 'skip' in each || 'cashOut' in each,
  );
  return are ? steps : undefined;
}

function pokerCheck(rules: PokerRules, example: { readonly nonce: string; readonly steps: string }): Check {
  return {
    example: { ...EXAMPLE, ...example },
    texts: TEXTS,
    isSteps: (text) => attempt(() => holdsIn(text)) !== undefined,
    async steps({ commitment, steps: text = '', ...seeds }) {
      const [hold] = holdsIn(text) ?? [];
      const found = await fairDraw(pokerSizes(hold), seeds);
      const { dealt, last } = handsOf(found.drawn, hold);
      const hand = translate(`poker.${rules.pays[rules.rankHand(last)]?.hand ?? 'nothing'}` as MessageId);
      const lay = translate('poker.verifierHands', { dealt: cards(dealt), last: cards(last), hand });
      return worked(found, commitment, lay, handPays(rules, last));
    },
  };
}

/** One hold, or none in a round that was left; undefined where it cannot have been made. */
function holdsIn(text: string): readonly HoldStep[] | undefined {
  const steps = JSON.parse(text) as HoldStep[];
  return steps.length <= 1 && steps.every(isHold) ? steps : undefined;
}

/** Rounds that were played step by step: what the seeds led to, and what the player’s steps made of it. */
export const STEP_CHECKS: Readonly<Record<'mines-1' | 'towers-1' | 'hilo-1' | PokerModelId, Check>> = {
  'mines-1': minesCheck,
  'towers-1': towersCheck,
  'hilo-1': hiLoCheck,
  'jacks-1': pokerCheck(jacks, { nonce: '0', steps: '[{"hold":[0,1]}]' }),
  'deuces-1': pokerCheck(deuces, { nonce: '0', steps: '[{"hold":[0,1]}]' }),
  'double-bonus-1': pokerCheck(doubleBonus, { nonce: '0', steps: '[{"hold":[0,1]}]' }),
};
