import type { StaffBoardsValue } from '@pavilion/api/staff';
import type { StaffClient } from './staff-client';

/** Standings and prizes of boards. */
export function boardCalls({ call }: StaffClient) {
  return {
    read: (brand: string) => call<StaffBoardsValue>('GET', `/brands/${encodeURIComponent(brand)}/boards`),
  };
}
