import type { SignedIn, SignInBody } from '@pavilion/api/auth';
import { DomainError } from '../../../platform/errors';
import type { Brand, Caller } from '../../../platform/http';
import type { Members } from '../members';
import type { AddressRateLimit } from '../../../platform/rate-limits';
import type { Captchas } from './captchas';
import type { SignInCompletion } from './sign-in-completion';
import { attemptFrom } from './attempt';
import { type AttemptLimit, type AttemptState, lockedError } from './attempt-limit';
import type { TellOfLock } from './lock-notice';
import { passwordFault } from './password-fault';
import type { Sessions } from './sessions';

interface Dependencies {
  members: Members;
  signInCompletion: SignInCompletion;
  attempts: AttemptLimit;
  captchas: Captchas;
  sessions: Pick<Sessions, 'isKnownDevice'>;
  tellOfLock: TellOfLock;
  /** Wrong passwords from one address. */
  addressLimit: AddressRateLimit;
}

type NameSignIn = Extract<SignInBody, { username: string }>;

/** What a user name can be at all; whether it exists is never told. */
const NAME = /^[^\s\p{C}]{1,64}$/u;

/** Signing in by user name. For a name that does not exist every step is the same, the slow one included. */
export function createNameSignIn(needs: Dependencies) {
  const { members, signInCompletion, sessions, attempts, captchas, addressLimit, tellOfLock } = needs;
  const requireCaptcha = async (brand: string, { captcha, captchaId }: NameSignIn) => {
    if (!captcha || !captchaId) throw new DomainError('auth.captcha_required', { details: { captcha: true } });
    if (!(await captchas.redeem(brand, captchaId, captcha)))
      throw new DomainError('auth.captcha_wrong', { details: { captcha: true } });
  };
  return async (brand: Brand, body: NameSignIn, caller: Caller): Promise<SignedIn> => {
    const { username, password, area, join } = body;
    if (!NAME.test(username)) throw new DomainError('auth.unknown_name', { fields: { username: 'auth.unknown_name' } });
    await addressLimit.consume(caller.address);
    const known = await sessions.isKnownDevice(brand.code, username, caller.mark);
    // By the name that was found: the database takes letters for the same that are not the same here.
    const member = await members.byAccount(brand.code, username);
    const attempt = attemptFrom({ brand: brand.code, account: member?.account ?? username }, caller, known);
    const { captchaDue } = await attempts.assertNotLocked(attempt);
    if (captchaDue) await requireCaptcha(brand.code, body);
    const guard = await attempts.countFailure(attempt, captchaDue);
    const facts = await members.checkPassword(member, password);
    if (!member || !facts) {
      if (!guard.lockedFor) throw wrongCredentialsError(guard);
      await tellOfLock(brand, attempt.account, member, caller);
      throw lockedError(guard);
    }
    await Promise.all([attempts.reset(attempt), addressLimit.refund(caller.address)]);
    const fault = passwordFault(facts, brand, { password, account: username });
    return signInCompletion.complete(brand, member, caller, { proof: 'password', area, fault, join });
  };
}

function wrongCredentialsError({ captchaDue }: AttemptState): DomainError {
  return new DomainError('auth.wrong_credentials', { details: { captcha: captchaDue } });
}
