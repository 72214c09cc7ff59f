import { randomInt } from 'node:crypto';
import type { RegisterBody, RegisterMobileBody, SignedIn } from '@pavilion/api/auth';
import { DomainError } from '../../../platform/errors';
import type { Brand, Caller } from '../../../platform/http';
import { type Members, type MemberInput, parseOrigin } from '../members';
import type { PhoneProof, Verification } from '../verification';
import type { Captchas } from './captchas';
import { resolveReferrals } from './resolve-referrals';
import { rulesFor, type RegistrationMethod, assertValidInput, type RegistrationInput, normaliseInput } from './registration-input';
import type { RegistrationRules } from './registration-rules';
import type { RegistrationShares } from './registration-shares';
import type { Sessions } from './sessions';

interface Dependencies {
  members: Members;
  sessions: Sessions;
  captchas: Captchas;
  rules: RegistrationRules;
  shares: RegistrationShares;
  verification: Pick<Verification, 'phoneOf' | 'provePhone'>;
}

type Register<Body> = (brand: Brand, body: Body, caller: Caller) => Promise<SignedIn>;

/** Both ways to register; who registered is signed in. */
export interface Registration {
  byName: Register<RegisterBody>;
  byMobile: Register<RegisterMobileBody>;
}

/** Kept sealed in the profile, as they were told. */
const PROFILE_FIELDS = [
  ...(['email', 'payeeName', 'idNumber', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'telegram', 'zalo'] as const),
  ...(['birthday', 'address', 'nationality', 'occupation', 'incomeSource'] as const),
];
const SWITCH: Readonly<Record<RegistrationMethod, string>> = { username: 'USERNAMEREG3', mobile: 'MOBILENUMREG3' };

/** Registration under the brand's own rules. */
export function createRegistration({ members, sessions, captchas, rules, shares, verification }: Dependencies): Registration {
  const register = async (way: RegistrationMethod, brand: Brand, body: RegisterBody | RegisterMobileBody, caller: Caller) => {
    if (!brand.flags[SWITCH[way]]) throw new DomainError('register.off');
    const asked = rulesFor(way, brand.flags, await rules.of(brand.code));
    const typed = normaliseInput(body, asked);
    await assertValidInput(typed, body, asked, { adultAge: await rules.adultAge(brand.code), words: [brand.code, brand.name] });
    if (typed.captcha && !(await captchas.redeem(brand.code, body.captchaId ?? '', typed.captcha)))
      throw new DomainError('auth.captcha_wrong');
    // Only now is anything told that is not on the form: whether a name is taken.
    await shares.takeAttempt(caller.address);
    if (typed.username && (await members.byAccount(brand.code, typed.username))) throw usernameTakenError();
    const place = await resolveReferrals(members, brand.code, typed);
    await shares.takeAccount(caller.address);
    // The code comes last: whoever has to correct something else keeps it.
    const create = async () => {
      const phone = await phoneFor(way, brand, typed, body);
      return members.create({
        brand: brand.code,
        account: typed.username || generateUsername(),
        type: 0,
        ...place,
        ...phone,
        origin: parseOrigin(way, { ...body, device: body.device ?? caller.device, ...codesIn(typed) }),
        ...(typed.nickname && { nickname: typed.nickname }),
        ...(typed.password && { password: typed.password }),
        ...(typed.paymentPassword && { paymentPassword: typed.paymentPassword }),
        profile: {
          ...phone.profile,
          ...Object.fromEntries(PROFILE_FIELDS.flatMap((name) => (typed[name] ? [[name, typed[name]]] : []))),
        },
      });
    };
    const member = await shares.giveBackUnless(caller.address, create);
    const { token } = await sessions.start(member, caller);
    return { token, firstTimeLogin: true, passwordExpired: false };
  };
  /** A number that was proven is the member's; one that was only told is kept as such. */
  const phoneFor = async (
    way: RegistrationMethod,
    { code, flags }: Brand,
    { mobileNum }: RegistrationInput,
    { countryDialingCode, verificationCode, firebaseIdToken }: Omit<PhoneProof, 'mobileNum'>,
  ): Promise<Pick<MemberInput, 'phone' | 'profile'>> => {
    if (!mobileNum) return {};
    const typed = { mobileNum, countryDialingCode };
    if (way === 'mobile' || flags.REGMOBVERF3)
      return { phone: await verification.provePhone(code, { ...typed, verificationCode, firebaseIdToken }) };
    return { profile: { mobileNum: await verification.phoneOf(code, typed) } };
  };
  return {
    byName: (brand, body, caller) => register('username', brand, body, caller),
    byMobile: (brand, body, caller) => register('mobile', brand, body, caller),
  };
}

/** The user name of who registers with a number, which itself must not be read off the screen. */
function generateUsername(): string {
  return `m${Array.from({ length: 9 }, () => randomInt(36).toString(36)).join('')}`;
}

function codesIn({ affiliateCode, referralCode, recommenderId }: RegistrationInput) {
  return { affiliateCode, referralCode: referralCode || recommenderId };
}

function usernameTakenError(): DomainError {
  return new DomainError('register.username_taken', { fields: { username: 'register.username_taken' } });
}
