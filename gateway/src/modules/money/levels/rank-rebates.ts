import type { RebateTerms } from '@pavilion/api/staff';
import type { PromotionRules } from '../promotion-rules';
import { addedByRank } from '../rebates';

/** What the brand's rebate adds for a rank at a moment, in hundredths of a per cent; nothing while there is none. Decision 115. */
export function createRankRebates(rules: Pick<PromotionRules, 'active'>) {
  return async (brand: string, at: Date): Promise<(rank: number) => number> => {
    const [rule] = await rules.active<RebateTerms>(brand, 'rebate', at);
    return (rank) => (rule ? addedByRank(rule.terms, rank) : 0);
  };
}
