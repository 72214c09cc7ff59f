/** Languages the platform's own texts are written in. @public */
export type Locale = 'bn' | 'en';

/** A short text in every language, so that a menu can show a page whose remote is not loaded. @public */
export type Text = Readonly<Record<Locale, string>>;
