import type { RegisterBody, RegistrationField, RegistrationRules } from '@pavilion/api/auth';

/** What is typed: a value for each field a brand can ask for, and two agreements. */
export type Typed = Record<RegistrationField | 'confirmPassword' | 'captchaId', string> & { terms: boolean; adult: boolean };

/** The empty form of a brand's rules. */
export function emptyFor({ rules }: RegistrationRules): Partial<Typed> {
  return Object.fromEntries([...rules.map(({ field }) => field), 'confirmPassword'].map((field) => [field, '']));
}

/** What is sent. The agreements stay here: there is no account without them. */
export function bodyOf(typed: Typed): RegisterBody {
  const { username, password, confirmPassword, terms: _terms, adult: _adult, ...others } = typed;
  const told = Object.entries(others).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  return {
    ...Object.fromEntries(told),
    username: username.trim(),
    password,
    confirmPassword,
    registerUrl: location.href.slice(0, 500),
    domain: location.hostname,
    registerMethod: 'WEB',
  };
}
