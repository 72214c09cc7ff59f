import type { Caller, SessionFacts } from '../../../platform/http';
import { placeOf } from '../../../platform/rate-limits';
import { hashOfMark } from './device-marks';

/** Who is tried, and from where. */
export interface Attempt {
  brand: string;
  account: string;
  place: string;
  /** The owner signed in here before: the bound over all places leaves it alone. */
  known: boolean;
}

/** By the browser, where its owner is known, or by the network that it is in. */
export function attemptFrom(of: { brand: string; account: string }, { address, mark }: Caller, known: boolean): Attempt {
  const { brand, account } = of;
  const place = known && mark ? `device ${hashOfMark(mark).toString('base64url')}` : `network ${placeOf(address).network}`;
  return { brand, account, place, known };
}

/** By somebody who holds a session: what they guess locks nobody out of signing in. */
export function attemptWithin({ brand, account }: Pick<SessionFacts, 'brand' | 'account'>): Attempt {
  return { brand, account, place: 'session', known: true };
}

/** Names have no spaces. The table's key stays as it was, for gateways of the release before write to it too. */
export function guardKey({ account, place }: Pick<Attempt, 'account' | 'place'>): string {
  return `${nameKey(account)} ${place}`;
}

export function nameKey(account: string): string {
  return account.normalize('NFC').toLowerCase();
}
