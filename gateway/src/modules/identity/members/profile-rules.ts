import type { Profile } from '@pavilion/api/members';
import { matchesPattern, patterns } from '@pavilion/api/auth';
import { addYears, dayIn, isDay } from '@pavilion/time';
import { DomainError } from '../../../platform/errors';

/** Nobody younger may have an account. */
export const ADULT_AGE = 18;

/** The fields of a profile that change. */
export type ProfileEdit = Partial<Profile>;

type Check = (value: string) => boolean;

const checks: Readonly<Record<keyof Profile, Check>> = {
  nickname: isPlainName,
  email: (value) => matchesPattern(patterns.email, value),
  telegram: (value) => /^@?[A-Za-z][A-Za-z0-9_]{3,31}$/.test(value),
  whatsapp: (value) => /^\+?[0-9]{8,15}$/.test(value),
  facebook: isPlainName,
  birthday: (value) => isAdultBirthday(value, new Date()),
  address: (value) => !/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(value),
};

/**
 * The change with its spaces trimmed. An empty string takes a value back.
 * @throws DomainError `member.invalid` naming each wrong field
 */
export function validateProfile(change: ProfileEdit): ProfileEdit {
  const trimmed = Object.entries(change).map(([name, value]) => [name, value.normalize('NFC').trim()] as const);
  const wrong = trimmed.filter(([name, value]) => value !== '' && !checks[name as keyof Profile](value));
  if (wrong.length)
    throw new DomainError('member.invalid', { fields: Object.fromEntries(wrong.map(([name]) => [name, textFor(name)])) });
  return Object.fromEntries(trimmed);
}

/** Letters and marks people can see: nothing that reorders, hides or controls text, and no tower of marks that grows over the line. */
export function isPlainName(value: string): boolean {
  return !/\p{C}|\p{M}{4}/u.test(value);
}

/** A day of the calendar on which somebody was born who is of age at `now`. */
export function isAdultBirthday(value: string, now: Date, age = ADULT_AGE): boolean {
  return isDay(value) && value >= '1900' && addYears(value, age) <= dayIn('UTC', now);
}

function textFor(field: string): string {
  return field === 'birthday' ? 'member.birthday_refused' : 'request.invalid';
}
