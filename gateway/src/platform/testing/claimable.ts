import type { ClaimableKind, ClaimableLine, RewardCountValue, RewardsValue } from '@pavilion/api/rewards';
import type { TestApp } from './test-app';

/** What of one kind a member can claim, as the reward centre lists it; the badge counts all that is listed. */
export async function claimableOf(app: TestApp, token: string, kind: ClaimableKind): Promise<ClaimableLine[]> {
  const read = async <Value>(url: string) => (await app.request({ url, token })).json<{ value: Value }>().value;
  const { claimable } = await read<RewardsValue>('/wps/v2/rewards');
  const { availablePromoCount } = await read<RewardCountValue>('/wps/v2/rewards/count');
  if (availablePromoCount !== claimable.length)
    throw new Error(`${claimable.length} can be claimed, and the badge says ${availablePromoCount}`);
  return claimable.filter((line) => line.kind === kind);
}
