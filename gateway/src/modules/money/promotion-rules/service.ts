import type {
  PromotionCost,
  PromotionKind,
  PromotionRuleChange,
  PromotionRulesValue,
  PromotionRuleWithdrawal,
  PromotionTerms,
} from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import { DomainError } from '../../../platform/errors';
import type { Audit } from '../../control/audit';
import type { Brands } from '../../control/brands';
import { createGameFacts, type PlayReturns } from '../bonuses';
import { countingKind } from './counting-kind';
import { costOfRule, givenBy, givingRows, returnsBy } from './rule-cost';
import { createRuleKinds, type RuleInForce, type RuleKind } from './rule-kind';
import { createRuleRequests, type RuleRequests } from './rule-requests';
import { ruleStore } from './store';
import type { RuleName } from './tables';
import { isWithdrawn, toRuleInForce, toRuleLine } from './wire';
import { createRuleWriter, type RuleDecision } from './write-rule';

/** By what rules brands give, in versions. Decision 102. */
export interface PromotionRules {
  /** The rules of one kind, and what waits for a second operator. */
  overview(brand: string, kind: PromotionKind): Promise<PromotionRulesValue>;
  /** What a rule would cost against a player who plays as well as can be. */
  costOf(rule: RuleName, terms: PromotionTerms): Promise<PromotionCost>;
  /** Writes the next version. @throws DomainError `promotions.invalid`, `promotions.player_gains`, `promotions.conflict` */
  write(rule: RuleName, wanted: PromotionRuleChange, who: string): Promise<void>;
  /** Takes back a version that has not begun; the one before goes on. @throws DomainError `promotions.conflict`, `promotions.begun` */
  withdraw(rule: RuleName, asked: PromotionRuleWithdrawal, who: string): Promise<void>;
  /**
   * Writes a rule that a brand begins with, as one that has held for a while, and leaves alone what is there already. False when it is, or when more than the agreed gain
   * is given by now. For the demo, whose brands have been open for months.
   */
  begin(rule: RuleName, first: FirstVersion): Promise<boolean>;
  requests: RuleRequests;
  /** A module says how it gives by its rules; once, when it is made. */
  add(kind: RuleKind): void;
  /** What is on now, or was at a moment, in the order in which members see it. */
  active<Terms extends object>(brand: string, kind: PromotionKind, at?: Date): Promise<RuleInForce<Terms>[]>;
  /** All that held or hold, on or off, each rule’s first to last; within a transaction when `on` is one. */
  versions<Terms extends object>(brand: string, kind: PromotionKind, on?: Database): Promise<RuleInForce<Terms>[]>;
  /** What is on and holds, or will; within a transaction when `on` is one. */
  current<Terms extends object>(on: Database, brand: string, kind: PromotionKind): Promise<RuleInForce<Terms>[]>;
  /** A version that something runs by, whether it still holds or not. */
  version<Terms extends object>(id: bigint): Promise<RuleInForce<Terms> | undefined>;
  /** What all rules of a brand give together for a unit that counts, at most, in hundredths of a per cent. */
  givenPerUnit(brand: string): Promise<number>;
  /** How much of a stake in each game that is. */
  playReturns: PlayReturns;
}

/** The first version of a rule, as two operators agreed to it. */
interface FirstVersion extends Pick<RuleDecision, 'agreedGain' | 'who'> {
  wanted: Omit<PromotionRuleChange, 'enabled' | 'validFrom' | 'version'>;
  since: Date;
}

export function createPromotionRules(
  { db }: Pick<Platform, 'db'>,
  { audit, brands }: { audit: Audit; brands: Pick<Brands, 'byCode'> },
): PromotionRules {
  const facts = createGameFacts(db);
  const kinds = createRuleKinds();
  const writer = createRuleWriter(db, { audit, kinds, readFacts: facts.read });
  // Several are written one after the other there: the games are read once.
  const beginner = createRuleWriter(db, { audit, kinds, readFacts: () => facts.recent() });
  const requests = createRuleRequests(db, { audit, writer });
  const store = ruleStore(db);
  kinds.add(countingKind);
  return {
    requests,
    add: kinds.add,
    costOf: writer.costOf,
    write: (rule, wanted, who) => db.transaction().execute((trx) => writer.write(trx, { rule, wanted, who })),
    begin: (rule, { wanted, ...decision }) =>
      db
        .transaction()
        .execute((trx) =>
          beginner.write(trx, { rule, wanted: { ...wanted, enabled: true, validFrom: null, version: 0 }, ...decision }),
        )
        .then(() => true, isKept),
    withdraw: (rule, asked, who) => db.transaction().execute((trx) => writer.withdraw(trx, rule, { ...asked, who })),
    active: async (brand, kind, at) => (await store.active(brand, kind, at)).map((row) => toRuleInForce(row, kinds)),
    versions: async (brand, kind, on = db) => (await ruleStore(on).begun(brand, kind)).map((row) => toRuleInForce(row, kinds)),
    current: async (on, brand, kind) =>
      (await ruleStore(on).current(brand))
        .filter((row) => row.kind === kind && row.enabled)
        .map((row) => toRuleInForce(row, kinds)),
    async version(id) {
      const row = await store.byId(id);
      return row && toRuleInForce(row, kinds);
    },
    givenPerUnit: async (brand) => givenBy(await givingRows(db, kinds, brand), kinds),
    playReturns: async (brand) => returnsBy(await givingRows(db, kinds, brand), kinds),
    async overview(brand, kind) {
      const currency = brands.byCode(brand)?.currency;
      if (!currency) throw new DomainError('site.unknown_brand');
      const [codes, waiting, games] = await Promise.all([store.codes(brand, kind), requests.open(brand, kind), facts.recent()]);
      const rules = await Promise.all(
        codes.map(async (code) => {
          const rows = await store.versions({ brand, kind, code });
          const latest = rows.find((row) => !isWithdrawn(row)) ?? rows[0];
          if (!latest) return [];
          const cost = await costOfRule(db, { kinds, facts: games }, latest);
          return [{ code, cost, versions: rows.map((row) => toRuleLine(row, kinds)) }];
        }),
      );
      return { currency, rules: rules.flat(), requests: waiting };
    },
  };
}

/** What operators decided stays. */
function isKept(error: unknown): false {
  if (error instanceof DomainError && ['promotions.conflict', 'promotions.player_gains'].includes(error.code)) return false;
  throw error;
}
