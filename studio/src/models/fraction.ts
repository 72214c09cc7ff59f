/** A fraction in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function lowest(numerator: bigint, denominator: bigint): Fraction {
  let [one, other] = [numerator, denominator];
  while (other > 0n) [one, other] = [other, one % other];
  return { numerator: numerator / one, denominator: denominator / one };
}

/** Per cent with two decimals, cut and never rounded up. */
export function percentOf({ numerator, denominator }: Fraction): string {
  const hundredths = (numerator * 10_000n) / denominator;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** What a number keeps of a fraction: so many binary digits of the denominator and no more. */
const KEPT_BITS = 512;

export function asNumber({ numerator, denominator }: Fraction): number {
  const cut = BigInt(Math.max(denominator.toString(2).length - KEPT_BITS, 0));
  return Number(numerator >> cut) / Number(denominator >> cut);
}

/** A denominator longer than this is written by its power of two. */
const LONGEST_DENOMINATOR = 30;

export function written({ numerator, denominator }: Fraction): string {
  return `${numerator} / ${String(denominator).length > LONGEST_DENOMINATOR ? byPowerOfTwo(denominator) : denominator}`;
}

function byPowerOfTwo(denominator: bigint): string {
  const power = denominator.toString(2).length - 1 - denominator.toString(2).lastIndexOf('1');
  const odd = denominator >> BigInt(power);
  return odd === 1n ? `2^${power}` : `(${odd} · 2^${power})`;
}
