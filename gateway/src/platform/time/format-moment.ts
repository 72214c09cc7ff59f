import { dateLocale, type Locale } from '@pavilion/i18n';
import { clockIn } from '@pavilion/time';

/** A moment by the brand's clock, as texts say it: `2026-11-22 14:05`. */
export function formatMoment({ timeZone }: { timeZone: string }, moment: Date): string {
  return clockIn(timeZone)(moment).slice(0, 16);
}

/** A moment by a zone's clock in the words of a language, as letters say it: `22 November 2026 at 2:05 pm`. */
export function formatMomentInWords(moment: Date, { locale, timeZone }: { locale: Locale; timeZone: string }): string {
  return new Intl.DateTimeFormat(dateLocale[locale], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(moment);
}

/** A day of the calendar in the words of a language: `22 November 2026`. */
export function formatDayInWords(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(dateLocale[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
