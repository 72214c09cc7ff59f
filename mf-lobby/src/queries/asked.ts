import { useBrand } from '@pavilion/host/brand';
import { useLocale } from '@pavilion/host/intl';

/** For whom the catalogue is asked: names of games come in the player's language. */
export interface Asked {
  brand: string;
  language: 'bn' | 'en';
}

/** The catalogue changes by the hour, not by the click. */
export const CATALOGUE_FRESH = 5 * 60_000;

export function useAsked(): Asked {
  const { code } = useBrand();
  return { brand: code, language: useLocale() };
}
