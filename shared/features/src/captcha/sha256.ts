/** The fractional parts of the cube roots of the first 64 primes, as SHA-256 has them. */
const ROUND_CONSTANTS = Int32Array.from(firstPrimes(64), (prime) => fraction(Math.cbrt(prime)));
/** Of the square roots of the first eight. */
const START = Int32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)));
const BLOCK_BYTES = 64;
/** What follows a message: one bit, and its length. */
const PADDING_BYTES = 9;

const words = new Int32Array(64);

/**
 * The first 32 bits of the SHA-256 of a text of at most 55 ASCII characters, without a sign. A tenth of what the browser's own takes, which answers by a
 * promise each time.
 */
export function firstWordOfSha256(text: string): number {
  if (text.length > BLOCK_BYTES - PADDING_BYTES) throw new Error('the text does not fit into one block');
  words.fill(0, 0, 16);
  for (let at = 0; at < text.length; at += 1) put(at, text.charCodeAt(at));
  put(text.length, 0x80);
  words[15] = text.length * 8;
  extend();
  return compress() >>> 0;
}

function put(at: number, byte: number): void {
  words[at >> 2] = word(at >> 2) | (byte << (24 - 8 * (at & 3)));
}

function word(at: number): number {
  return words[at] ?? 0;
}

function extend(): void {
  for (let at = 16; at < 64; at += 1) {
    const [near, far] = [word(at - 2), word(at - 15)];
    const low = (turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)) | 0;
    const high = (turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)) | 0;
    words[at] = (word(at - 16) + low + word(at - 7) + high) | 0;
  }
}

function compress(): number {
  let a = START[0] ?? 0;
  let b = START[1] ?? 0;
  let c = START[2] ?? 0;
  let d = START[3] ?? 0;
  let e = START[4] ?? 0;
  let f = START[5] ?? 0;
  let g = START[6] ?? 0;
  let h = START[7] ?? 0;
  for (let round = 0; round < 64; round += 1) {
    const mixed = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
    const added = (h + mixed + (ROUND_CONSTANTS[round] ?? 0) + word(round)) | 0;
    const other = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + added) | 0;
    d = c;
    c = b;
    b = a;
    a = (added + other) | 0;
  }
  return a + (START[0] ?? 0);
}

function turn(bits32: number, by: number): number {
  return (bits32 >>> by) | (bits32 << (32 - by));
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every((prime) => candidate % prime)) primes.push(candidate);
  return primes;
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}
