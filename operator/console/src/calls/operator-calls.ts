import type {
  Enrolment,
  EnrolmentView,
  NewOperator,
  OperatorChange,
  OperatorChangeResult,
  OperatorView,
  StaffSession,
} from '@pavilion/api/staff';
import type { StaffClient } from './staff-client';

/** Who may come in here, and how they come to be. */
export function operatorCalls({ call }: StaffClient) {
  return {
    list: () => call<OperatorView[]>('GET', '/operators'),
    invite: (wanted: NewOperator) => call<OperatorChangeResult>('POST', '/operators', wanted),
    change: (id: string, wanted: OperatorChange) =>
      call<OperatorChangeResult>('PATCH', `/operators/${encodeURIComponent(id)}`, wanted),
    invitation: (token: string) => call<EnrolmentView>('GET', `/enrolment/${encodeURIComponent(token)}`),
    enrol: (token: string, given: Enrolment) => call<StaffSession>('PUT', `/enrolment/${encodeURIComponent(token)}`, given),
  };
}
