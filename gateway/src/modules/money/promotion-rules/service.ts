import type {
  PromotionCost,
  PromotionKind,
  PromotionRuleChange,
  PromotionRulesValue,
  PromotionRuleWithdrawal,
} from '@pavilion/api/staff';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import { createGameFacts } from '../bonuses';
import { costOfCounting } from './rule-cost';
import { createRuleRequests, type RuleRequests } from './rule-requests';
import { ruleStore } from './store';
import type { RuleName } from './tables';
import { isWithdrawn, toRuleLine } from './wire';
import { createRuleWriter } from './write-rule';

/** By what rules brands give, in versions. Decision 102. */
export interface PromotionRules {
  /** The rules of one kind, and what waits for a second operator. */
  overview(brand: string, kind: PromotionKind): Promise<PromotionRulesValue>;
  /** What a rule would cost against a player who plays as well as can be. */
  costOf(terms: PromotionRuleChange['terms']): Promise<PromotionCost>;
  /** Writes the next version. @throws DomainError `promotions.invalid`, `promotions.player_gains`, `promotions.conflict` */
  write(rule: RuleName, wanted: PromotionRuleChange, who: string): Promise<void>;
  /** Takes back a version that has not begun; the one before goes on. @throws DomainError `promotions.conflict`, `promotions.begun` */
  withdraw(rule: RuleName, asked: PromotionRuleWithdrawal, who: string): Promise<void>;
  requests: RuleRequests;
}

export function createPromotionRules({ db }: Pick<Platform, 'db'>, { audit }: { audit: Audit }): PromotionRules {
  const facts = createGameFacts(db);
  const writer = createRuleWriter({ audit, readFacts: facts.read });
  const requests = createRuleRequests(db, { audit, writer });
  const store = ruleStore(db);
  return {
    requests,
    costOf: writer.costOf,
    write: (rule, wanted, who) => db.transaction().execute((trx) => writer.write(trx, { rule, wanted, who })),
    withdraw: (rule, asked, who) => db.transaction().execute((trx) => writer.withdraw(trx, rule, { ...asked, who })),
    async overview(brand, kind) {
      const [codes, waiting, games] = await Promise.all([store.codes(brand, kind), requests.open(brand, kind), facts.recent()]);
      const versions = await Promise.all(codes.map((code) => store.versions({ brand, kind, code })));
      const rules = versions.flatMap((rows) => {
        const latest = rows.find((row) => !isWithdrawn(row)) ?? rows[0];
        return latest ? [{ code: latest.code, cost: costOfCounting(latest.terms, games), versions: rows.map(toRuleLine) }] : [];
      });
      return { rules, requests: waiting };
    },
  };
}
