import type { LotteryDraw } from '@pavilion/api/lottery';

const RANGE = 2 ** 32;
const utf8 = new TextEncoder();

/** Whether a draw's seed leads to what its vendor was bound to, and its numbers to what was drawn: worked out here, believing nobody. */
export async function isFairDraw({ gameCode, numero, prizes, seed, step, commitment }: LotteryDraw): Promise<boolean> {
  if ((await hashTimes(seed, step)) !== commitment) return false;
  const key = await crypto.subtle.importKey('raw', utf8.encode(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const numbers = prizes.flatMap((prize) => prize.numbers);
  const drawn = await Promise.all(numbers.map(({ length }, place) => numberAt(key, `${gameCode}:${numero}:${place}`, length)));
  return drawn.every((number, place) => number === numbers[place]);
}

async function hashTimes(seed: string, times: number): Promise<string> {
  let text = seed;
  for (let at = 0; at < times; at += 1) text = hex(await crypto.subtle.digest('SHA-256', utf8.encode(text)));
  return text;
}

/** What would favour low numbers is drawn again. */
async function numberAt(key: CryptoKey, place: string, digits: number): Promise<string> {
  const numbers = 10 ** digits;
  const fair = RANGE - (RANGE % numbers);
  for (let attempt = 0; ; attempt += 1) {
    const signature = await crypto.subtle.sign('HMAC', key, utf8.encode(`${place}:${attempt}`));
    const drawn = new DataView(signature).getUint32(0);
    if (drawn < fair) return String(drawn % numbers).padStart(digits, '0');
  }
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
