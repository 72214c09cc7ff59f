import type {
  Applied,
  ApplyRequest,
  AuditPage,
  AuditVerification,
  Board,
  BrandFile,
  BrandSettings,
  Change,
  CloneRequest,
  Enrolment,
  EnrolmentView,
  NewOperator,
  OperatorChange,
  OperatorChanged,
  OperatorView,
  Plan,
  RemoteTelemetry,
  StaffSession,
  StaffSignIn,
} from '@pavilion/api/operations';
import type { StaffClient } from './staff-client';

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
    apply: (brand: string, wanted: ApplyRequest) => call<Applied>('POST', `${brandPath(brand)}/changes`, wanted),
    decide: (brand: string, id: string, decision: Decision, reason: string) =>
      call<Applied>('POST', `${brandPath(brand)}/pending/${encodeURIComponent(id)}/${decision}`, { reason }),
    settings: (brand: string, wanted: BrandSettings) => call<unknown>('PATCH', `${brandPath(brand)}/settings`, wanted),
    clone: ({ code, ...rest }: CloneRequest) => call<Applied>('POST', `${brandPath(rest.from)}/clone`, { code, ...rest }),
    file: (brand: string) => call<BrandFile>('GET', `${brandPath(brand)}/file`),
    audit: ({ brand, before, limit }: { brand?: string; before?: string; limit: number }) => {
      const query = new URLSearchParams({ limit: String(limit), ...(brand && { brand }), ...(before && { before }) });
      return call<AuditPage>('GET', `/audit?${query}`);
    },
    verifyAudit: () => call<AuditVerification>('GET', '/audit/verify'),
    telemetry: (brand: string, remote: string, minutes: number) =>
      call<RemoteTelemetry>('GET', `${brandPath(brand)}/remotes/${encodeURIComponent(remote)}/telemetry?minutes=${minutes}`),
    operators: () => call<OperatorView[]>('GET', '/operators'),
    invite: (wanted: NewOperator) => call<OperatorChanged>('POST', '/operators', wanted),
    changeOperator: (id: string, wanted: OperatorChange) =>
      call<OperatorChanged>('PATCH', `/operators/${encodeURIComponent(id)}`, wanted),
    invitation: (token: string) => call<EnrolmentView>('GET', `/enrolment/${encodeURIComponent(token)}`),
    enrol: (token: string, given: Enrolment) => call<StaffSession>('PUT', `/enrolment/${encodeURIComponent(token)}`, given),
  };
}

export type StaffCalls = ReturnType<typeof staffCalls>;
