import type {
  DisputeResolution,
  WithdrawalDecision,
  WithdrawalLine,
  WithdrawalQueue,
  WithdrawalQueueValue,
} from '@pavilion/api/staff';
import type { StaffClient } from './staff-client';

/** How operators decide what is paid out. */
export function withdrawalCalls({ call }: StaffClient) {
  const root = (brand: string) => `/brands/${encodeURIComponent(brand)}/withdrawals`;
  const path = (brand: string, id: string) => `${root(brand)}/${encodeURIComponent(id)}`;
  return {
    queue: (brand: string, queue: WithdrawalQueue, after?: string) =>
      call<WithdrawalQueueValue>('GET', `${root(brand)}?${new URLSearchParams({ queue, ...(after && { after }) })}`),
    one: (brand: string, id: string) => call<WithdrawalLine>('GET', path(brand, id)),
    approve: (brand: string, id: string, wanted: WithdrawalDecision) =>
      call<WithdrawalLine>('POST', `${path(brand, id)}/approval`, wanted),
    reject: (brand: string, id: string, wanted: WithdrawalDecision) =>
      call<WithdrawalLine>('POST', `${path(brand, id)}/rejection`, wanted),
    endDispute: (brand: string, id: string, wanted: DisputeResolution) =>
      call<WithdrawalLine>('PUT', `${path(brand, id)}/dispute`, wanted),
  };
}
