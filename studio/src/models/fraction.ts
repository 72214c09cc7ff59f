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

export function asNumber({ numerator, denominator }: Fraction): number {
  return Number(numerator) / Number(denominator);
}

export function written({ numerator, denominator }: Fraction): string {
  return `${numerator} / ${denominator}`;
}
