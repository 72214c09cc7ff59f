import { useLocale } from '@pavilion/host/intl';
import { isDay } from '@pavilion/time';
import { texts } from './texts';

/** For a form's validation: a day of birth is whole or not told; otherwise what is missing, as a sentence. @public */
export function useBirthdayRule(): (value: string | undefined) => true | string {
  const { incomplete } = texts[useLocale()];
  return (value) => !value || isDay(value) || incomplete;
}
