import type { Country } from '@pavilion/api/verification';

/** What a form with a mobile number in it holds. */
export interface MobileFields {
  mobileNum: string;
  countryDialingCode: string;
}

const BENGALI_ZERO = 0x09_e6;

/** What was typed, with Latin digits and nothing between them. Other signs stay, so that they are seen to be wrong. */
export function normaliseNumber(typed: string): string {
  return typed.replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? BENGALI_ZERO) - BENGALI_ZERO)).replace(/[\s().-]/g, '');
}

/** Whether it is a mobile number of that country, typed with or without the country's code and the digit that stands before at home. */
export function isMobileNumberOf({ countryDialingCode, trunkPrefix, minDigits, maxDigits }: Country, typed: string): boolean {
  const plain = normaliseNumber(typed);
  const abroad = [`+${countryDialingCode}`, `00${countryDialingCode}`].find((prefix) => plain.startsWith(prefix));
  const national = plain.slice(abroad?.length ?? 0);
  const bare = trunkPrefix && national.startsWith(trunkPrefix) ? national.slice(trunkPrefix.length) : national;
  return /^\d+$/.test(bare) && bare.length >= minDigits && bare.length <= maxDigits;
}

/** A number as it is sent. */
export function mobileNumberBody({ mobileNum, countryDialingCode }: MobileFields): MobileFields {
  return { mobileNum: normaliseNumber(mobileNum), countryDialingCode };
}

/** How many digits a number of that country has, as people there write it, which the example is: `11`, or `9–10`. */
export function digitsOf({ trunkPrefix, minDigits, maxDigits }: Country): string {
  const [least, most] = [minDigits + trunkPrefix.length, maxDigits + trunkPrefix.length];
  return least === most ? String(least) : `${least}–${most}`;
}
