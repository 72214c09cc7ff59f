import { formatMinor } from '@pavilion/money';
import { useLocale } from '../preferences/preferences';

const MINOR_PER_UNIT = 100;

/** Writes minor units with the sign of their currency. */
export function useFormatAmount(): (minor: string | bigint, currency: string) => string {
  const [locale] = useLocale();
  return (minor, currency) => formatMinor(BigInt(minor), { symbol: currencySymbol(currency), locale });
}

/** Minor units as figures for a spreadsheet, whatever its language: `-1234.50 BDT`. */
export function plainAmount(minor: string | bigint, currency: string): string {
  return `${(Number(minor) / MINOR_PER_UNIT).toFixed(2)} ${currency}`;
}

/** The sign of a currency. */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
