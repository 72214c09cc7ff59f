import type { Captcha } from '@pavilion/api/auth';
import { firstWordOfSha256 } from './sha256';

/** The page answers to a finger meanwhile. */
const SLICE_MS = 8;
const ATTEMPTS_BETWEEN_LOOKS = 64;

/** Does the work of a captcha, in slices; answers with what goes back as `captchaId`. Rejects when `signal` says that nobody wants it any more. */
export async function solveCaptcha(
  { captchaId, work }: Pick<Captcha, 'captchaId' | 'work'>,
  signal?: AbortSignal,
): Promise<string> {
  const answers: number[] = [];
  let attempt = 0;
  while (answers.length < work.puzzles) {
    const until = performance.now() + SLICE_MS;
    do {
      for (let many = 0; many < ATTEMPTS_BETWEEN_LOOKS && answers.length < work.puzzles; many += 1) {
        const solved = isSolved(`${captchaId}.${answers.length}.${attempt}`, work.bits);
        if (solved) answers.push(attempt);
        attempt = solved ? 0 : attempt + 1;
      }
    } while (answers.length < work.puzzles && performance.now() < until);
    await nextTask();
    signal?.throwIfAborted();
  }
  return `${captchaId}.${answers.join('-')}`;
}

function isSolved(attempt: string, bits: number): boolean {
  return bits === 0 || firstWordOfSha256(attempt) >>> (32 - bits) === 0;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
