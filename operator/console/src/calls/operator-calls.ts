import type {
  AuthenticatorView,
  Enrolment,
  EnrolmentView,
  IssuedEnrolment,
  NewAuthenticator,
  NewOperator,
  OperatorChange,
  OperatorChangeResult,
  OperatorLine,
  OwnAccount,
  OwnMail,
  OwnPassword,
  StaffSession,
} from '@pavilion/api/staff';
import type { StaffClient } from './staff-client';

/** Who may come in here, and how they come to be. */
export function operatorCalls({ call }: StaffClient) {
  return {
    list: () => call<OperatorLine[]>('GET', '/operators'),
    invite: (wanted: NewOperator) => call<OperatorChangeResult>('POST', '/operators', wanted),
    change: (id: string, wanted: OperatorChange) =>
      call<OperatorChangeResult>('PATCH', `/operators/${encodeURIComponent(id)}`, wanted),
    release: (id: string, reason: string) =>
      call<IssuedEnrolment>('POST', `/operators/${encodeURIComponent(id)}/release`, { reason }),
    confirm: (id: string, reason: string) =>
      call<OperatorLine>('POST', `/operators/${encodeURIComponent(id)}/confirmation`, { reason }),
    invitation: (token: string) => call<EnrolmentView>('GET', `/enrolment/${encodeURIComponent(token)}`),
    enrol: (token: string, given: Enrolment) => call<StaffSession>('PUT', `/enrolment/${encodeURIComponent(token)}`, given),
  };
}

/** What operators do with their own account. A change of how they sign in answers with a new session. */
export function accountCalls({ call }: StaffClient) {
  return {
    view: () => call<OwnAccount>('GET', '/account'),
    endSession: (id: string) => call<unknown>('DELETE', `/account/sessions/${encodeURIComponent(id)}`),
    endOtherSessions: () => call<unknown>('DELETE', '/account/sessions'),
    changePassword: (given: OwnPassword) => call<StaffSession>('PUT', '/account/password', given),
    changeMail: (given: OwnMail) => call<StaffSession>('PUT', '/account/mail', given),
    beginAuthenticator: (given: NewAuthenticator) => call<AuthenticatorView>('POST', '/account/authenticator', given),
    finishAuthenticator: (code: string) => call<StaffSession>('PUT', '/account/authenticator', { code }),
  };
}
