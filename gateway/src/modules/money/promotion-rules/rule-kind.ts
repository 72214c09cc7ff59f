import type { PromotionKind } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import type { GameFacts } from '../bonuses';
import type { RuleName, Texts } from './tables';

/** What a rule gives to somebody who plays as well as can be. */
export interface Giving {
  /** The most that a unit of counted play brings, in hundredths of a per cent, rounded up. */
  perUnit: number;
  /** Something is given for which nothing has to be played: two operators decide. */
  withoutPlay: boolean;
}

/** What a module that gives brings for its kind of rules. Decision 103. */
export interface RuleKind<Terms extends object = object> {
  kind: PromotionKind;
  /** @throws DomainError `promotions.invalid` with the field at fault: what a schema cannot say of terms */
  assertPossible(rule: RuleName, terms: Terms, known: { facts: GameFacts; trx: Database }): void | Promise<void>;
  gives(terms: Terms): Giving;
  /**
   * What a player who plays as well as can be keeps of what is given and has to be staked first, in hundredths of a per cent; 0 or less when they lose. It feeds on
   * stakes that feed nothing else of its kind, so it is not added up with others: `facts` have what the brand's other rules give back of a stake.
   */
  gainOf?(terms: Terms, facts: GameFacts): number;
  /** The versions by which something of a brand still runs, whether they hold or not: until it ends, it gives beside what came after them. */
  running?(on: Database, brand: string): Promise<readonly bigint[]>;
  /** Terms are kept as they come, unless they are kept in another shape. */
  toStored?(terms: Terms): object;
  toWire?(stored: object): Terms;
}

/** A version of a rule that is on, by which something is given. What runs by it names its `id`. */
export interface RuleInForce<Terms extends object = object> {
  id: bigint;
  brand: string;
  code: string;
  version: number;
  name: Texts;
  about: Texts;
  terms: Terms;
  enabled: boolean;
  validFrom: Date;
  validUntil: Date | null;
  position: number;
  /** What two operators agreed a perfect player may keep, in hundredths of a per cent. */
  acceptedGain: number;
}

/** The kinds that there are; each is added once, by the module that gives by it. */
export interface RuleKinds {
  add(kind: RuleKind): void;
  of(kind: PromotionKind): RuleKind;
  /** The versions by which something of a brand still runs, of all kinds. */
  running(on: Database, brand: string): Promise<bigint[]>;
}

export function createRuleKinds(): RuleKinds {
  const kinds = new Map<PromotionKind, RuleKind>();
  return {
    add(kind) {
      if (kinds.has(kind.kind)) throw new Error(`rules of the kind ${kind.kind} are there twice`);
      kinds.set(kind.kind, kind);
    },
    of(kind) {
      const known = kinds.get(kind);
      if (!known) throw new Error(`no module brings rules of the kind ${kind}`);
      return known;
    },
    async running(on, brand) {
      const ids: bigint[] = [];
      // One after the other: within a transaction there is one connection.
      for (const kind of kinds.values()) ids.push(...((await kind.running?.(on, brand)) ?? []));
      return ids;
    },
  };
}
