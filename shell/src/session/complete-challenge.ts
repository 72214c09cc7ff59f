import type { ChallengeRequired } from '@pavilion/api/auth';
import { CallError } from '@pavilion/host/http';
import type { Member } from '@pavilion/host/session';
import type { Popups } from './popups';
import type { Waiters } from './waiters';

/** Puts the check that a sign-in waits for in the popup's place: whoever passes it is in. @throws CallError `reason`, to whoever closes it */
export function completeChallenge(popups: Popups, waiting: Waiters<Member>, reason: CallError): Promise<Member> {
  const { challenge, ways } = reason.details;
  if (typeof challenge !== 'string' || !Array.isArray(ways)) return Promise.reject(reason);
  const checked = waiting.wait();
  popups.open({ name: 'check', needed: { challenge, ways } as ChallengeRequired });
  return checked.catch(() => Promise.reject(reason));
}

/** Whether a sign-in was refused only until more is shown. */
export function isChallengeRequired(reason: unknown): reason is CallError {
  return reason instanceof CallError && reason.code === 'auth.challenge_required';
}
