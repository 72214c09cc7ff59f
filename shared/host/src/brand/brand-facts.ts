import type { Locale } from '@pavilion/contract';
/** What a brand is, as far as screens care. @public @sealed */
export interface BrandFacts {
  code: string;
  name: string;
  /** ISO 4217. */
  currency: string;
  /** What stands before amounts. */
  currencySymbol: string;
  /** IANA name; the brand's days begin at its midnight. */
  timeZone: string;
  /** The brand's mark, drawn for each theme. */
  mark: Readonly<Record<'dark' | 'light', string>>;
  locales: { default: Locale; offered: readonly Locale[] };
  flags: Readonly<Record<string, boolean>>;
  /** Hosts that pictures come from; one is taken at random per picture. Empty: the page's own. */
  imageHosts: readonly string[];
}
