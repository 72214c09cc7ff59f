import type {
  AnnouncementChange,
  AnnouncementOrder,
  AnnouncementRemoval,
  AnnouncementView,
  AnnouncementViews,
  NewAnnouncement,
} from '@pavilion/api/announcements';
import type {
  ApplyResult,
  ApplyRequest,
  AuditPage,
  AuditVerification,
  Board,
  BrandFile,
  BrandSettings,
  CatalogueQuery,
  CatalogueView,
  Change,
  CloneRequest,
  Enrolment,
  EnrolmentView,
  ImportReport,
  MemberLimitRequest,
  MemberLimits,
  MemberLines,
  MemberLock,
  MemberSearch,
  MemberView,
  NewOperator,
  OperatorChange,
  OperatorChangeResult,
  OperatorView,
  OutboxPage,
  OutboxQuery,
  Plan,
  Preview,
  RegistrationChange,
  RegistrationView,
  RemoteTelemetry,
  StaffSession,
  StaffSignIn,
  SwitchRequest,
  SwitchPlan,
  SwitchProposal,
} from '@pavilion/api/staff';
import type { FeedbackPage } from '@pavilion/api/feedback';
import type {
  HelpChange,
  HelpTexts,
  RegionChange,
  RegionTestRequest,
  RegionTestResult,
  SiteSettings,
  SiteSettingsChange,
  SiteStatus,
} from '@pavilion/api/system';
import { depositCalls } from './deposit-calls';
import { bookCalls } from './book-calls';
import type { StaffClient } from './staff-client';
import { bonusCalls } from './bonus-calls';
import { jobCalls } from './job-calls';
import { withdrawalCalls } from './withdrawal-calls';

/** Where a text of the help centre stands. */
export type HelpTextRef = { article: string } | 'legal';

export type Decision = 'approve' | 'reject' | 'cancel';

/** How a list of games is taken; without `apply` it is only judged. */
interface ImportOptions {
  apply: boolean;
  partly: boolean;
  reason?: string;
}

/** Every call of the staff surface, by what it does. */
export function staffCalls(client: StaffClient) {
  const { call } = client;
  const brandPath = (brand: string) => `/brands/${encodeURIComponent(brand)}`;
  const memberPath = (brand: string, id: string) => `${brandPath(brand)}/members/${encodeURIComponent(id)}`;
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
    settings: (brand: string, wanted: BrandSettings) => call<unknown>('PATCH', `${brandPath(brand)}/settings`, wanted),
    clone: ({ code, ...rest }: CloneRequest) => call<ApplyResult>('POST', `${brandPath(rest.from)}/clone`, { code, ...rest }),
    file: (brand: string) => call<BrandFile>('GET', `${brandPath(brand)}/file`),
    audit: ({ brand, before, limit }: { brand?: string; before?: string; limit: number }) => {
      const query = new URLSearchParams({ limit: String(limit), ...(brand && { brand }), ...(before && { before }) });
      return call<AuditPage>('GET', `/audit?${query}`);
    },
    verifyAudit: () => call<AuditVerification>('GET', '/audit/verify'),
    telemetry: (brand: string, remote: string, minutes: number) =>
      call<RemoteTelemetry>('GET', `${brandPath(brand)}/remotes/${encodeURIComponent(remote)}/telemetry?minutes=${minutes}`),
    members: (brand: string, asked: MemberSearch) => call<MemberLines>('POST', `${brandPath(brand)}/members/search`, asked),
    member: (brand: string, id: string) => call<MemberView>('GET', memberPath(brand, id)),
    memberLimits: (brand: string, id: string) => call<MemberLimits>('GET', `${memberPath(brand, id)}/limits`),
    tightenLimit: (brand: string, id: string, wanted: MemberLimitRequest) =>
      call<MemberLimits>('PUT', `${memberPath(brand, id)}/limits`, wanted),
    lockMember: (brand: string, id: string, wanted: MemberLock) => call<MemberView>('PUT', `${memberPath(brand, id)}/lock`, wanted),
    recoverMember: (brand: string, id: string, reason: string) =>
      call<unknown>('POST', `${memberPath(brand, id)}/recovery`, { reason }),
    signOutMember: (brand: string, id: string, reason: string) =>
      call<unknown>('POST', `${memberPath(brand, id)}/sign-out`, { reason }),
    announcements: (brand: string) => call<AnnouncementViews>('GET', `${brandPath(brand)}/announcements`),
    addAnnouncement: (brand: string, wanted: NewAnnouncement) =>
      call<AnnouncementView>('POST', `${brandPath(brand)}/announcements`, wanted),
    changeAnnouncement: (brand: string, id: string, wanted: AnnouncementChange) =>
      call<AnnouncementView>('PUT', `${brandPath(brand)}/announcements/${encodeURIComponent(id)}`, wanted),
    removeAnnouncement: (brand: string, id: string, wanted: AnnouncementRemoval) =>
      call<unknown>('POST', `${brandPath(brand)}/announcements/${encodeURIComponent(id)}/removal`, wanted),
    orderAnnouncements: (brand: string, wanted: AnnouncementOrder) =>
      call<unknown>('PUT', `${brandPath(brand)}/announcements/order`, wanted),
    sanitizeContent: (brand: string, content: string) =>
      call<{ content: string }>('POST', `${brandPath(brand)}/announcements/cleaning`, { content }),
    catalogue: (brand: string, asked: CatalogueQuery) => {
      const query = String(new URLSearchParams(asked as Record<string, string>));
      return call<CatalogueView>('GET', `${brandPath(brand)}/catalogue${query && `?${query}`}`);
    },
    planSwitches: (brand: string, proposal: SwitchProposal) =>
      call<SwitchPlan>('POST', `${brandPath(brand)}/catalogue/plan`, proposal),
    switchGames: (brand: string, wanted: SwitchRequest) =>
      call<SwitchPlan>('POST', `${brandPath(brand)}/catalogue/switches`, wanted),
    importGames: bringGames(client),
    registration: (brand: string) => call<RegistrationView>('GET', `${brandPath(brand)}/registration-rules`),
    changeRegistration: (brand: string, wanted: RegistrationChange) =>
      call<RegistrationView>('PUT', `${brandPath(brand)}/registration-rules`, wanted),
    siteStatus: (brand: string) => call<SiteStatus>('GET', `${brandPath(brand)}/site-status`),
    changeRegions: (brand: string, wanted: RegionChange) => call<unknown>('PUT', `${brandPath(brand)}/site-status/regions`, wanted),
    testRegions: (brand: string, wanted: RegionTestRequest) =>
      call<RegionTestResult>('POST', `${brandPath(brand)}/site-status/regions/trial`, wanted),
    siteSettings: (brand: string) => call<SiteSettings>('GET', `${brandPath(brand)}/site-settings`),
    changeSiteSettings: (brand: string, wanted: SiteSettingsChange) =>
      call<SiteSettings>('PUT', `${brandPath(brand)}/site-settings`, wanted),
    help: (brand: string) => call<HelpTexts>('GET', `${brandPath(brand)}/help`),
    changeHelp: (brand: string, place: HelpTextRef, wanted: HelpChange) =>
      call<HelpTexts>('PUT', `${brandPath(brand)}/help/${place === 'legal' ? place : `articles/${place.article}`}`, wanted),
    feedback: (brand: string, before: string) =>
      call<FeedbackPage>('GET', `${brandPath(brand)}/feedback${before && `?before=${encodeURIComponent(before)}`}`),
    deposits: depositCalls(client),
    withdrawals: withdrawalCalls(client),
    books: bookCalls(client),
    jobs: jobCalls(client),
    bonuses: bonusCalls(client),
    outbox: (asked: OutboxQuery) => call<OutboxPage>('GET', `/outbox?${new URLSearchParams(asked as Record<string, string>)}`),
    retryMessage: (id: string, reason: string) => call<unknown>('POST', `/outbox/${encodeURIComponent(id)}/retry`, { reason }),
    operators: () => call<OperatorView[]>('GET', '/operators'),
    invite: (wanted: NewOperator) => call<OperatorChangeResult>('POST', '/operators', wanted),
    changeOperator: (id: string, wanted: OperatorChange) =>
      call<OperatorChangeResult>('PATCH', `/operators/${encodeURIComponent(id)}`, wanted),
    invitation: (token: string) => call<EnrolmentView>('GET', `/enrolment/${encodeURIComponent(token)}`),
    enrol: (token: string, given: Enrolment) => call<StaffSession>('PUT', `/enrolment/${encodeURIComponent(token)}`, given),
  };
}

export type StaffCalls = ReturnType<typeof staffCalls>;

/** Takes games from a file or from a vendor, or only says what it would take. */
function bringGames({ call }: StaffClient) {
  return (source: { file: File } | { vendor: string }, { apply, partly, reason }: ImportOptions) => {
    if ('vendor' in source) {
      const wanted = { apply, partly, ...(reason && { reason }) };
      return call<ImportReport>('POST', `/catalogue/vendors/${encodeURIComponent(source.vendor)}/pull`, wanted);
    }
    const format = source.file.name.toLowerCase().endsWith('.json') ? 'json' : 'csv';
    const asked = { format, ...(apply && { apply: '1' }), ...(partly && { partly: '1' }), ...(reason && { reason }) };
    return call<ImportReport>('POST', `/catalogue/import?${new URLSearchParams(asked)}`, source.file);
  };
}
