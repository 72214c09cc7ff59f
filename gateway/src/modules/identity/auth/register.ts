import { randomInt } from 'node:crypto';
import type { RegisterBody, RegisterMobileBody, SignedIn } from '@pavilion/api/auth';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import { type Members, type MemberToBe, originIn } from '../members';
import type { PhoneProof, Verification } from '../verification';
import type { Captchas } from './captchas';
import { placeOf } from './register-place';
import { askedOf, type RegisterWay, refuseWrongFields, type Typed, typedIn } from './register-typed';
import type { RegistrationRules } from './registration-rules';
import type { Caller, Sessions } from './sessions';

interface Needs {
  members: Members;
  sessions: Sessions;
  captchas: Captchas;
  rules: RegistrationRules;
  verification: Pick<Verification, 'phoneOf' | 'provePhone'>;
}

type Register<Body> = (brand: Brand, body: Body, caller: Caller) => Promise<SignedIn>;

/** Both ways to register; who registered is signed in. */
export interface Registering {
  byName: Register<RegisterBody>;
  byMobile: Register<RegisterMobileBody>;
}

/** Kept sealed in the profile, as they were told. */
const TOLD = [
  ...(['email', 'payeeName', 'idNumber', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'telegram', 'zalo'] as const),
  ...(['birthday', 'address', 'nationality', 'occupation', 'incomeSource'] as const),
];
const SWITCH: Readonly<Record<RegisterWay, string>> = { username: 'USERNAMEREG3', mobile: 'MOBILENUMREG3' };

/** Registration under the brand's own rules. */
export function registerWith({ members, sessions, captchas, rules, verification }: Needs): Registering {
  const register = async (way: RegisterWay, brand: Brand, body: RegisterBody | RegisterMobileBody, caller: Caller) => {
    if (!brand.flags[SWITCH[way]]) throw new DomainError('register.off');
    const asked = askedOf(way, brand.flags, await rules.of(brand.code));
    const typed = typedIn(body, asked);
    refuseWrongFields(typed, body, asked, await rules.adultAge(brand.code));
    if (typed.captcha && !(await captchas.redeem(brand.code, body.captchaId ?? '', typed.captcha)))
      throw new DomainError('auth.captcha_wrong');
    if (typed.username && (await members.byAccount(brand.code, typed.username))) throw taken();
    const place = await placeOf(members, brand.code, typed);
    // The code comes last: whoever has to correct something else keeps it.
    const phone = await phoneFor(way, brand, typed, body);
    const member = await members.create({
      brand: brand.code,
      account: typed.username || givenName(),
      type: 0,
      ...place,
      ...phone,
      origin: originIn(way, { ...body, device: body.device ?? caller.device, ...codesIn(typed) }),
      ...(typed.nickname && { nickname: typed.nickname }),
      ...(typed.password && { password: typed.password }),
      ...(typed.paymentPassword && { paymentPassword: typed.paymentPassword }),
      told: { ...phone.told, ...Object.fromEntries(TOLD.flatMap((name) => (typed[name] ? [[name, typed[name]]] : []))) },
    });
    const { token } = await sessions.start(member, caller);
    return { token, firstTimeLogin: true, passwordExpired: false };
  };
  /** A number that was proven is the member's; one that was only told is kept as such. */
  const phoneFor = async (
    way: RegisterWay,
    { code, flags }: Brand,
    { mobileNum }: Typed,
    { countryDialingCode, verificationCode, firebaseIdToken }: Omit<PhoneProof, 'mobileNum'>,
  ): Promise<Pick<MemberToBe, 'phone' | 'told'>> => {
    if (!mobileNum) return {};
    const typed = { mobileNum, countryDialingCode };
    if (way === 'mobile' || flags.REGMOBVERF3)
      return { phone: await verification.provePhone(code, { ...typed, verificationCode, firebaseIdToken }) };
    return { told: { mobileNum: await verification.phoneOf(code, typed) } };
  };
  return {
    byName: (brand, body, caller) => register('username', brand, body, caller),
    byMobile: (brand, body, caller) => register('mobile', brand, body, caller),
  };
}

/** The user name of who registers with a number, which itself must not be read off the screen. */
function givenName(): string {
  return `m${Array.from({ length: 9 }, () => randomInt(36).toString(36)).join('')}`;
}

function codesIn({ affiliateCode, referralCode, recommenderId }: Typed) {
  return { affiliateCode, referralCode: referralCode || recommenderId };
}

function taken(): DomainError {
  return new DomainError('register.username_taken', { fields: { username: 'register.username_taken' } });
}
