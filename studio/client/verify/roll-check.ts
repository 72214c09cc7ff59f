import { OUTCOMES } from '../../src/dice/odds';
import { element } from '../element';
import { hundredths } from '../money';
import { step, type Check } from './check';
import { drawSteps } from './draw-steps';
import { EXAMPLE } from './example';
import { fairDraw } from './fair-draw';
import styles from './verify.module.css';

/** Rounds of dice. */
export const rollCheck: Check = {
  example: EXAMPLE,
  texts: { intro: 'verifierIntro', example: 'verifierExample', run: 'verifierRun', unable: 'verifierUnable' },
  async steps({ commitment, ...seeds }) {
    const found = await fairDraw((drawn) => (drawn.length === 0 ? OUTCOMES : undefined), seeds);
    const [roll = 0] = found.drawn;
    return [
      ...drawSteps(found, commitment),
      step('dice.step4', element('code', {}, `${roll} ÷ 100`), element('strong', { class: styles['roll'] }, hundredths(roll))),
    ];
  },
};
