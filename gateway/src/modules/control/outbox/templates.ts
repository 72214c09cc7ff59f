import type { MessageTemplate } from '@pavilion/api/staff';
import type { Locale } from '@pavilion/i18n';
import bn from './texts/bn.json';
import en from './texts/en.json';

/** What each message is filled with, besides `{brand}`. */
export interface TemplateValues {
  'code.login': { code: string };
  'code.register': { code: string };
  'code.password': { code: string };
  'code.check': { code: string };
  'code.change': { code: string };
  /** `name` is the account; `link` leads to the form of a new password. */
  'password.link': { name: string; link: string };
  /** `at` is a day and time as people read it. */
  'password.changed': { name: string; at: string };
  /** To operators. `link` leads to where password and authenticator are set. */
  'staff.enrolment': { name: string; link: string };
  'staff.locked-out': { name: string; at: string };
  'staff.password-known': { name: string; at: string };
  'staff.recovered': { name: string; at: string };
  'staff.changed': { name: string; at: string };
  'payment-password.changed': { name: string; at: string };
  /** Goes to the address of before. */
  'mail.changed': { name: string; at: string };
  'authenticator.enrolled': { name: string; at: string };
  'authenticator.removed': { name: string; at: string };
  'payee.added': { name: string; at: string };
  /** Somebody typed too many wrong passwords from one place. `network` is roughly where. */
  'sign-in.locked': { name: string; at: string; network: string };
  /** A win that operators looked at. `at` is when the game paid it out. */
  'win.paid': { name: string; at: string; amount: string; game: string };
  'win.refused': { name: string; at: string; amount: string; game: string };
  /** Somebody’s rank ends with the month unless they play on. `until` is its last day. */
  'level.warning': { name: string; until: string };
}

/** A message as it leaves. An SMS has no subject. */
export interface Rendered {
  subject: string;
  text: string;
}

type Texts = Readonly<Record<MessageTemplate, { subject: string; text: string }>>;

const texts: Readonly<Record<Locale, Texts>> = { bn, en };

/**
 * Fills a message in. Nothing that is filled in can begin a new line or hide: names are chosen by people, and the mail goes out under
 * the brand's name.
 */
export function render(template: MessageTemplate, locale: Locale, values: Readonly<Record<string, string>>): Rendered {
  const { subject, text } = texts[locale][template];
  const fill = (part: string) => part.replace(/\{(\w+)\}/g, (_, name: string) => oneLine(values[name] ?? ''));
  return { subject: fill(subject), text: fill(text) };
}

/** Without line breaks, control characters and marks that reorder or hide. */
export function oneLine(value: string): string {
  return value.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
