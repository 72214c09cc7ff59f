import bn from '../messages/errors/bn.json';
import en from '../messages/errors/en.json';
import { dateLocale, type Locale } from './locale';
import { isMoment } from './moment';
import { inOneScript } from './one-script';

const texts: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { bn, en };
const PLURAL = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;

/**
 * What a failure says to the player, `{name}` filled from `details`. A detail that is a moment (ISO, UTC) is told in words by the clock of
 * `timeZone`, the machine's own when that is missing; `{n, plural, one {# minute} other {# minutes}}` knows one from many. An unknown code says
 * that something failed, in their language.
 */
export function errorText(
  code: string,
  locale: Locale,
  details: Readonly<Record<string, unknown>> = {},
  timeZone?: string,
): string {
  const text = texts[locale][code] ?? texts[locale]['service.failed'] ?? code;
  const shown = (name: string) => inWords(details[name], locale, timeZone);
  const told = text
    .replace(PLURAL, (_, name: string, one: string, other: string) =>
      (new Intl.PluralRules(locale).select(Number(details[name])) === 'one' ? one : other).replace('#', shown(name) ?? '#'),
    )
    .replace(/\{(\w+)\}/g, (hole, name: string) => shown(name) ?? hole);
  if (locale !== 'bn') return told;
  const filled = Object.values(details).filter((value) => !isMoment(value));
  return inOneScript(told, filled);
}

/** Whether what a failure says depends on the clock of whoever reads it. */
export function tellsMoment(code: string, locale: Locale, details: Readonly<Record<string, unknown>> = {}): boolean {
  const text = texts[locale][code];
  return text !== undefined && Object.entries(details).some(([name, value]) => isMoment(value) && text.includes(`{${name}}`));
}

function inWords(value: unknown, locale: Locale, timeZone: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (!isMoment(value)) return String(value);
  return new Date(value).toLocaleString(dateLocale[locale], {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
  });
}
