import type { PromotionCost, PromotionRuleChange, PromotionRuleWithdrawal } from '@pavilion/api/staff';
import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '@pavilion/time';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit } from '../../control/audit';
import { type GameFacts, toContribution } from '../bonuses';
import { costOfCounting } from './rule-cost';
import { ruleStore } from './store';
import type { RuleName, RuleRow, StoredTerms } from './tables';
import { toRuleLine } from './wire';

/** A version that somebody decided on. */
export interface RuleDecision {
  rule: RuleName;
  wanted: PromotionRuleChange;
  who: string;
  /** What two operators agreed a perfect player may keep, in hundredths of a per cent. */
  agreedGain?: number;
}

/** Writes versions of rules, and none that is on and by which players gain more than was agreed to. */
export interface RuleWriter {
  costOf(terms: PromotionRuleChange['terms']): Promise<PromotionCost>;
  /** @throws DomainError `promotions.invalid`, `promotions.player_gains`, `promotions.conflict` */
  write(trx: Database, decision: RuleDecision): Promise<void>;
  /** Takes back the version that has not begun; the one before goes on. @throws DomainError `promotions.conflict`, `promotions.begun` */
  withdraw(trx: Database, rule: RuleName, asked: PromotionRuleWithdrawal & { who: string }): Promise<void>;
}

export function createRuleWriter({ audit, readFacts }: { audit: Audit; readFacts: () => Promise<GameFacts> }): RuleWriter {
  const costOf = async (terms: PromotionRuleChange['terms']) => costOfCounting(toStored(terms), await readFacts());
  return {
    costOf,
    async write(trx, { rule, wanted, who, agreedGain }) {
      const store = ruleStore(trx);
      const before = await store.holdLast(rule);
      // Read after it is held: whoever waited for another writer finds that one's version.
      if ((await store.latestNumber(rule)) !== wanted.version) throw new DomainError('promotions.conflict');
      const terms = toStored(wanted.terms);
      assertPossible(rule, terms, await readFacts());
      const accepted = agreedGain ?? (before && isDeepStrictEqual(before.terms, terms) ? before.accepted_gain : 0);
      const { gainShare } = await costOf(wanted.terms);
      if (wanted.enabled && gainShare > accepted)
        throw new DomainError('promotions.player_gains', { details: { gain: (gainShare / 100).toFixed(2) } });
      const from = beginOf(wanted, before);
      if (before) await store.end(before.id, from);
      const { name, about, enabled } = wanted;
      const row = { ...rule, version: wanted.version + 1, name, about, terms, enabled, accepted_gain: accepted, written_by: who };
      const after = await store.insert(row, from);
      if (!after) throw new DomainError('promotions.conflict');
      const facts = { ...(before && { before: toRuleLine(before) }), after: toRuleLine(after) };
      await audit.append(trx, { who, brand: rule.brand, reason: wanted.reason, action: 'promotions.rule-changed', ...facts });
    },
    async withdraw(trx, rule, { version, reason, who }) {
      const store = ruleStore(trx);
      const last = await store.holdLast(rule);
      if (last?.version !== version) throw new DomainError('promotions.conflict');
      const withdrawn = await store.withdraw(last.id);
      if (!withdrawn) throw new DomainError('promotions.begun');
      const goesOn = await store.reopenBefore(withdrawn);
      const facts = { before: toRuleLine(last), ...(goesOn && { after: toRuleLine(goesOn) }) };
      await audit.append(trx, { who, brand: rule.brand, reason, action: 'promotions.rule-withdrawn', ...facts });
    },
  };
}

/** How far ahead a version may be planned. */
const LATEST_DAYS = 92;

function toStored({ contribution }: PromotionRuleChange['terms']): StoredTerms {
  return { contribution: toContribution(contribution) };
}

/** A game that comes later would count by a share whose cost was computed without it. */
function assertPossible({ kind, code }: RuleName, { contribution }: StoredTerms, facts: GameFacts): void {
  if (kind === 'counting' && code !== 'play')
    throw new DomainError('promotions.invalid', { fields: { code: 'promotions.invalid' } });
  if (Object.keys(contribution.games).some((key) => !facts.has(key)))
    throw new DomainError('promotions.invalid', { fields: { terms: 'promotions.invalid' } });
}

/** Not at once: what was counted by the version before, while this one was not committed yet, is from before it. */
function beginOf({ validFrom }: PromotionRuleChange, before: RuleRow | undefined): RawBuilder<Date> {
  const asked = validFrom === null ? 0 : Date.parse(validFrom);
  const earliest = before && before.valid_from.getTime() > Date.now() ? before.valid_from.getTime() : 0;
  // Nothing begins before it while it stands, and what is far away is forgotten.
  if ((earliest > 0 && asked <= earliest) || asked > Date.now() + LATEST_DAYS * DAY_MS)
    throw new DomainError('promotions.invalid', { fields: { validFrom: 'promotions.invalid' } });
  return sql<Date>`greatest(now() + interval '1 minute', ${new Date(asked)}::timestamptz)`;
}
