import type {
  DepositApproval,
  DepositDecision,
  DepositLine,
  DepositMethodsOverview,
  DepositMethodSwitch,
  DepositQueue,
  DepositQueueValue,
} from '@pavilion/api/staff';
import type { StaffClient } from './staff-client';

/** How operators look after what is paid in. */
export function depositCalls({ call }: StaffClient) {
  const of = (brand: string) => `/brands/${encodeURIComponent(brand)}`;
  const path = (brand: string, id: string) => `${of(brand)}/deposits/${encodeURIComponent(id)}`;
  return {
    queue: (brand: string, queue: DepositQueue, after?: string) =>
      call<DepositQueueValue>('GET', `${of(brand)}/deposits?${new URLSearchParams({ queue, ...(after && { after }) })}`),
    one: (brand: string, id: string) => call<DepositLine>('GET', path(brand, id)),
    approve: (brand: string, id: string, wanted: DepositApproval) =>
      call<DepositLine>('POST', `${path(brand, id)}/approval`, wanted),
    reject: (brand: string, id: string, wanted: DepositDecision) =>
      call<DepositLine>('POST', `${path(brand, id)}/rejection`, wanted),
    returnDeposit: (brand: string, id: string, wanted: DepositDecision) =>
      call<DepositLine>('POST', `${path(brand, id)}/return`, wanted),
    methods: (brand: string) => call<DepositMethodsOverview>('GET', `${of(brand)}/deposit-methods`),
    switchMethod: (brand: string, code: string, wanted: DepositMethodSwitch) =>
      call<DepositMethodsOverview>('PUT', `${of(brand)}/deposit-methods/${encodeURIComponent(code)}`, wanted),
  };
}
