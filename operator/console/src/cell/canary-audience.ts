import type { CanaryAudience } from '@pavilion/api/staff';

/** Whom a canary is for, as somebody types it: names with commas between them. */
export interface AudienceFormValues {
  countries: string;
  agents: string;
  testers: string;
  languages: readonly ('bn' | 'en')[];
  devices: readonly ('phone' | 'tablet' | 'desktop')[];
  groups: readonly ('visitor' | 'trial' | 'member' | 'agent')[];
}

export const everybody: AudienceFormValues = { countries: '', agents: '', testers: '', languages: [], devices: [], groups: [] };

/** What the gateway takes; undefined for everybody. */
export function toAudience({ countries, agents, testers, ...chosen }: AudienceFormValues): CanaryAudience | undefined {
  const given = {
    countries: namesIn(countries).map((country) => country.toUpperCase()),
    ...chosen,
    agents: namesIn(agents),
    testers: namesIn(testers),
  };
  const conditions = Object.entries(given).filter(([, values]) => values.length > 0);
  return conditions.length ? (Object.fromEntries(conditions) as CanaryAudience) : undefined;
}

export function areCountries(typed: string): boolean {
  return namesIn(typed).every((country) => /^[A-Za-z]{2}$/.test(country));
}

function namesIn(typed: string): string[] {
  return typed.split(/[,\s]+/).filter(Boolean);
}
