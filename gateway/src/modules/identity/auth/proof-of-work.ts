import { createHash } from 'node:crypto';

/** So many puzzles, each done by the first number whose hash begins with so many zero bits. */
export interface Work {
  puzzles: number;
  bits: number;
}

/**
 * A sixth of a second on a cheap phone, see docs/decisions/0035-shares-lanes-and-work.md. Many small puzzles instead of a large one, so that nobody has
 * bad luck for long.
 */
export const WORK: Work = { puzzles: 16, bits: 11 };
/** Digits are read by any program: their price is the work alone, eight times as much. */
export const DIGITS_HARDER = 3;
/** Captchas within the last hour from which on a household, or a network, works twice as long. */
const TWICE_FROM = [8, 80] as const;
/** Neighbours behind one address must not wait without end for what others do. */
const MAX_HARDER = 5;

/** How many bits more after so many captchas from a household and from its network: one each time the number doubles. */
export function harderAfter(uses: readonly number[]): number {
  const doublings = uses.map((count, at) => Math.floor(Math.log2(count / (TWICE_FROM[at] ?? 1))) + 1);
  return Math.min(MAX_HARDER, Math.max(0, ...doublings));
}

/** Whether `done` answers every puzzle of this captcha: numbers with hyphens between them. */
export function isWorkDone(captchaId: string, done: string, { puzzles, bits }: Work): boolean {
  if (bits === 0) return true;
  const answers = done.split('-');
  return answers.length === puzzles && answers.every((answer, puzzle) => isSolved(`${captchaId}.${puzzle}.${answer}`, bits));
}

function isSolved(attempt: string, bits: number): boolean {
  return createHash('sha256').update(attempt).digest().readUInt32BE() >>> (32 - bits) === 0;
}
