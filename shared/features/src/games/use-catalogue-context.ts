import type { Locale } from '@pavilion/contract';
import { useBrand } from '@pavilion/host/brand';
import { useLocale } from '@pavilion/host/intl';

/** For whom the catalogue is asked: names of games come in the player's language. */
export interface CatalogueContext {
  brand: string;
  language: Locale;
}

/** The catalogue changes by the hour, not by the click: milliseconds for which an answer of it counts as fresh. */
export const CATALOGUE_STALE_MS = 5 * 60_000;

/** The brand and the language of this page, as calls of the catalogue want them. */
export function useCatalogueContext(): CatalogueContext {
  const { code } = useBrand();
  return { brand: code, language: useLocale() };
}
