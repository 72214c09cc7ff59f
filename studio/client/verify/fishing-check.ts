import {
  aimsIn,
  allAims,
  catchesOf,
  type FishingChoice,
  fishingSizes,
  type FishingStep,
  isFishingChoice,
  kindOf,
  MAGAZINES,
} from '../../src/steps/fishing';
import { element } from '../element';
import { translate } from '../messages/translate';
import { attempt, step, type Check } from './check';
import { drawSteps } from './draw-steps';
import { fairDraw } from './fair-draw';
import styles from './verify.module.css';

const MOST_SHOTS = Math.max(...MAGAZINES);

/** Magazines: the number of each shot, and what the shots caught. */
export const fishingCheck: Check = {
  example: {
    serverSeed: '4be1c07d95f3a8626d0f17be39c452a8f08e7d61235b9ac4d7e6f0183a2c5b94',
    commitment: 'bfd7c86d22de8d76daa32fdeac6c5173e89f1ca95414ed8b9ad2b58f0cb6d3d3',
    clientSeed: 'golden',
    nonce: '30',
    choice: '{"shots":5}',
    steps: '[{"aims":"CCC"},{"aims":"CC"}]',
  },
  texts: {
    intro: 'instant.verifierIntro',
    example: 'instant.verifierExample',
    run: 'instant.verifierRun',
    unable: 'instant.verifierUnable',
  },
  isChoice: (text) => attempt(() => choiceIn(text)) !== undefined,
  isSteps: (text) => attempt(() => aimedIn(text)) !== undefined,
  async steps({ commitment, choice: text = '', steps = '', ...seeds }) {
    const choice = choiceIn(text) ?? { shots: MOST_SHOTS };
    const aims = allAims(choice, (aimedIn(steps) ?? '').slice(0, choice.shots));
    const sizes = fishingSizes(choice);
    const found = await fairDraw((drawn) => sizes[drawn.length], seeds);
    const catches = catchesOf(found.drawn, aims);
    const shots = catches.map((times, shot) => `${aims.charAt(shot)} ${times > 0 ? `${times}×` : '–'}`);
    const amount = (catches.reduce((sum, times) => sum + times, 0) / choice.shots).toFixed(2);
    return [
      ...drawSteps(found, commitment),
      step(
        'fishing.verifierShots',
        element('code', {}, shots.join(', ')),
        element('strong', { class: styles['pays'] }, translate('slot.paysStakes', { amount })),
      ),
    ];
  },
};

function choiceIn(text: string): FishingChoice | undefined {
  const choice = JSON.parse(text) as FishingChoice;
  return isFishingChoice(choice) ? choice : undefined;
}

/** What was aimed at; undefined where the steps cannot have been taken. */
function aimedIn(text: string): string | undefined {
  const aims = aimsIn(JSON.parse(text) as FishingStep[]);
  return aims.length <= MOST_SHOTS && [...aims].every((letter) => kindOf(letter)) ? aims : undefined;
}
