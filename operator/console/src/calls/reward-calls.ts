import type { RewardApplicationQueueValue, RewardApplicationReason } from '@pavilion/api/staff';
import type { StaffClient } from './staff-client';

/** What operators decide about applications for activities. */
export function rewardCalls({ call }: StaffClient) {
  const root = (brand: string) => `/brands/${encodeURIComponent(brand)}/reward-applications`;
  return {
    list: (brand: string, queue: 'waiting' | 'decided', after?: string) =>
      call<RewardApplicationQueueValue>('GET', `${root(brand)}?${new URLSearchParams({ queue, ...(after && { after }) })}`),
    decide: (brand: string, id: string, step: 'approval' | 'rejection', wanted: RewardApplicationReason) =>
      call<unknown>('POST', `${root(brand)}/${encodeURIComponent(id)}/${step}`, wanted),
  };
}
