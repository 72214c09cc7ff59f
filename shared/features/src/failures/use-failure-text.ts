import { CallError } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { texts } from './texts';

/** What a failure says to the player: a call's own words, else that it was our fault. */
export function useFailureText(): (reason: unknown) => string {
  const locale = useLocale();
  return (reason) => (reason instanceof CallError ? reason.message : texts[locale].ours);
}
