import { useBrand } from '@pavilion/host/brand';
import { useLocale } from '@pavilion/host/intl';

/** The catalogue changes by the hour, not by the click. */
export const CATALOGUE_FRESH = 5 * 60_000;

/** For whom the catalogue is asked: names of games come in the player's language. */
export function useAsked(): { brand: string; language: 'bn' | 'en' } {
  const { code } = useBrand();
  return { brand: code, language: useLocale() };
}
