export const OPERATORS_KEY = ['operators'];

/** Somebody whose one-time address this admin hands over. */
export interface EnrolmentHandover {
  name: string;
  address: string;
  until: string;
}
