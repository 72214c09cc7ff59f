import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import type { Authenticators } from '../authenticator';
import { type Guards, locked } from './guard';

/** Uses up a code of the authenticator of whoever holds a session. Wrong ones count as wrong answers at sign-in. */
export function confirmCodeWith({ authenticators, guards }: { authenticators: Authenticators; guards: Guards }) {
  return async ({ brand, memberId, account }: SessionFacts, code: string): Promise<void> => {
    const { enrolled } = await authenticators.state(BigInt(memberId));
    if (!enrolled) throw new DomainError('authenticator.missing');
    const guard = await guards.count(brand, account, true);
    if (!(await authenticators.use(BigInt(memberId), code)))
      throw guard.lockedFor
        ? locked(guard)
        : new DomainError('authenticator.code_wrong', { fields: { code: 'authenticator.code_wrong' } });
    await guards.clear(brand, account);
  };
}
