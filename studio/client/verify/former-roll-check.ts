import { element } from '../element';
import { hundredths } from '../money';
import { commitmentStep, step, type Check } from './check';
import { EXAMPLE } from './example';
import { fairFormerRoll } from './fair-former-roll';
import styles from './verify.module.css';

/** Rounds of dice that were rolled by the first word, whichever it was. */
export const formerRollCheck: Check = {
  example: EXAMPLE,
  texts: { intro: 'verifierIntro', example: 'verifierExample', run: 'verifierRun', unable: 'verifierUnable' },
  async steps({ serverSeed, clientSeed, nonce, commitment }) {
    const found = await fairFormerRoll(serverSeed, clientSeed, nonce);
    const digits = element('code', {}, element('mark', {}, found.digest.slice(0, 8)), found.digest.slice(8));
    const sum = found.bytes.map((byte, index) => `${byte} ÷ 256${['', '²', '³', '⁴'][index]}`).join(' + ');
    return [
      commitmentStep(found.commitment, commitment),
      step('step2', element('code', {}, found.message), digits),
      step('step3', element('code', {}, `${sum} = ${found.fraction}`)),
      step(
        'step4',
        element('code', {}, `⌊${found.fraction} × 10001⌋ ÷ 100`),
        element('strong', { class: styles['roll'] }, hundredths(found.roll)),
      ),
    ];
  },
};
