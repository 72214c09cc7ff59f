/** Their unit is a hundred-thousandth of the currency, ours a hundredth. */
const UNITS_PER_MINOR = 1_000n;

/** Their amount in minor units; `undefined` when it is not a whole number of them, because a part of one cannot be booked. */
export function minorOf(amount: number): bigint | undefined {
  if (!Number.isSafeInteger(amount) || amount < 0 || Object.is(amount, -0)) return undefined;
  const units = BigInt(amount);
  return units % UNITS_PER_MINOR === 0n ? units / UNITS_PER_MINOR : undefined;
}

/** Minor units as they count them. */
export function unitsOf(minor: bigint): number {
  return Number(minor * UNITS_PER_MINOR);
}
