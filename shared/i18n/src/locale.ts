/** The languages that texts are written in, the default first. */
export const locales = ['bn', 'en'] as const;

export type Locale = (typeof locales)[number];
