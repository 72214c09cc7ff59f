import { type ErrorCode, hasCodeForm } from '@pavilion/api';

/** What somebody brought along in the address they came by. */
export interface Arrival {
  /** Good for a session, once. */
  code?: string;
  /** Good for a new password, once; the mail that somebody asked for carries it. */
  reset?: string;
  /** Joins the social account that was just proven with whoever signs in. */
  join?: string;
  /** Why the social log-in came to nothing. */
  error?: ErrorCode;
}

const SECRET = /^[\w-]{16,64}$/;
const PARAMETERS = ['code', 'token', 'reset', 'join', 'error'];

/** Reads what the address carries and takes it out at once: an address is copied, kept and sent on. */
export function takeArrival(
  place: Pick<Location, 'href'> = location,
  past: Pick<History, 'state' | 'replaceState'> = history,
): Arrival {
  const address = new URL(place.href);
  const told = (name: string) => {
    const value = address.searchParams.get(name) ?? '';
    return SECRET.test(value) ? value : undefined;
  };
  const [code, reset, join, error] = [
    told('code') ?? told('token'),
    told('reset'),
    told('join'),
    address.searchParams.get('error'),
  ];
  const arrival = { ...(code && { code }), ...(reset && { reset }), ...(join && { join }), ...(hasCodeForm(error) && { error }) };
  if (Object.keys(arrival).length > 0) {
    for (const name of PARAMETERS) address.searchParams.delete(name);
    past.replaceState(past.state, '', address);
  }
  return arrival;
}
