import type { OperatorChangeResult } from '@pavilion/api/staff';

export const OPERATORS_KEY = ['operators'];

/** Somebody whose one-time address has to be handed over. */
export interface IssuedEnrolment extends NonNullable<OperatorChangeResult['enrolment']> {
  name: string;
}

/** What an answer of the gateway leaves to be handed over, if anything. */
export function issuedEnrolment({ operator, enrolment }: OperatorChangeResult): IssuedEnrolment | undefined {
  return enrolment ? { name: operator.displayName, ...enrolment } : undefined;
}
