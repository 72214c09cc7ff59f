import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import type { Members } from '../members';
import { type Guards, locked } from './guard';

/** Makes sure that whoever holds a session also knows the password. Wrong ones count as at sign-in, only without a picture. */
export function confirmPasswordWith({ members, guards }: { members: Members; guards: Guards }) {
  return async ({ brand, memberId, account }: SessionFacts, password: string): Promise<void> => {
    await guards.check(brand, account);
    const guard = await guards.count(brand, account, true);
    const member = await members.byId(brand, BigInt(memberId));
    if (!(await members.checkPassword(member, password)))
      throw guard.lockedFor ? locked(guard) : new DomainError('password.wrong', { fields: { password: 'password.wrong' } });
    await guards.clear(brand, account);
  };
}
