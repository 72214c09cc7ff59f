import type { OperatorChanged } from '@pavilion/api/operations';

export const OPERATORS_KEY = ['operators'];

/** Somebody whose one-time address has to be handed over. */
export interface Enrolling extends NonNullable<OperatorChanged['enrolment']> {
  name: string;
}

/** What an answer of the gateway leaves to be handed over, if anything. */
export function enrollingOf({ operator, enrolment }: OperatorChanged): Enrolling | undefined {
  return enrolment ? { name: operator.displayName, ...enrolment } : undefined;
}
