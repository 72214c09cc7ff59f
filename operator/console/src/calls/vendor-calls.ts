import type {
  HeldWinLine,
  HeldWinQueueValue,
  NewVendorChange,
  VendorChangeLine,
  VendorChangesValue,
  VendorHealthValue,
  VendorsValue,
} from '@pavilion/api/staff';
import type { StaffClient } from './staff-client';

export type VendorStep = 'approval' | 'rejection';

/** Vendors: how they are connected, what two admins change about them, and wins above their cap. */
export function vendorCalls({ call }: StaffClient) {
  const wins = (brand: string) => `/brands/${encodeURIComponent(brand)}/held-wins`;
  return {
    list: () => call<VendorsValue>('GET', '/vendors'),
    changes: (after?: string) => call<VendorChangesValue>('GET', `/vendors/changes${after ? `?after=${after}` : ''}`),
    check: (code: string) => call<VendorHealthValue>('POST', `/vendors/${encodeURIComponent(code)}/check`, {}),
    propose: (wanted: NewVendorChange) => call<VendorChangeLine>('POST', '/vendors/changes', wanted),
    decide: (id: string, step: VendorStep, reason: string) =>
      call<VendorChangeLine>('POST', `/vendors/changes/${encodeURIComponent(id)}/${step}`, { reason }),
    heldWins: (brand: string, queue: 'held' | 'ended', after?: string) =>
      call<HeldWinQueueValue>('GET', `${wins(brand)}?${new URLSearchParams({ queue, ...(after && { after }) })}`),
    decideWin: (brand: string, id: string, step: VendorStep, reason: string) =>
      call<HeldWinLine>('POST', `${wins(brand)}/${encodeURIComponent(id)}/${step}`, { reason }),
  };
}
