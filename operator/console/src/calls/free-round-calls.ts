import type {
  FreeRoundsDecision,
  GivenFreeRounds,
  GivenFreeRoundsQuery,
  GivenFreeRoundsValue,
  NewFreeRounds,
} from '@pavilion/api/staff';
import type { StaffClient } from './staff-client';

/** How operators give rounds, and take back what is not played. */
export function freeRoundCalls({ call }: StaffClient) {
  const root = (brand: string) => `/brands/${encodeURIComponent(brand)}/free-rounds`;
  return {
    list: (brand: string, asked: GivenFreeRoundsQuery) => {
      const query = String(new URLSearchParams(asked as Record<string, string>));
      return call<GivenFreeRoundsValue>('GET', `${root(brand)}${query && `?${query}`}`);
    },
    propose: (brand: string, wanted: NewFreeRounds) => call<GivenFreeRounds>('POST', root(brand), wanted),
    decide: (brand: string, id: string, step: 'approval' | 'rejection' | 'cancellation', wanted: FreeRoundsDecision) =>
      call<GivenFreeRounds>('POST', `${root(brand)}/${encodeURIComponent(id)}/${step}`, wanted),
  };
}
