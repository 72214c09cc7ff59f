import { createHash } from 'node:crypto';
import type { Captcha } from '@pavilion/api/auth';

/** Does the work of a captcha, as a page does; answers with what goes back as `captchaId`. */
export function solveCaptcha({ captchaId, work }: Pick<Captcha, 'captchaId' | 'work'>): string {
  const answers = Array.from({ length: work.puzzles }, (_, puzzle) => {
    for (let attempt = 0; ; attempt += 1) {
      const hash = createHash('sha256').update(`${captchaId}.${puzzle}.${attempt}`).digest();
      if (work.bits === 0 || hash.readUInt32BE() >>> (32 - work.bits) === 0) return attempt;
    }
  });
  return `${captchaId}.${answers.join('-')}`;
}
