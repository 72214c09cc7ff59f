/** Days that a month can have; whether it has the 29th this year is for who reads the date. */
const MONTH_AND_DAY =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|[12][0-9]))';

/**
 * What a field of a form may look like, by name. Brands choose a name per field; the expressions are code, so that nobody can
 * type one into a database that takes minutes to match. All are to be compiled with the `u` flag. A lone `*` matches anything.
 */
export const patterns = {
  any: '*',
  letter_first: '^[A-Za-z][A-Za-z0-9]*$',
  chinese_digits: '^[\\p{Script=Han}0-9]*$',
  email: '^[^\\s@\\p{C}]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,62}\\.)+[A-Za-z]{2,24}$',
  alphanumeric: '^[A-Za-z0-9]*$',
  letters_and_digits: '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]*$',
  digits: '^[0-9]*$',
  alphanumeric_uppercase: '^(?=.*[A-Z])[A-Za-z0-9]*$',
  english_spaces: '^[A-Za-z ]*$',
  no_spaces: '^\\S*$',
  chinese_punctuation: '^[\\p{Script=Han}\\p{P}]*$',
  date_year_first: `^[0-9]{4}-${MONTH_AND_DAY}$`,
  date_month_first: `^${MONTH_AND_DAY}-[0-9]{4}$`,
  letters_spaces: '^[\\p{L}\\p{M} ]*$',
  korean: '^\\p{Script=Hangul}*$',
  thai: '^\\p{Script=Thai}*$',
  thai_english_spaces: '^[\\p{Script=Thai}A-Za-z ]*$',
  uppercase_spaces: '^[A-Z ]*$',
  letters_digits_symbols: '^[!-~]*$',
  all_four_kinds: '^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9\\s]).*$',
} as const;

export type PatternId = keyof typeof patterns;

/** True for a name that the catalogue knows. */
export function isPatternId(value: string): value is PatternId {
  return Object.hasOwn(patterns, value);
}

/** Whether `value` has the form that `accepted` (an `acceptedPattern`) asks for. */
export function matchesPattern(accepted: string, value: string): boolean {
  return accepted === '*' || new RegExp(accepted, 'u').test(value);
}
