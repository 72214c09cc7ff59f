import { createHash } from 'node:crypto';

/** A captcha as a page gets it. */
export interface Captcha {
  captchaId: string;
  work: { puzzles: number; bits: number };
}

/** Does the work of a captcha, and answers with what goes back as `captchaId`. */
export function solveCaptcha({ captchaId, work }: Captcha): string {
  const answers = Array.from({ length: work.puzzles }, (_, puzzle) => {
    let answer = 0;
    while (leadingWord(`${captchaId}.${puzzle}.${answer}`) >>> (32 - work.bits) !== 0) answer += 1;
    return answer;
  });
  return `${captchaId}.${answers.join('-')}`;
}

function leadingWord(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE();
}
