const ZERO = 0x09e6;
/** What is written together, signs of codes and names included. */
const TOKEN = /[A-Za-z0-9][\w-]*/g;
const LETTER = /[A-Za-z]/;

/**
 * A Bengali text in the digits of one script: Latin where it names money, an account, a phone number or a code, because these are compared sign by sign with
 * a phone or a slip; Bengali otherwise. `values` is what the text was filled with: numbers are counts and follow, texts decide. Digits in a word of Latin
 * letters (`UTF-8`, `rahim99`) are letters of that word and neither decide nor change.
 *
 * @public
 */
export function inOneScript(text: string, values: readonly unknown[] = [text]): string {
  if (values.some((value) => typeof value === 'string' && hasLatinNumber(value))) return text.replace(/[০-৯]/g, latinDigit);
  return values.some((value) => typeof value === 'number')
    ? text.replace(TOKEN, (token) => (LETTER.test(token) ? token : token.replace(/\d/g, bengaliDigit)))
    : text;
}

/** Whether a text has a number in Latin digits: one that is no part of a word in Latin letters. */
export function hasLatinNumber(text: string): boolean {
  return (text.match(TOKEN) ?? []).some((token) => !LETTER.test(token));
}

function latinDigit(digit: string): string {
  return String(digit.charCodeAt(0) - ZERO);
}

function bengaliDigit(digit: string): string {
  return String.fromCharCode(ZERO + Number(digit));
}
