import type { ChangePasswordBody, RegistrationRule } from '@pavilion/api/auth';
import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import type { Members } from '../members';
import { type Guards, locked } from './guard';
import { isGuessable } from './password-strength';
import { type RegistrationRules, satisfies } from './registration-rules';
import type { Sessions } from './sessions';

interface Needs {
  members: Members;
  sessions: Sessions;
  guards: Guards;
  rules: RegistrationRules;
}

/** A new password by somebody who knows the old one. Whoever sits at another device is signed out. */
export function changePasswordWith({ members, sessions, guards, rules }: Needs) {
  return async (session: SessionFacts, body: ChangePasswordBody): Promise<void> => {
    const { brand, memberId, account } = session;
    const rule = (await rules.of(brand)).find(({ field }) => field === 'password');
    refuseUnfit(body, account, rule);
    await guards.check(brand, account);
    // A stolen session must not become a place to guess in: wrong ones count as at sign-in, only without a picture.
    const guard = await guards.count(brand, account, true);
    const member = await members.byId(brand, BigInt(memberId));
    if (!(await members.checkPassword(member, body.oldPassword)))
      throw guard.lockedFor ? locked(guard) : new DomainError('password.wrong', { fields: { oldPassword: 'password.wrong' } });
    await guards.clear(brand, account);
    await members.setPassword(BigInt(memberId), body.newPassword);
    await sessions.endAll(brand, BigInt(memberId), { except: session.sessionId });
    await sessions.forgiveFault(session);
  };
}

function refuseUnfit(
  { oldPassword, newPassword, confirmNewPassword }: ChangePasswordBody,
  account: string,
  rule: RegistrationRule | undefined,
): void {
  const [old, next, again] = [oldPassword, newPassword, confirmNewPassword].map((typed) => typed.normalize('NFC')) as [
    string,
    string,
    string,
  ];
  if (next !== again) throw refusal('password.mismatch', 'confirmNewPassword');
  if (next === old) throw refusal('password.unchanged', 'newPassword');
  if ((rule && !satisfies(rule, next)) || isGuessable(next, account)) throw refusal('password.weak', 'newPassword');
}

function refusal(code: 'password.mismatch' | 'password.unchanged' | 'password.weak', field: string): DomainError {
  return new DomainError(code, { fields: { [field]: code } });
}
