import type { RegisterBody, RegisterMobileBody, RegistrationField, RegistrationRule, RegistrationRules } from '@pavilion/api/auth';
import { mobileNumberBody } from '@pavilion/features/mobile-number';

/** By what somebody registers: a name of their choice, or their mobile number. */
export type RegistrationMethod = 'name' | 'mobile';

/** What is typed: a value for each field a brand can ask for, and two agreements. */
export type RegistrationValues = Record<
  | RegistrationField
  | 'confirmPassword'
  | 'captchaId'
  | 'countryDialingCode'
  | 'verificationCode'
  | 'firebaseChannel'
  | 'firebaseIdToken',
  string
> & {
  terms: boolean;
  adult: boolean;
};

/** What the brand's switches say about registering. */
export interface RegistrationSwitches {
  passwordWithMobile: boolean;
  verifyMobile: boolean;
}

/** The fields that are asked for, in the brand's order. A number that is verified is asked for even where the rules leave it out. */
export function registrationFieldsFor(
  way: RegistrationMethod,
  { rules }: RegistrationRules,
  { passwordWithMobile, verifyMobile }: RegistrationSwitches,
): readonly RegistrationRule[] {
  const byMobile = way === 'mobile';
  const needed = byMobile || verifyMobile;
  const asked = rules.filter(({ field, enabled }) => {
    if (field === 'mobileNum') return enabled || needed;
    if (byMobile && field === 'username') return false;
    return enabled && !(byMobile && field === 'password' && !passwordWithMobile);
  });
  const withNumber = needed && !asked.some(({ field }) => field === 'mobileNum') ? [NUMBER, ...asked] : asked;
  return withNumber.map((rule) => (needed && rule.field === 'mobileNum' ? { ...rule, required: true } : rule));
}

const NUMBER: RegistrationRule = {
  field: 'mobileNum',
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 1,
  maxLength: 24,
};

/** The empty form of these fields. */
export function emptyValues(rules: readonly RegistrationRule[]): Partial<RegistrationValues> {
  const others = ['confirmPassword', 'countryDialingCode', 'verificationCode', 'captchaId', 'firebaseChannel', 'firebaseIdToken'];
  return {
    ...Object.fromEntries([...rules.map(({ field }) => field), ...others].map((field) => [field, ''])),
    terms: false,
    adult: false,
  };
}

/** What is sent by user name. */
export function toRegisterBody(typed: RegistrationValues): RegisterBody {
  const { username, password, confirmPassword } = typed;
  return { ...toCommonFields(typed), username: username.trim(), password, confirmPassword };
}

/** What is sent by mobile number. */
export function toRegisterMobileBody(typed: RegistrationValues): RegisterMobileBody {
  const { password, confirmPassword } = typed;
  return { mobileNum: '', ...toCommonFields(typed), ...(password && { password, confirmPassword }) };
}

const EXCLUDED_FIELDS: readonly string[] = ['username', 'password', 'confirmPassword', 'terms', 'adult'];

function toCommonFields(typed: RegistrationValues) {
  const number = typed.mobileNum ? mobileNumberBody(typed) : { countryDialingCode: '' };
  const filled = Object.entries({ ...typed, ...number }).flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() && !EXCLUDED_FIELDS.includes(name) ? [[name, value.trim()]] : [],
  );
  return {
    ...(Object.fromEntries(filled) as Partial<Omit<RegistrationValues, 'terms' | 'adult'>>),
    termsAccepted: typed.terms,
    adultConfirmed: typed.adult,
    registerUrl: location.href.slice(0, 500),
    domain: location.hostname,
    registerMethod: 'WEB' as const,
    login: true as const,
  };
}
