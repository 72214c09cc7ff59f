import type { CheckNeeded, SignInBody } from '@pavilion/api/auth';
import { signIn } from '@pavilion/api/calls/auth';
import { CallError, type HttpClient } from '@pavilion/host/http';
import type { Member } from '@pavilion/host/session';
import type { Entering } from './entering';
import type { Popups } from './popups';
import type { Waiting } from './waiting';

interface SignInParts {
  http: HttpClient;
  popups: Popups;
  waiting: Waiting<Member>;
  enter: Entering['enter'];
  join: string | undefined;
}

/** Signs in by name or mobile. A check that is due takes the popup's place, and whoever passes it is in. @throws CallError */
export async function signInBy({ http, popups, waiting, enter, join }: SignInParts, body: SignInBody): Promise<Member> {
  const typed = 'password' in body ? body.password : undefined;
  try {
    return await enter(await http.call(signIn, { ...(join && { join }), ...body }), typed);
  } catch (reason) {
    const needed = checkIn(reason);
    if (!needed) throw reason;
    const checked = waiting.join();
    popups.open({ name: 'check', needed });
    // Whoever closes the popup is told that it was needed.
    return checked.catch(() => Promise.reject(reason as CallError));
  }
}

function checkIn(reason: unknown): CheckNeeded | undefined {
  if (!(reason instanceof CallError) || reason.code !== 'auth.check_needed') return undefined;
  const { challenge, ways } = reason.details;
  return typeof challenge === 'string' && Array.isArray(ways) ? { challenge, ways } : undefined;
}
