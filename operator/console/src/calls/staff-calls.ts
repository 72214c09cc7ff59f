import type {
  ApplyRequest,
  ApplyResult,
  AuditPage,
  AuditVerification,
  Board,
  BrandFile,
  BrandSettings,
  Change,
  CloneRequest,
  Plan,
  Preview,
  RemoteTelemetry,
  StaffSession,
  StaffSignIn,
} from '@pavilion/api/staff';
import { announcementCalls } from './announcement-calls';
import { bonusCalls } from './bonus-calls';
import { bookCalls } from './book-calls';
import { catalogueCalls } from './catalogue-calls';
import { deployTokenCalls } from './deploy-token-calls';
import { depositCalls } from './deposit-calls';
import { freeRoundCalls } from './free-round-calls';
import { jobCalls } from './job-calls';
import { memberCalls } from './member-calls';
import { accountCalls, operatorCalls } from './operator-calls';
import { outboxCalls } from './outbox-calls';
import { promotionCalls } from './promotion-calls';
import { redemptionCalls } from './redemption-calls';
import { segmentCalls } from './segment-calls';
import { boardCalls } from './board-calls';
import { rewardCalls } from './reward-calls';
import { siteCalls } from './site-calls';
import type { StaffClient } from './staff-client';
import { vendorCalls } from './vendor-calls';
import { withdrawalCalls } from './withdrawal-calls';

export type Decision = 'approve' | 'reject' | 'cancel';

/** Every call of the staff surface, by what it does. */
export function staffCalls(client: StaffClient) {
  const { call } = client;
  const brandPath = (brand: string) => `/brands/${encodeURIComponent(brand)}`;
  return {
    session: () => call<StaffSession>('GET', '/session'),
    signIn: (given: StaffSignIn) => call<StaffSession>('POST', '/session', given),
    signOut: () => call<unknown>('DELETE', '/session'),
    board: () => call<Board>('GET', '/board'),
    plan: (brand: string, changes: Change[]) => call<Plan>('POST', `${brandPath(brand)}/plan`, { changes }),
    planFile: (brand: string, file: BrandFile) => call<Plan>('POST', `${brandPath(brand)}/file/plan`, { file }),
    preview: (brand: string, changes: Change[]) => call<Preview>('POST', `${brandPath(brand)}/previews`, { changes }),
    apply: (brand: string, wanted: ApplyRequest) => call<ApplyResult>('POST', `${brandPath(brand)}/changes`, wanted),
    decide: (brand: string, id: string, decision: Decision, reason: string) =>
      call<ApplyResult>('POST', `${brandPath(brand)}/pending/${encodeURIComponent(id)}/${decision}`, { reason }),
    settings: (brand: string, wanted: BrandSettings) => call<ApplyResult>('PATCH', `${brandPath(brand)}/settings`, wanted),
    clone: ({ code, ...rest }: CloneRequest) => call<ApplyResult>('POST', `${brandPath(rest.from)}/clone`, { code, ...rest }),
    file: (brand: string) => call<BrandFile>('GET', `${brandPath(brand)}/file`),
    audit: ({ brand, before, limit }: { brand?: string; before?: string; limit: number }) => {
      const query = new URLSearchParams({ limit: String(limit), ...(brand && { brand }), ...(before && { before }) });
      return call<AuditPage>('GET', `/audit?${query}`);
    },
    verifyAudit: () => call<AuditVerification>('GET', '/audit/verify'),
    telemetry: (brand: string, remote: string, minutes: number) =>
      call<RemoteTelemetry>('GET', `${brandPath(brand)}/remotes/${encodeURIComponent(remote)}/telemetry?minutes=${minutes}`),
    account: accountCalls(client),
    announcements: announcementCalls(client),
    promotions: promotionCalls(client),
    bonuses: bonusCalls(client),
    books: bookCalls(client),
    catalogue: catalogueCalls(client),
    deposits: depositCalls(client),
    freeRounds: freeRoundCalls(client),
    jobs: jobCalls(client),
    members: memberCalls(client),
    operators: operatorCalls(client),
    deployTokens: deployTokenCalls(client),
    outbox: outboxCalls(client),
    redemptions: redemptionCalls(client),
    segments: segmentCalls(client),
    boards: boardCalls(client),
    rewards: rewardCalls(client),
    site: siteCalls(client),
    vendors: vendorCalls(client),
    withdrawals: withdrawalCalls(client),
  };
}

export type StaffCalls = ReturnType<typeof staffCalls>;
