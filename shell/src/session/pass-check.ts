import type { CheckNeeded } from '@pavilion/api/auth';
import { CallError } from '@pavilion/host/http';
import type { Member } from '@pavilion/host/session';
import type { Popups } from './popups';
import type { Waiting } from './waiting';

/** Puts the check that a sign-in waits for in the popup's place: whoever passes it is in. @throws CallError `reason`, to whoever closes it */
export function passCheck(popups: Popups, waiting: Waiting<Member>, reason: CallError): Promise<Member> {
  const { challenge, ways } = reason.details;
  if (typeof challenge !== 'string' || !Array.isArray(ways)) return Promise.reject(reason);
  const checked = waiting.join();
  popups.open({ name: 'check', needed: { challenge, ways } as CheckNeeded });
  return checked.catch(() => Promise.reject(reason));
}

/** Whether a sign-in was refused only until more is shown. */
export function waitsForCheck(reason: unknown): reason is CallError {
  return reason instanceof CallError && reason.code === 'auth.check_needed';
}
