import type { StakeLimits } from '../../src/money/currencies';

const STEPS = [1n, 2n, 5n];

/** Round amounts from the smallest to the largest stake; both ends are among them. */
export function stakesWithin({ minStake, maxStake }: StakeLimits): bigint[] {
  const between: bigint[] = [];
  for (let scale = minStake; scale <= maxStake; scale *= 10n) between.push(...STEPS.map((step) => step * scale));
  return [...between.filter((stake) => stake < maxStake), maxStake];
}

/** The stake of a bet that was kept, where it is one of those that may be chosen. */
export function stakeAmong(stakes: readonly bigint[], bet: unknown): bigint | undefined {
  return stakes.find((each) => String(each) === (bet as { stake?: unknown } | null)?.stake);
}
