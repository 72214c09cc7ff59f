import bn from '../messages/errors/bn.json';
import en from '../messages/errors/en.json';
import type { Locale } from './locale';

const texts: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { bn, en };

/** What a failure says to the player, `{name}` filled from `details`. An unknown code says that something failed, in their language. */
export function errorText(code: string, locale: Locale, details: Readonly<Record<string, unknown>> = {}): string {
  const text = texts[locale][code] ?? texts[locale]['service.failed'] ?? code;
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(details[name] ?? hole));
}
