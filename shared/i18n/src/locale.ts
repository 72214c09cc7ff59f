/** The languages that texts are written in, the default first. */
export const locales = ['bn', 'en'] as const;

export type Locale = (typeof locales)[number];

/** Whose dates and times each language has: English with the day before the month, as in South Asia and Britain (22 Nov 2026, 6:54 pm). */
export const dateLocale: Readonly<Record<Locale, string>> = { bn: 'bn', en: 'en-IN' };
