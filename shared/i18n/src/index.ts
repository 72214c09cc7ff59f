import type { Locale } from './locale';
export { dateLocale, locales, type Locale } from './locale';
export { errorText, tellsMoment } from './error-text';
export { isMoment } from './moment';
export { inOneScript } from './one-script';

/** Reads left to right in both of our languages; asked by name so that a third one has to answer. */
export const direction: Readonly<Record<Locale, 'ltr' | 'rtl'>> = { bn: 'ltr', en: 'ltr' };

/** What each language calls itself. */
export const endonym: Readonly<Record<Locale, string>> = { bn: 'বাংলা', en: 'English' };
