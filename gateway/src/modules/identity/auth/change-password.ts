import type { ChangePasswordBody, RegistrationRule } from '@pavilion/api/auth';
import { DomainError } from '../../../platform/errors';
import type { Caller, SessionFacts } from '../../../platform/http';
import type { Members } from '../members';
import type { NoticeContext, TellMember } from './account-notices';
import { isTooWeak } from '../../../platform/password-strength';
import { type RegistrationRules, matchesRule } from './registration-rules';
import type { ConfirmChange } from './second-proof';
import type { Sessions } from './sessions';

interface Dependencies {
  members: Members;
  sessions: Sessions;
  rules: RegistrationRules;
  confirmChange: ConfirmChange;
  tell: TellMember;
}

/**
 * A new password by somebody who knows the old one and shows another proof. Whoever sits at another device is signed out, and whoever copied
 * the token of this one as well: the session goes on with a new one. Only the browser and the network of this one stay known.
 */
export function createPasswordChange({ members, sessions, rules, confirmChange, tell }: Dependencies) {
  return async (session: SessionFacts, body: ChangePasswordBody, at: NoticeContext, caller: Caller): Promise<string> => {
    const { brand, account } = session;
    const id = BigInt(session.memberId);
    const rule = (await rules.of(brand)).find(({ field }) => field === 'password');
    await assertPasswordAccepted(body, account, rule, [brand]);
    const proven = await confirmChange(session, { password: body.oldPassword, proof: body.proof, field: 'oldPassword' });
    const { recoveredBy } = await members.credentialFacts(id);
    await members.setPassword(id, body.newPassword, proven ? undefined : recoveredBy);
    await sessions.endAll(brand, id, { except: session.sessionId });
    await sessions.forgetPlaces(id, caller);
    await sessions.clearPasswordFault(session);
    const token = await sessions.renewToken(session);
    await tell(session, 'password.changed', at);
    return token;
  };
}

async function assertPasswordAccepted(
  { oldPassword, newPassword, confirmNewPassword }: ChangePasswordBody,
  account: string,
  rule: RegistrationRule | undefined,
  words: readonly string[],
): Promise<void> {
  const [old, next, again] = [oldPassword, newPassword, confirmNewPassword].map((typed) => typed.normalize('NFC')) as [
    string,
    string,
    string,
  ];
  if (next !== again) throw fieldError('password.mismatch', 'confirmNewPassword');
  if (next === old) throw fieldError('password.unchanged', 'newPassword');
  if ((rule && !matchesRule(rule, next)) || (await isTooWeak(next, account, words)))
    throw fieldError('password.weak', 'newPassword');
}

function fieldError(code: 'password.mismatch' | 'password.unchanged' | 'password.weak', field: string): DomainError {
  return new DomainError(code, { fields: { [field]: code } });
}
