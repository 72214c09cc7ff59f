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

/**
 * Minor units where there is no room for all of it: `1_234_567_890n` is `12.34M`, or `1.23 কো` as counted in South Asia. What is left out is never
 * rounded up, so that nobody sees more than there is.
 */
export function formatMinorShort(
  amount: bigint,
  { symbol = '', locale = 'en' }: Pick<FormatOptions, 'symbol' | 'locale'> = {},
): string {
  const whole = (amount < 0n ? -amount : amount) / 10n ** BigInt(MINOR_DIGITS);
  const short = new Intl.NumberFormat(locale.startsWith('bn') ? 'bn-BD-u-nu-latn' : 'en-US', {
    notation: 'compact',
    maximumFractionDigits: 2,
    roundingMode: 'trunc',
  } as Intl.NumberFormatOptions);
  return `${amount < 0n ? '−' : ''}${symbol}${short.format(whole)}`;
}
