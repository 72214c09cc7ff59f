import type { RedemptionLine, RedemptionReason } from '@pavilion/api/staff';
import type { StaffClient } from './staff-client';

/** What operators decide about redemptions of points. */
export function redemptionCalls({ call }: StaffClient) {
  const root = (brand: string) => `/brands/${encodeURIComponent(brand)}/redemptions`;
  return {
    list: (brand: string, queue: 'waiting' | 'decided') => call<{ list: RedemptionLine[] }>('GET', `${root(brand)}?queue=${queue}`),
    decide: (brand: string, id: string, step: 'approval' | 'rejection', wanted: RedemptionReason) =>
      call<unknown>('POST', `${root(brand)}/${encodeURIComponent(id)}/${step}`, wanted),
  };
}
