import { MINOR_DIGITS } from './minor';

/** How an amount is written; without any, it is a bare number grouped by thousands. */
export interface FormatOptions {
  /** Stands before the number: ৳ or $. */
  symbol?: string;
  /** Shows + before gains. */
  signed?: boolean;
  /** Groups as in South Asia (1,00,000) when `bn`, by thousands otherwise. Digits stay Latin, as everywhere money is shown. */
  locale?: string;
}

/** Minor units as a person reads them: `123456n` is `1,234.56`. */
export function formatMinor(amount: bigint, { symbol = '', signed = false, locale = 'en' }: FormatOptions = {}): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(MINOR_DIGITS + 1, '0');
  const whole = BigInt(digits.slice(0, -MINOR_DIGITS));
  const grouped = new Intl.NumberFormat(locale.startsWith('bn') ? 'en-IN' : 'en-US').format(whole);
  const sign = amount < 0n ? '−' : signed && amount > 0n ? '+' : '';
  return `${sign}${symbol}${grouped}.${digits.slice(-MINOR_DIGITS)}`;
}
