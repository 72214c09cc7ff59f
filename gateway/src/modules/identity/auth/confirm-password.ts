import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import type { Members } from '../members';
import { attemptWithin } from './attempt';
import { type AttemptLimit, lockedError } from './attempt-limit';

/** Makes sure that whoever holds a session also knows the password. Wrong ones lock as at sign-in, only without a picture, and only this. */
export function createPasswordConfirmation({ members, guards }: { members: Members; guards: AttemptLimit }) {
  return async (session: SessionFacts, password: string, field: 'password' | 'oldPassword' = 'password'): Promise<void> => {
    const attempt = attemptWithin(session);
    await guards.assertNotLocked(attempt);
    const guard = await guards.countFailure(attempt, true);
    const member = await members.byId(session.brand, BigInt(session.memberId));
    if (!(await members.checkPassword(member, password)))
      throw guard.lockedFor ? lockedError(guard) : new DomainError('password.wrong', { fields: { [field]: 'password.wrong' } });
    await guards.reset(attempt);
  };
}
