import type { Locale } from './texts';

/** Minor units as payers read them, in the digits of every bill: `৳1,23,456.78`. */
export function formatAmount(minor: string, symbol: string, locale: Locale): string {
  const digits = minor.padStart(3, '0');
  const whole = BigInt(digits.slice(0, -2));
  return `${symbol}${new Intl.NumberFormat(`${locale}-u-nu-latn`).format(whole)}.${digits.slice(-2)}`;
}

/** Minor units of what somebody typed, in Latin or Bengali digits; nothing when it is no amount. */
export function parseAmount(text: string): string | undefined {
  const latin = text.trim().replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
  const [, whole, rest = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(latin) ?? [];
  if (whole === undefined) return undefined;
  const minor = BigInt(whole) * 100n + BigInt(rest.padEnd(2, '0'));
  return minor > 0n ? String(minor) : undefined;
}
