import type { RegisterBody, RegisterMobileBody, RegistrationField, RegistrationRule } from '@pavilion/api/auth';
import { DomainError } from '../../../platform/errors';
import { isAdultBirthday, isPlainName, isReservedName } from '../members';
import { isGuessableDigits } from './payment-digits';
import { isTooWeak } from '../../../platform/password-strength';
import { matchesRule } from './registration-rules';

export type RegistrationMethod = 'username' | 'mobile';
/** What was typed, by field; what nobody typed is empty. */
export type RegistrationInput = Readonly<Record<RegistrationField, string>>;

type Body = RegisterBody | RegisterMobileBody;
type Fields = Record<string, string>;

const PASSWORDS: readonly RegistrationField[] = ['password', 'paymentPassword'];

/** The brand's rules as this way of registering changes them: by mobile the user name is given, and the number has to be proven. */
export function rulesFor(
  way: RegistrationMethod,
  flags: Readonly<Record<string, boolean>>,
  rules: readonly RegistrationRule[],
): RegistrationRule[] {
  const byMobile = way === 'mobile';
  const proven = byMobile || flags.REGMOBVERF3 === true;
  return rules.map((rule) => {
    if (rule.field === 'mobileNum' && proven) return { ...rule, enabled: true, required: true };
    const given = rule.field === 'username' || (rule.field === 'password' && !flags.MOBILENUMPASSREG3);
    return byMobile && given ? { ...rule, enabled: false, required: false } : rule;
  });
}

/** In one normal form; passwords keep their spaces. */
export function normaliseInput(body: Body, rules: readonly RegistrationRule[]): RegistrationInput {
  const values = rules.map(({ field }) => {
    const value = ((body as Partial<Record<RegistrationField, string>>)[field] ?? '').normalize('NFC');
    return [field, field === 'password' ? value : value.trim()] as const;
  });
  return Object.fromEntries(values) as RegistrationInput;
}

/** `words` are the brand's names. @throws DomainError `register.invalid` naming each field that is not as its rule wants it */
export async function assertValidInput(
  typed: RegistrationInput,
  body: Body,
  rules: readonly RegistrationRule[],
  { adultAge, words }: { adultAge: number; words: readonly string[] },
): Promise<void> {
  const wrong = rules.filter((rule) => !isValid(rule, typed[rule.field]));
  const fields: Fields = {
    ...(typed.paymentPassword &&
      isGuessableDigits(typed.paymentPassword, { birthday: typed.birthday, phone: typed.mobileNum }) && {
        paymentPassword: 'password.weak',
      }),
    ...Object.fromEntries(wrong.map(({ field }) => [field, 'register.invalid'])),
    ...(await passwordFaults(typed, body, rules, words)),
    ...reservedNames(typed, words),
    ...(typed.birthday && !isAdultBirthday(typed.birthday, new Date(), adultAge) && { birthday: 'member.birthday_refused' }),
    ...(!body.termsAccepted && { termsAccepted: 'register.terms_missing' }),
    ...(!body.adultConfirmed && { adultConfirmed: 'register.adult_missing' }),
  };
  if (Object.keys(fields).length) throw new DomainError('register.invalid', { fields });
}

function isValid(rule: RegistrationRule, value: string): boolean {
  if (!rule.enabled) return value === '';
  if (!PASSWORDS.includes(rule.field) && !isPlainName(value)) return false;
  // A number is typed in groups; what it is made of is what counts.
  return matchesRule(rule, rule.field === 'mobileNum' ? value.replace(/[ ()+.-]/g, '') : value);
}

function reservedNames({ username, nickname }: RegistrationInput, words: readonly string[]): Fields {
  const fields = Object.entries({ username, nickname }).filter(([, name]) => name && isReservedName(name, words));
  return Object.fromEntries(fields.map(([field]) => [field, 'register.name_reserved']));
}

async function passwordFaults(
  { username, password }: RegistrationInput,
  body: Body,
  rules: readonly RegistrationRule[],
  words: readonly string[],
): Promise<Fields> {
  const rule = rules.find(({ field }) => field === 'password');
  if (!rule?.enabled) return {};
  return {
    ...(matchesRule(rule, password) && (await isTooWeak(password, username, words)) && { password: 'password.weak' }),
    ...(password !== (body.confirmPassword ?? '').normalize('NFC') && { confirmPassword: 'password.mismatch' }),
  };
}
