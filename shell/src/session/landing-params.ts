import { type ErrorCode, hasCodeForm } from '@pavilion/api';

/** What somebody brought along in the address they came by. */
export interface LandingParams {
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

/** Reads what the address carries and takes it out at once: an address is copied, kept and sent on. */
export function takeLandingParams(): LandingParams {
  const address = new URL(location.href);
  const { searchParams } = address;
  const taken = (name: string) => {
    const value = searchParams.get(name) ?? '';
    searchParams.delete(name);
    return value;
  };
  const arrival: LandingParams = {};
  for (const [name, kind] of KINDS) {
    const value = taken(name);
    if (SECRET.test(value)) arrival[kind] = value;
  }
  const error = taken('error');
  if (hasCodeForm(error)) arrival.error = error;
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  return arrival;
}

const KINDS = [
  ['token', 'code'],
  ['code', 'code'],
  ['reset', 'reset'],
  ['join', 'join'],
] as const;
