import type { RebateTerms } from '@pavilion/api/staff';
import { DomainError } from '../../../platform/errors';
import type { GameFacts } from '../bonuses';
import type { RuleKind } from '../promotion-rules';

const CODE = 'daily';

/** What a brand gives back of a day's play. A player who plays as well as can be has the highest rank, and plays where most comes back. */
export const rebateKind: RuleKind<RebateTerms> = {
  kind: 'rebate',
  gives: ({ rates, byRank }) => {
    const highest = Math.max(...rates.map(({ rate }) => rate));
    return { perUnit: highest === 0 ? 0 : highest + Math.max(0, ...byRank), withoutPlay: false };
  },
  assertPossible({ code }, { rates, least, most }, { facts }) {
    if (code !== CODE) throw invalid('code');
    const isUnclear = new Set(rates.map(({ category, vendor }) => `${category} ${vendor}`)).size < rates.length;
    if (isUnclear || BigInt(least) > BigInt(most) || rates.some((rate) => !isPlayed(rate, facts))) throw invalid('terms');
  },
};

function invalid(field: 'code' | 'terms'): DomainError {
  return new DomainError('promotions.invalid', { fields: { [field]: 'promotions.invalid' } });
}

/** A vendor that has no games there is a slip of the pen. */
function isPlayed({ category, vendor }: RebateTerms['rates'][number], facts: GameFacts): boolean {
  if (vendor === undefined) return true;
  for (const fact of facts.values()) if (fact.category === category && fact.vendor.toLowerCase() === vendor) return true;
  return false;
}
