import type { RegisterBody, RegistrationField, RegistrationRule, SignedIn } from '@pavilion/api/auth';
import { DomainError } from '../../platform/errors';
import type { Brand } from '../../platform/http';
import { isAgent, isPlainName, isTrial, type Member, type Members, type MemberToBe } from '../members';
import type { Captchas } from './captchas';
import { isGuessable } from './password-strength';
import { type RegistrationRules, satisfies } from './registration-rules';
import type { Caller, Sessions } from './sessions';

interface Needs {
  members: Members;
  sessions: Sessions;
  captchas: Captchas;
  rules: RegistrationRules;
}

type Typed = Readonly<Record<RegistrationField, string>>;

/** Kept sealed in the profile, as they were told. */
const TOLD = ['email', 'mobileNum', 'payeeName', 'idNumber', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat'] as const;

/** Registration by user name under the brand's own rules; who registered is signed in. */
export function registerWith({ members, sessions, captchas, rules }: Needs) {
  return async (brand: Brand, body: RegisterBody, caller: Caller): Promise<SignedIn> => {
    if (!brand.flags.USERNAMEREG3) throw new DomainError('register.off');
    const asked = await rules.of(brand.code);
    const typed = typedIn(body, asked);
    refuseWrongFields(typed, body, asked);
    if (typed.captcha && !(await captchas.redeem(brand.code, body.captchaId ?? '', typed.captcha)))
      throw new DomainError('auth.captcha_wrong');
    const member = await members.create({
      brand: brand.code,
      account: typed.username,
      password: typed.password,
      type: 0,
      ...(typed.paymentPassword && { paymentPassword: typed.paymentPassword }),
      ...(await placeOf(members, brand.code, typed)),
      told: Object.fromEntries(TOLD.flatMap((name) => (typed[name] ? [[name, typed[name]]] : []))),
    });
    const { token } = await sessions.start(member, caller);
    return { token, firstTimeLogin: true, passwordExpired: false };
  };
}

/** What was typed, by field; passwords keep their spaces. Fields that nobody asked for are empty. */
function typedIn(body: RegisterBody, rules: RegistrationRule[]): Typed {
  const values = rules.map(({ field }) => {
    const value = (body[field] ?? '').normalize('NFC');
    return [field, field === 'password' ? value : value.trim()] as const;
  });
  return Object.fromEntries(values) as Typed;
}

function refuseWrongFields(typed: Typed, body: RegisterBody, rules: RegistrationRule[]): void {
  const wrong = rules.filter((rule) => (rule.enabled ? !satisfies(rule, typed[rule.field]) : typed[rule.field] !== ''));
  const fields: Record<string, string> = Object.fromEntries(wrong.map(({ field }) => [field, 'register.invalid']));
  if (!isPlainName(typed.username)) fields.username = 'register.invalid';
  if (!fields.password && isGuessable(typed.password, typed.username)) fields.password = 'password.weak';
  if (typed.password !== body.confirmPassword.normalize('NFC')) fields.confirmPassword = 'password.mismatch';
  if (Object.keys(fields).length) throw new DomainError('register.invalid', { fields });
}

/** The agent whose team they join, and the member who invited them. */
async function placeOf(members: Members, brand: string, typed: Typed): Promise<Pick<MemberToBe, 'uplineId' | 'referredById'>> {
  const agent = await inviterOf(members, brand, 'affiliateCode', typed.affiliateCode);
  const friend = await inviterOf(members, brand, 'referralCode', typed.referralCode || typed.recommenderId);
  const uplineId = agent?.id ?? (friend && (isAgent(friend.type) ? friend.id : friend.uplineId));
  return { ...(uplineId !== undefined && { uplineId }), ...(friend && { referredById: friend.id }) };
}

async function inviterOf(members: Members, brand: string, field: RegistrationField, code: string): Promise<Member | undefined> {
  if (!code) return undefined;
  const inviter = await members.byInviteCode(brand, code);
  if (inviter && mayInvite(inviter, field)) return inviter;
  throw new DomainError('register.referral_unknown', { fields: { [field]: 'register.referral_unknown' } });
}

function mayInvite({ status, type }: Member, field: RegistrationField): boolean {
  return status === 'active' && !isTrial(type) && (field !== 'affiliateCode' || isAgent(type));
}
