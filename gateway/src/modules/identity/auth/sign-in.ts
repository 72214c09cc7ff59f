import type { SignedIn, SignInBody } from '@pavilion/api/auth';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Members } from '../members';
import type { AddressLimit } from './address-limit';
import type { Captchas } from './captchas';
import type { Entrance } from './entrance';
import { CAPTCHA_FROM, type Guards, locked } from './guard';
import { passwordFault } from './password-fault';
import type { Caller } from './sessions';

interface Needs {
  members: Members;
  entrance: Entrance;
  guards: Guards;
  captchas: Captchas;
  /** Wrong passwords from one address. */
  wrongs: AddressLimit;
}

type ByName = Extract<SignInBody, { username: string }>;

/** What a user name can be at all; whether it exists is never told. */
const NAME = /^[^\s\p{C}]{1,64}$/u;

/** Signing in by user name. For a name that does not exist every step is the same, the slow one included. */
export function signInByNameWith({ members, entrance, guards, captchas, wrongs }: Needs) {
  const requireCaptcha = async (brand: string, { captcha, captchaId }: ByName) => {
    if (!captcha || !captchaId) throw new DomainError('auth.captcha_required', { details: { captcha: true } });
    if (!(await captchas.redeem(brand, captchaId, captcha)))
      throw new DomainError('auth.captcha_wrong', { details: { captcha: true } });
  };
  return async (brand: Brand, body: ByName, caller: Caller): Promise<SignedIn> => {
    const { username, password, area, join } = body;
    if (!NAME.test(username)) throw new DomainError('auth.unknown_name', { fields: { username: 'auth.unknown_name' } });
    await wrongs.take(caller.address);
    const before = await guards.check(brand.code, username);
    const captchaDue = before.failures >= CAPTCHA_FROM;
    if (captchaDue) await requireCaptcha(brand.code, body);
    const guard = await guards.count(brand.code, username, captchaDue);
    const member = await members.byAccount(brand.code, username);
    const facts = await members.checkPassword(member, password);
    if (!member || !facts) throw guard.lockedFor ? locked(guard) : wrong(guard.failures);
    await Promise.all([guards.clear(brand.code, username), wrongs.giveBack(caller.address)]);
    const fault = passwordFault(facts, brand, { password, account: username });
    return entrance.enter(brand, member, caller, { proof: 'password', area, fault, join });
  };
}

function wrong(failures: number): DomainError {
  return new DomainError('auth.wrong_credentials', { details: { captcha: failures >= CAPTCHA_FROM } });
}
