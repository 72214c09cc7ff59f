import {
  type Act,
  ACTS,
  type BlackjackStep,
  type BlackjackTable,
  cardSizes,
  costInHalves,
  paysInHalves,
  tableAtEnd,
} from '../../src/steps/blackjack/blackjack';
import { cardText } from '../../src/table/cards';
import { element } from '../element';
import { translate } from '../messages/translate';
import { cameOutText } from '../step/blackjack/blackjack-texts';
import { attempt, step, type Check } from './check';
import { drawSteps } from './draw-steps';
import { fairDraw } from './fair-draw';
import styles from './verify.module.css';

/** Rounds of blackjack: each card is a number below 52, and how many are drawn depends on what the player did. */
export const blackjackCheck: Check = {
  example: {
    serverSeed: '4be1c07d95f3a8626d0f17be39c452a8f08e7d61235b9ac4d7e6f0183a2c5b94',
    commitment: 'bfd7c86d22de8d76daa32fdeac6c5173e89f1ca95414ed8b9ad2b58f0cb6d3d3',
    clientSeed: 'golden',
    nonce: '13',
    steps: '[{"act":"split"}]',
  },
  texts: {
    intro: 'instant.verifierIntro',
    example: 'instant.verifierExample',
    run: 'instant.verifierRun',
    unable: 'instant.verifierUnable',
  },
  isSteps: (text) => attempt(() => actsIn(text)) !== undefined,
  async steps({ commitment, steps = '', ...seeds }) {
    const acts = actsIn(steps) ?? [];
    const found = await fairDraw(cardSizes(acts), seeds);
    const table = tableAtEnd(found.drawn, acts) as BlackjackTable;
    return [
      ...drawSteps(found, commitment),
      step(
        'instant.step4',
        element('code', {}, found.drawn.map(cardText).join(' ')),
        element('code', {}, cameOutText(table)),
        element('code', {}, translate('blackjack.verifierCost', { amount: stakes(stakedInHalves(table)) })),
        element('strong', { class: styles['pays'] }, translate('slot.paysStakes', { amount: stakes(paysInHalves(table)) })),
      ),
    ];
  },
};

/** The stake, and what was taken for hands that were split or doubled, and for insurance. */
function stakedInHalves({ hands, insured }: BlackjackTable): bigint {
  const doubles = hands.filter(({ doubled }) => doubled).length;
  const times = (act: Act, count: number) => costInHalves(act) * BigInt(count);
  return 2n + times('split', hands.length - 1) + times('double', doubles) + times('insure', insured === true ? 1 : 0);
}

function stakes(halves: bigint): string {
  return (Number(halves) / 2).toFixed(2);
}

function actsIn(text: string): Act[] | undefined {
  const acts = (JSON.parse(text) as BlackjackStep[]).map(({ act }) => act);
  return acts.every((act) => ACTS.includes(act)) ? acts : undefined;
}
