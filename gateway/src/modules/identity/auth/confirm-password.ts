import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import type { Members } from '../members';
import { type AttemptLimit, lockedError } from './attempt-limit';

/** Makes sure that whoever holds a session also knows the password. Wrong ones count as at sign-in, only without a picture. */
export function createPasswordConfirmation({ members, guards }: { members: Members; guards: AttemptLimit }) {
  return async (
    { brand, memberId, account }: SessionFacts,
    password: string,
    field: 'password' | 'oldPassword' = 'password',
  ): Promise<void> => {
    await guards.assertNotLocked(brand, account);
    const guard = await guards.countFailure(brand, account, true);
    const member = await members.byId(brand, BigInt(memberId));
    if (!(await members.checkPassword(member, password)))
      throw guard.lockedFor ? lockedError(guard) : new DomainError('password.wrong', { fields: { [field]: 'password.wrong' } });
    await guards.reset(brand, account);
  };
}
