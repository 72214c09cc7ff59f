import type { RealityCheckMinutes } from '@pavilion/api/launch';
import type { LinkName, SiteSettings } from '@pavilion/api/system';

/** In the order in which sites show them. */
export const linkNames: readonly LinkName[] = ['FACEBOOK', 'TELEGRAM', 'WHATSAPP', 'ZALO', 'Android', 'iOS'];

/** Minutes that there can be between two reality checks. */
export const checkIntervals: readonly RealityCheckMinutes[] = [15, 30, 45, 60, 120];

/** What stands in the form's boxes. */
export interface SettingsFormValues {
  links: Readonly<Record<LinkName, string>>;
  passwordDays: string;
  minWords: string;
  maxWords: string;
  realityCheckMinutes: RealityCheckMinutes;
}

export function toFormValues({ links, passwordDays, feedback, realityCheckMinutes }: SiteSettings): SettingsFormValues {
  const urlOf = (name: LinkName) => links.find((link) => link.name === name)?.url ?? '';
  return {
    links: Object.fromEntries(linkNames.map((name) => [name, urlOf(name)])) as SettingsFormValues['links'],
    passwordDays: String(passwordDays),
    minWords: String(feedback.minWords),
    maxWords: String(feedback.maxWords),
    realityCheckMinutes,
  };
}

/** What is sent; a box that is empty is a link that there is none of. */
export function fromFormValues({
  links,
  passwordDays,
  minWords,
  maxWords,
  realityCheckMinutes,
}: SettingsFormValues): Omit<SiteSettings, 'version'> {
  return {
    links: linkNames.flatMap((name) => (links[name].trim() ? [{ name, url: links[name].trim() }] : [])),
    passwordDays: Number(passwordDays),
    feedback: { minWords: Number(minWords), maxWords: Number(maxWords) },
    realityCheckMinutes,
  };
}

/** Which boxes cannot be so. */
export function invalidFields({ links, passwordDays, minWords, maxWords }: SettingsFormValues) {
  return {
    links: linkNames.filter((name) => links[name].trim() && !isLink(links[name].trim())),
    passwordDays: !isCount(passwordDays, 3650),
    minWords: !isCount(minWords, 1000),
    maxWords: !isCount(maxWords, 1000) || Number(maxWords) < Number(minWords),
  };
}

function isLink(text: string): boolean {
  return /^https:\/\/[^\s"<>]+$/.test(text) && URL.canParse(text);
}

function isCount(text: string, most: number): boolean {
  return /^[1-9][0-9]*$/.test(text) && Number(text) <= most;
}
