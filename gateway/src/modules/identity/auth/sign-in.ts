import type { SignedIn, SignInBody } from '@pavilion/api/auth';
import { DomainError } from '../../../platform/errors';
import type { Brand, Caller } from '../../../platform/http';
import type { Members } from '../members';
import type { AddressRateLimit } from '../../../platform/rate-limits';
import type { Captchas } from './captchas';
import type { SignInCompletion } from './sign-in-completion';
import { CAPTCHA_AFTER_FAILURES, type AttemptLimit, lockedError } from './attempt-limit';
import { passwordFault } from './password-fault';

interface Dependencies {
  members: Members;
  signInCompletion: SignInCompletion;
  attempts: AttemptLimit;
  captchas: Captchas;
  /** Wrong passwords from one address. */
  addressLimit: AddressRateLimit;
}

type NameSignIn = Extract<SignInBody, { username: string }>;

/** What a user name can be at all; whether it exists is never told. */
const NAME = /^[^\s\p{C}]{1,64}$/u;

/** Signing in by user name. For a name that does not exist every step is the same, the slow one included. */
export function createNameSignIn({ members, signInCompletion, attempts, captchas, addressLimit }: Dependencies) {
  const requireCaptcha = async (brand: string, { captcha, captchaId }: NameSignIn) => {
    if (!captcha || !captchaId) throw new DomainError('auth.captcha_required', { details: { captcha: true } });
    if (!(await captchas.redeem(brand, captchaId, captcha)))
      throw new DomainError('auth.captcha_wrong', { details: { captcha: true } });
  };
  return async (brand: Brand, body: NameSignIn, caller: Caller): Promise<SignedIn> => {
    const { username, password, area, join } = body;
    if (!NAME.test(username)) throw new DomainError('auth.unknown_name', { fields: { username: 'auth.unknown_name' } });
    await addressLimit.consume(caller.address);
    const before = await attempts.assertNotLocked(brand.code, username);
    const captchaDue = before.failures >= CAPTCHA_AFTER_FAILURES;
    if (captchaDue) await requireCaptcha(brand.code, body);
    const guard = await attempts.countFailure(brand.code, username, captchaDue);
    const member = await members.byAccount(brand.code, username);
    const facts = await members.checkPassword(member, password);
    if (!member || !facts) throw guard.lockedFor ? lockedError(guard) : wrongCredentialsError(guard.failures);
    await Promise.all([attempts.reset(brand.code, username), addressLimit.refund(caller.address)]);
    const fault = passwordFault(facts, brand, { password, account: username });
    return signInCompletion.complete(brand, member, caller, { proof: 'password', area, fault, join });
  };
}

function wrongCredentialsError(failures: number): DomainError {
  return new DomainError('auth.wrong_credentials', { details: { captcha: failures >= CAPTCHA_AFTER_FAILURES } });
}
