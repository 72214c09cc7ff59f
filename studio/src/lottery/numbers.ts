import { createHmac } from 'node:crypto';
import type { Lottery, Prize } from './lotteries';

const RANGE = 2 ** 32;

export interface DrawnPrize {
  readonly prize: Prize['name'];
  readonly numbers: readonly string[];
}

/** The numbers of a draw. Nothing but the lottery, the draw's number and its seed goes into them, so anybody can draw them again. */
export function numbersOf({ code, prizes }: Lottery, draw: bigint, seed: string): DrawnPrize[] {
  let place = 0;
  return prizes.map(({ name, count, digits }) => ({
    prize: name,
    numbers: Array.from({ length: count }, () => numberAt(seed, `${code}:${draw}:${place++}`, digits)),
  }));
}

/** The first four bytes of HMAC-SHA256(seed, `place:attempt`). What would favour the low numbers is drawn again. */
function numberAt(seed: string, place: string, digits: number): string {
  const numbers = 10 ** digits;
  const fair = RANGE - (RANGE % numbers);
  for (let attempt = 0; ; attempt += 1) {
    const drawn = createHmac('sha256', seed).update(`${place}:${attempt}`).digest().readUInt32BE(0);
    if (drawn < fair) return String(drawn % numbers).padStart(digits, '0');
  }
}
