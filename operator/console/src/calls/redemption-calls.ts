import type { RedemptionQueueValue, RedemptionReason } from '@pavilion/api/staff';
import type { StaffClient } from './staff-client';

/** What operators decide about redemptions of points. */
export function redemptionCalls({ call }: StaffClient) {
  const root = (brand: string) => `/brands/${encodeURIComponent(brand)}/redemptions`;
  return {
    list: (brand: string, queue: 'waiting' | 'decided', after?: string) =>
      call<RedemptionQueueValue>('GET', `${root(brand)}?${new URLSearchParams({ queue, ...(after && { after }) })}`),
    decide: (brand: string, id: string, step: 'approval' | 'rejection', wanted: RedemptionReason) =>
      call<unknown>('POST', `${root(brand)}/${encodeURIComponent(id)}/${step}`, wanted),
  };
}
