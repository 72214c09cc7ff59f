import type { ChangePasswordBody, RegistrationRule } from '@pavilion/api/auth';
import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import type { Members } from '../members';
import { type AttemptLimit, lockedError } from './attempt-limit';
import { isGuessable } from '../../../platform/password-strength';
import { type RegistrationRules, matchesRule } from './registration-rules';
import type { Sessions } from './sessions';

interface Dependencies {
  members: Members;
  sessions: Sessions;
  attempts: AttemptLimit;
  rules: RegistrationRules;
}

/** A new password by somebody who knows the old one. Whoever sits at another device is signed out. */
export function createPasswordChange({ members, sessions, attempts, rules }: Dependencies) {
  return async (session: SessionFacts, body: ChangePasswordBody): Promise<void> => {
    const { brand, memberId, account } = session;
    const rule = (await rules.of(brand)).find(({ field }) => field === 'password');
    assertPasswordAccepted(body, account, rule);
    await attempts.assertNotLocked(brand, account);
    // A stolen session must not become a place to guess in: wrong ones count as at sign-in, only without a picture.
    const guard = await attempts.countFailure(brand, account, true);
    const member = await members.byId(brand, BigInt(memberId));
    if (!(await members.checkPassword(member, body.oldPassword)))
      throw guard.lockedFor ? lockedError(guard) : new DomainError('password.wrong', { fields: { oldPassword: 'password.wrong' } });
    await attempts.reset(brand, account);
    await members.setPassword(BigInt(memberId), body.newPassword);
    await sessions.endAll(brand, BigInt(memberId), { except: session.sessionId });
    await sessions.clearPasswordFault(session);
  };
}

function assertPasswordAccepted(
  { oldPassword, newPassword, confirmNewPassword }: ChangePasswordBody,
  account: string,
  rule: RegistrationRule | undefined,
): void {
  const [old, next, again] = [oldPassword, newPassword, confirmNewPassword].map((typed) => typed.normalize('NFC')) as [
    string,
    string,
    string,
  ];
  if (next !== again) throw fieldError('password.mismatch', 'confirmNewPassword');
  if (next === old) throw fieldError('password.unchanged', 'newPassword');
  if ((rule && !matchesRule(rule, next)) || isGuessable(next, account)) throw fieldError('password.weak', 'newPassword');
}

function fieldError(code: 'password.mismatch' | 'password.unchanged' | 'password.weak', field: string): DomainError {
  return new DomainError(code, { fields: { [field]: code } });
}
