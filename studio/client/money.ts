import { UNITS_PER_CURRENCY } from '../src/money/currencies';
import { lang } from './messages/translate';

const SYMBOLS: Readonly<Record<string, string>> = { BDT: '৳', INR: '₹', VND: '₫', THB: '฿', USD: '$', EUR: '€' };
const grouping = lang === 'bn' ? 'bn-BD-u-nu-latn' : 'en';

/** Amounts of one currency, as the player reads and types them. Inside they are units: hundred-thousandths. */
export class Money {
  private readonly decimals: number;
  private readonly symbol: string;
  private readonly digits: Intl.NumberFormat;

  constructor(currency: string, coin: bigint) {
    this.decimals = String(UNITS_PER_CURRENCY / coin).length - 1;
    this.symbol = SYMBOLS[currency] ?? `${currency} `;
    this.digits = new Intl.NumberFormat(grouping, { minimumFractionDigits: this.decimals, maximumFractionDigits: this.decimals });
  }

  format(units: bigint, sign: 'when-negative' | 'always' = 'when-negative'): string {
    const magnitude = units < 0n ? -units : units;
    const mark = units < 0n ? '−' : sign === 'always' && units > 0n ? '+' : '';
    return `${mark}${this.symbol}${this.digits.format(this.plain(magnitude) as Intl.StringNumericLiteral)}`;
  }

  /** Without symbol and grouping, as it stands in a field. */
  plain(units: bigint): string {
    const whole = units / UNITS_PER_CURRENCY;
    const fraction = String(units % UNITS_PER_CURRENCY)
      .padStart(5, '0')
      .slice(0, this.decimals);
    return this.decimals === 0 ? String(whole) : `${whole}.${fraction}`;
  }

  /** What was typed, in units; Bengali digits and a decimal comma are understood, finer parts than a coin are not. */
  parse(text: string): bigint | null {
    const latin = text
      .trim()
      .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
      .replace(',', '.');
    const match = /^(\d{1,12})(?:\.(\d*))?$/.exec(latin);
    if (!match) return null;
    const fraction = match[2] ?? '';
    if (fraction.length > this.decimals) return null;
    return BigInt(match[1] ?? '0') * UNITS_PER_CURRENCY + BigInt(fraction.padEnd(5, '0'));
  }

  get mark(): string {
    return this.symbol.trim();
  }
}

export function hundredths(value: number): string {
  return (value / 100).toFixed(2);
}
