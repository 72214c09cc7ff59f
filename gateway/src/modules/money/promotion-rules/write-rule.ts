import type { PromotionCost, PromotionRuleChange, PromotionRuleWithdrawal, PromotionTerms } from '@pavilion/api/staff';
import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '@pavilion/time';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit } from '../../control/audit';
import type { GameFacts } from '../bonuses';
import { costOfRule } from './rule-cost';
import type { RuleKinds } from './rule-kind';
import { ruleStore } from './store';
import type { RuleName, RuleRow } from './tables';
import { toRuleLine } from './wire';

/** A version that somebody decided on. */
export interface RuleDecision {
  rule: RuleName;
  wanted: PromotionRuleChange;
  who: string;
  /** What two operators agreed a perfect player may keep, in hundredths of a per cent. */
  agreedGain?: number;
  /** It has held since then: rules that brands begin with. */
  since?: Date;
}

/** Writes versions of rules, and none that is on and by which players gain more than was agreed to. */
export interface RuleWriter {
  costOf(rule: RuleName, terms: PromotionTerms): Promise<PromotionCost>;
  /** @throws DomainError `promotions.invalid`, `promotions.player_gains`, `promotions.conflict` */
  write(trx: Database, decision: RuleDecision): Promise<void>;
  /** Takes back the version that has not begun; the one before goes on. @throws DomainError `promotions.conflict`, `promotions.begun` */
  withdraw(trx: Database, rule: RuleName, asked: PromotionRuleWithdrawal & { who: string }): Promise<void>;
}

interface WriterDependencies {
  audit: Audit;
  kinds: RuleKinds;
  readFacts: () => Promise<GameFacts>;
}

export function createRuleWriter(db: Database, { audit, kinds, readFacts }: WriterDependencies): RuleWriter {
  const stored = ({ kind }: RuleName, terms: PromotionTerms): object => kinds.of(kind).toStored?.(terms) ?? terms;
  const priced = async (on: Database, rule: RuleName, terms: object, facts: GameFacts) =>
    costOfRule(on, { kinds, facts }, { ...rule, terms });
  return {
    costOf: async (rule, terms) => priced(db, rule, stored(rule, terms), await readFacts()),
    async write(trx, { rule, wanted, who, agreedGain, since }) {
      const store = ruleStore(trx);
      await store.holdBrand(rule.brand);
      const before = await store.holdLast(rule);
      // Read after it is held: whoever waited for another writer finds that one's version.
      if ((await store.latestNumber(rule)) !== wanted.version) throw new DomainError('promotions.conflict');
      const facts = await readFacts();
      await kinds.of(rule.kind).assertPossible(rule, wanted.terms, { facts, trx });
      const terms = stored(rule, wanted.terms);
      // While it is off one operator alone may change whom its segment means: switched on again it is agreed to again.
      const kept = before?.enabled && isDeepStrictEqual(before.terms, terms) ? before.accepted_gain : 0;
      const accepted = agreedGain ?? kept;
      const { gainShare } = await priced(trx, rule, terms, facts);
      if (wanted.enabled && gainShare > accepted)
        throw new DomainError('promotions.player_gains', { details: { gain: (gainShare / 100).toFixed(2) } });
      const from = since && !before ? sql<Date>`${since}::timestamptz` : beginOf(wanted, before);
      if (before) await store.end(before.id, from);
      const { name, about, enabled } = wanted;
      const row = { ...rule, version: wanted.version + 1, name, about, terms, enabled, accepted_gain: accepted, written_by: who };
      const after = await store.insert(row, from);
      if (!after) throw new DomainError('promotions.conflict');
      const lines = { ...(before && { before: toRuleLine(before, kinds) }), after: toRuleLine(after, kinds) };
      await audit.append(trx, { who, brand: rule.brand, reason: wanted.reason, action: 'promotions.rule-changed', ...lines });
    },
    async withdraw(trx, rule, { version, reason, who }) {
      const store = ruleStore(trx);
      await store.holdBrand(rule.brand);
      const last = await store.holdLast(rule);
      if (last?.version !== version) throw new DomainError('promotions.conflict');
      const withdrawn = await store.withdraw(last.id);
      if (!withdrawn) throw new DomainError('promotions.begun');
      const goesOn = await store.reopenBefore(withdrawn);
      const facts = { before: toRuleLine(last, kinds), ...(goesOn && { after: toRuleLine(goesOn, kinds) }) };
      await audit.append(trx, { who, brand: rule.brand, reason, action: 'promotions.rule-withdrawn', ...facts });
    },
  };
}

/** How far ahead a version may be planned. */
const LATEST_DAYS = 92;

/** Not at once: what was counted by the version before, while this one was not committed yet, is from before it. */
function beginOf({ validFrom }: PromotionRuleChange, before: RuleRow | undefined): RawBuilder<Date> {
  const asked = validFrom === null ? 0 : Date.parse(validFrom);
  const earliest = before && before.valid_from.getTime() > Date.now() ? before.valid_from.getTime() : 0;
  // Nothing begins before it while it stands, and what is far away is forgotten.
  if ((earliest > 0 && asked <= earliest) || asked > Date.now() + LATEST_DAYS * DAY_MS)
    throw new DomainError('promotions.invalid', { fields: { validFrom: 'promotions.invalid' } });
  return sql<Date>`greatest(now() + interval '1 minute', ${new Date(asked)}::timestamptz)`;
}
