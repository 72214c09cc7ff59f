import { parseNetwork, normaliseAddress } from './networks';

/** One line of a brand's table. */
export interface RegionRule {
  verdict: 'allow' | 'deny';
  network?: string | undefined;
  country?: string | undefined;
}

/** Which rule decided, undefined when none did, and what it comes to. */
export interface Verdict<Rule> {
  denied: boolean;
  by: Rule | undefined;
}

/**
 * Makes a table ready to be asked. A network that contains the address decides, the narrowest first and of two alike the denying one; else
 * the country's own rule; else a table that allows countries denies all others, and one that does not lets them in.
 *
 * `knowsCountries` false: no file says where addresses are, so that rules about countries say nothing.
 */
export function evaluateRules<Rule extends RegionRule>(
  rules: readonly Rule[],
  knowsCountries: boolean,
): (address: string, country: string | undefined) => Verdict<Rule> {
  const networks = rules
    .flatMap((rule) => {
      const network = rule.network === undefined ? undefined : parseNetwork(rule.network);
      return network ? [{ rule, network }] : [];
    })
    .sort((one, other) => other.network.width - one.network.width || order(one.rule) - order(other.rule));
  const countries = new Map(rules.flatMap((rule) => (rule.country === undefined ? [] : [[rule.country, rule] as const])));
  const onlySome = knowsCountries && [...countries.values()].some(({ verdict }) => verdict === 'allow');
  return (asked, country) => {
    const address = normaliseAddress(asked);
    const by =
      networks.find(({ network }) => network.contains(address))?.rule ??
      (country === undefined ? undefined : countries.get(country));
    return { by, denied: by ? by.verdict === 'deny' : onlySome };
  };
}

function order({ verdict }: RegionRule): number {
  return verdict === 'deny' ? 0 : 1;
}
