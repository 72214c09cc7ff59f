const BENGALI_ZERO = 0x09e6;

/** What was typed with Bengali digits, spaces or dashes, as an account number is written. */
export function latinDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '').replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
}
