import type { RegionRule } from '@pavilion/api/system';

/** A line as its fields hold it: a country and a network are typed into the same box. */
export interface RuleFormValues {
  key: string;
  verdict: 'allow' | 'deny';
  where: string;
  note: string;
}

const COUNTRY = /^[A-Za-z]{2}$/;
const NETWORK = /^[0-9a-fA-F:.]{2,45}(\/[0-9]{1,3})?$/;

export function toFormValues(rules: readonly RegionRule[]): RuleFormValues[] {
  return rules.map(({ verdict, network, country, note }, at) => ({
    key: `${at} ${network ?? country ?? note}`,
    verdict,
    where: country ?? network ?? '',
    note,
  }));
}

export function fromFormValues(lines: readonly RuleFormValues[]): RegionRule[] {
  return lines.map(({ verdict, where, note }) => {
    const text = where.trim();
    return { verdict, note: note.trim(), ...(COUNTRY.test(text) ? { country: text.toUpperCase() } : { network: text }) };
  });
}

/** As far as a page can tell; the gateway knows networks. */
export function isValidRule({ where }: RuleFormValues): boolean {
  return COUNTRY.test(where.trim()) || NETWORK.test(where.trim());
}

/** A country's name in the operator's language; undefined for a network. */
export function countryName(where: string, locale: string): string | undefined {
  if (!COUNTRY.test(where.trim())) return undefined;
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(where.trim().toUpperCase());
}
