import type { SignedIn, SignInBody } from '@pavilion/api/auth';
import { DomainError } from '../../platform/errors';
import type { Brand } from '../../platform/http';
import { isAgent, type Member, type Members, type PasswordFacts } from '../members';
import type { AddressLimit } from './address-limit';
import type { Captchas } from './captchas';
import { CAPTCHA_FROM, type Guards, locked } from './guard';
import type { Caller, Sessions } from './sessions';

interface Needs {
  members: Members;
  sessions: Sessions;
  guards: Guards;
  captchas: Captchas;
  /** Wrong passwords from one address. */
  wrongs: AddressLimit;
}

const EXPIRES_AFTER_DAYS = 90;
/** What a user name can be at all; whether it exists is never told. */
const NAME = /^[^\s\p{C}]{1,64}$/u;

/** Signing in by user name. For a name that does not exist every step is the same, the slow one included. */
export function signInWith({ members, sessions, guards, captchas, wrongs }: Needs) {
  const requireCaptcha = async (brand: string, { captcha, captchaId }: SignInBody) => {
    if (!captcha || !captchaId) throw new DomainError('auth.captcha_required', { details: { captcha: true } });
    if (!(await captchas.redeem(brand, captchaId, captcha)))
      throw new DomainError('auth.captcha_wrong', { details: { captcha: true } });
  };
  return async (brand: Brand, body: SignInBody, caller: Caller): Promise<SignedIn> => {
    if (body.type === 'sms') throw new DomainError('auth.mobile_off');
    const { username, password, area } = body;
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
    refuseUnwelcome(member, area === 'agent');
    const { token, first } = await sessions.start(member, caller);
    return { token, firstTimeLogin: first, passwordExpired: isExpired(facts, brand) };
  };
}

function wrong(failures: number): DomainError {
  return new DomainError('auth.wrong_credentials', { details: { captcha: failures >= CAPTCHA_FROM } });
}

function refuseUnwelcome(member: Member, agentOnly: boolean): void {
  if (member.status !== 'active') throw new DomainError('auth.forbidden');
  if (agentOnly && !isAgent(member.type)) throw new DomainError('auth.non_agent');
}

function isExpired({ changedAt, mustChange }: PasswordFacts, { flags }: Brand): boolean {
  return mustChange || (flags.PASSWORDEXPIRY === true && changedAt.getTime() < Date.now() - EXPIRES_AFTER_DAYS * 86_400_000);
}
