import {
  antesBack,
  canonicalThreeCard,
  type ThreeCardChoice,
  threeCardHands,
  threeCardNext,
  type ThreeCardRules,
  type ThreeCardStep,
  sideBack,
} from '../../src/steps/house/three-card';
import { teenPatti, threeCard } from '../../src/steps/house/three-card-games';
import { kindOf } from '../../src/steps/house/three-cards';
import { WAR_BACK, warEnd, warNext, type WarStep } from '../../src/steps/house/war';
import { cardsAt, cardText } from '../../src/table/cards';
import { element } from '../element';
import { translate } from '../messages/translate';
import { attempt, type Check, step } from './check';
import { drawSteps } from './draw-steps';
import { fairDraw } from './fair-draw';
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
const paysLine = (text: string) => element('strong', { class: styles['pays'] }, text);

/** At most one answer of those that the game knows; nothing where the cards left nothing to answer. Undefined for anything else. */
function answersIn<Step extends object>(text: string, known: readonly string[]): readonly Step[] | undefined {
  const steps = JSON.parse(text === '' ? '[]' : text) as readonly Step[];
  const are = steps.every((each) => Object.entries(each).every(([name, value]) => known.includes(name) && value === true));
  return are && steps.length <= 1 && steps.every((each) => Object.keys(each).length === 1) ? steps : undefined;
}

const WAR_ANSWERS = ['war', 'surrender'];

const warCheck: Check = {
  example: { ...EXAMPLE, nonce: '42', steps: '[{"war":true}]' },
  texts: TEXTS,
  isSteps: (text) => attempt(() => answersIn(text, WAR_ANSWERS)) !== undefined,
  async steps({ commitment, steps: text = '', ...seeds }) {
    const answers = answersIn<WarStep>(text, WAR_ANSWERS) ?? [];
    const found = await fairDraw(warNext(answers), seeds);
    const dealt = cardsAt(found.drawn);
    const side = (which: number) => cards(dealt.filter((_, at) => at % 2 === which));
    const end = warEnd(found.drawn, answers);
    const amount = (WAR_BACK[end] / 100).toFixed(2);
    return [
      ...drawSteps(found, commitment),
      step(
        'instant.step4',
        element('code', {}, `${translate('house.you')}: ${side(0)}; ${translate('house.house')}: ${side(1)}`),
        element('p', {}, translate(`war.end.${end}`)),
        paysLine(translate('slot.paysStakes', { amount })),
      ),
    ];
  },
};

const POKER_ANSWERS = ['play', 'fold'];

/** Rounds of three cards: how many times the ante, and how many times the bet on the own cards comes back. */
function pokerCheck(rules: ThreeCardRules, nonce: string): Check {
  return {
    example: { ...EXAMPLE, nonce, choice: '{"pairPlus":"200000"}', steps: '[{"play":true}]' },
    texts: TEXTS,
    isChoice: (text) => attempt(() => canonicalThreeCard(JSON.parse(text) as ThreeCardChoice)) !== undefined,
    isSteps: (text) => attempt(() => answersIn(text, POKER_ANSWERS)) !== undefined,
    async steps({ commitment, steps: text = '', ...seeds }) {
      const answers = answersIn<ThreeCardStep>(text, POKER_ANSWERS) ?? [];
      const found = await fairDraw(threeCardNext, seeds);
      const { player, house } = threeCardHands(found.drawn);
      const times = { antes: String(antesBack(rules, found.drawn, answers)), side: String(sideBack(rules, kindOf(player))) };
      return [
        ...drawSteps(found, commitment),
        step(
          'instant.step4',
          element('code', {}, `${translate('house.you')}: ${cards(player)}; ${translate('house.house')}: ${cards(house)}`),
          paysLine(translate('house.paysBets', times)),
        ),
      ];
    },
  };
}

export const HOUSE_CHECKS: Readonly<Record<'war-1' | 'three-card-1' | 'teen-patti-1', Check>> = {
  'war-1': warCheck,
  'three-card-1': pokerCheck(threeCard, '0'),
  'teen-patti-1': pokerCheck(teenPatti, '0'),
};
