import type { RebateTerms } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import type { Brand } from '../../../platform/http';
import type { PromotionRules, RuleInForce } from '../promotion-rules';
import { dayStore } from './store';

export type RebateRule = RuleInForce<RebateTerms>;

/** By which rule a day is reckoned. */
export interface RebateRules {
  /** The one that holds now, or at a moment. */
  active(brand: string, at?: Date): Promise<RebateRule | undefined>;
  /** The one that held when the day began: no change within a day changes that day. */
  ofDay(brand: Brand, day: string): Promise<RebateRule | undefined>;
  /** Those that were noted, by their ids. */
  versions(ids: Iterable<bigint>): Promise<ReadonlyMap<bigint, RebateRule>>;
}

export function createRebateRules(db: Database, rules: Pick<PromotionRules, 'active' | 'version'>): RebateRules {
  // A version never changes.
  const kept = new Map<bigint, RebateRule>();
  const store = dayStore(db);
  const active = async (brand: string, at?: Date) => {
    const [rule] = await rules.active<RebateTerms>(brand, 'rebate', at);
    if (rule) kept.set(rule.id, rule);
    return rule;
  };
  return {
    active,
    ofDay: async ({ code, timeZone }, day) => active(code, await store.beginOf(day, timeZone)),
    async versions(ids) {
      for (const id of new Set(ids)) {
        const rule = kept.get(id) ?? (await rules.version<RebateTerms>(id));
        if (rule) kept.set(id, rule);
      }
      return kept;
    },
  };
}
