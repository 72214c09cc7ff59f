import type { SignedIn, SignInBody } from '@pavilion/api/auth';
import { DomainError } from '../../../platform/errors';
import type { Brand, Caller } from '../../../platform/http';
import type { Member, Members } from '../members';
import type { Verification } from '../verification';
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
  verification: Pick<Verification, 'phoneOf'>;
  tellOfLock: TellOfLock;
  /** Wrong passwords from one address. */
  addressLimit: AddressRateLimit;
}

type NameSignIn = Extract<SignInBody, { username: string }>;

/** What a user name can be at all; whether it exists is never told. */
const NAME = /^[^\s\p{C}]{1,64}$/u;
/** A mobile number, however it is written. */
const NUMBER = /^[0-9 ()+.-]{6,24}$/;

/** Signing in by user name, or by a number that was proven, and the password. For what does not exist every step is the same, the slow one included. */
export function createNameSignIn(needs: Dependencies) {
  const { members, signInCompletion, sessions, attempts, captchas, addressLimit, tellOfLock } = needs;
  const find = findByNameOrNumber(needs);
  const requireCaptcha = async (brand: string, { captcha, captchaId }: NameSignIn) => {
    if (!captcha || !captchaId) throw new DomainError('auth.captcha_required', { details: { captcha: true } });
    if (!(await captchas.redeem(brand, captchaId, captcha)))
      throw new DomainError('auth.captcha_wrong', { details: { captcha: true } });
  };
  return async (brand: Brand, body: NameSignIn, caller: Caller): Promise<SignedIn> => {
    const { username, password, area, join } = body;
    if (!NAME.test(username) && !NUMBER.test(username))
      throw new DomainError('auth.unknown_name', { fields: { username: 'auth.unknown_name' } });
    await addressLimit.consume(caller.address);
    const { member, account } = await find(brand.code, username);
    const known = await sessions.isKnownDevice(brand.code, account, caller.mark);
    const attempt = attemptFrom({ brand: brand.code, account }, caller, known);
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
    const fault = passwordFault(facts, brand, { password, account: member.account });
    return signInCompletion.complete(brand, member, caller, { proof: 'password', area, fault, join });
  };
}

/** Whom a name or a number belongs to, and under which name tries are counted: all ways to write a number are one, whether or not anybody has it. */
function findByNameOrNumber({ members, verification }: Pick<Dependencies, 'members' | 'verification'>) {
  const numberIn = async (brand: string, typed: string): Promise<string | undefined> => {
    if (!NUMBER.test(typed)) return undefined;
    try {
      return await verification.phoneOf(brand, { mobileNum: typed });
    } catch (error) {
      // No number of this brand's countries: then it is a name.
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  };
  return async (brand: string, typed: string): Promise<{ member: Member | undefined; account: string }> => {
    const [named, number] = await Promise.all([members.byAccount(brand, typed), numberIn(brand, typed)]);
    const member = named ?? (number === undefined ? undefined : await members.byPhone(brand, number));
    // By the name that was found: the database takes letters for the same that are not the same here.
    return { member, account: member?.account ?? number ?? typed };
  };
}

function wrongCredentialsError({ captchaDue }: AttemptState): DomainError {
  return new DomainError('auth.wrong_credentials', { details: { captcha: captchaDue } });
}
