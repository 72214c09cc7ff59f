import type { RoundProof, RoundQuery } from '@pavilion/api/records';
import type {
  AdjustmentLine,
  AdjustmentQueueValue,
  BrandOverview,
  LedgerState,
  LiabilityValue,
  LiftFreezeResult,
  MemberLedger,
  MemberLedgerQuery,
  NewAdjustment,
  NewReconciliation,
  ReconciliationsValue,
  ReconciliationValue,
} from '@pavilion/api/staff';
import type { StaffClient } from './staff-client';

export type AdjustmentStep = 'approval' | 'rejection' | 'withdrawal';

/** A brand's day, and the books: whether money moves, adjustments, comparisons, what the house owes, and members' ledgers. */
export function bookCalls({ call }: StaffClient) {
  const root = (brand: string) => `/brands/${encodeURIComponent(brand)}`;
  return {
    ledgerState: () => call<LedgerState>('GET', '/ledger'),
    lift: (reason: string) => call<LiftFreezeResult>('POST', '/ledger/lift', { reason }),
    overview: (brand: string) => call<BrandOverview>('GET', `${root(brand)}/overview`),
    liability: (brand: string) => call<LiabilityValue>('GET', `${root(brand)}/liability`),
    adjustments: (brand: string, queue: 'proposed' | 'ended', after?: string) =>
      call<AdjustmentQueueValue>('GET', `${root(brand)}/adjustments?${new URLSearchParams({ queue, ...(after && { after }) })}`),
    propose: (brand: string, wanted: NewAdjustment) => call<AdjustmentLine>('POST', `${root(brand)}/adjustments`, wanted),
    decide: (brand: string, id: string, step: AdjustmentStep, reason: string) =>
      call<AdjustmentLine>('POST', `${root(brand)}/adjustments/${encodeURIComponent(id)}/${step}`, { reason }),
    ledgerOf: (brand: string, member: string, asked: MemberLedgerQuery) => {
      const query = String(new URLSearchParams(asked as Record<string, string>));
      return call<MemberLedger>('GET', `${root(brand)}/members/${encodeURIComponent(member)}/ledger${query && `?${query}`}`);
    },
    proofOf: (brand: string, member: string, asked: RoundQuery) =>
      call<RoundProof>('GET', `${root(brand)}/members/${encodeURIComponent(member)}/round-proof?${new URLSearchParams(asked)}`),
    reconciliations: (brand: string, after?: string) =>
      call<ReconciliationsValue>('GET', `${root(brand)}/reconciliations${after ? `?after=${after}` : ''}`),
    reconciliation: (brand: string, id: string) =>
      call<ReconciliationValue>('GET', `${root(brand)}/reconciliations/${encodeURIComponent(id)}`),
    compare: (brand: string, wanted: NewReconciliation) =>
      call<ReconciliationValue>('POST', `${root(brand)}/reconciliations`, wanted),
    explain: (brand: string, id: string, difference: string, reason: string) =>
      call<ReconciliationValue>('PUT', `${root(brand)}/reconciliations/${encodeURIComponent(id)}/differences/${difference}`, {
        reason,
      }),
  };
}
