import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import type { Authenticators } from '../authenticator';
import { attemptWithin } from './attempt';
import { type AttemptLimit, lockedError } from './attempt-limit';

/** Uses up a code of the authenticator of whoever holds a session. Wrong ones count as wrong answers at sign-in. */
export function createCodeConfirmation({ authenticators, guards }: { authenticators: Authenticators; guards: AttemptLimit }) {
  return async (session: SessionFacts, code: string): Promise<void> => {
    const { memberId } = session;
    const attempt = attemptWithin(session);
    const { enrolled } = await authenticators.status(BigInt(memberId));
    if (!enrolled) throw new DomainError('authenticator.missing');
    const guard = await guards.countFailure(attempt, true);
    if (!(await authenticators.verifyCode(BigInt(memberId), code)))
      throw guard.lockedFor
        ? lockedError(guard)
        : new DomainError('authenticator.code_wrong', { fields: { code: 'authenticator.code_wrong' } });
    await guards.reset(attempt);
  };
}
