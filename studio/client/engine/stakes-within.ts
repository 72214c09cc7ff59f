import type { StakeLimits } from '../../src/money/currencies';

const STEPS = [1n, 2n, 5n];

/** Round amounts from the smallest to the largest stake; both ends are among them. */
export function stakesWithin({ minStake, maxStake }: StakeLimits): bigint[] {
  const between: bigint[] = [];
  for (let scale = minStake; scale <= maxStake; scale *= 10n) between.push(...STEPS.map((step) => step * scale));
  return [...between.filter((stake) => stake < maxStake), maxStake];
}
