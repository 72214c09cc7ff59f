import type { StakeLimits } from '../../src/money/currencies';
import type { SessionView } from '../studio/studio-calls';

/** What may be staked here: what the game takes, and no more than the studio says of this session, whose brand may have rules of its own. */
export function limitsTold(limits: StakeLimits, { maxStake }: Pick<SessionView['limits'], 'maxStake'>): StakeLimits {
  const most = BigInt(maxStake);
  return { ...limits, maxStake: least(limits.maxStake, most), firstStake: least(limits.firstStake, most) };
}

export function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
