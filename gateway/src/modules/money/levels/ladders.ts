import type { LevelTerms } from '@pavilion/api/staff';
import { addDays, dayIn } from '@pavilion/time';
import type { Database } from '../../../platform/database';
import type { Brand } from '../../../platform/http';
import type { PromotionRules, RuleInForce } from '../promotion-rules';
import { type Ladder, ladderOf } from './ladder';
import { levelStore } from './store';

/** The ladders of brands, and from which day their members' play counts for them. */
export interface Ladders {
  /** The one in force, now or at a moment. */
  active(brand: string, at?: Date): Promise<Ladder | undefined>;
  version(id: bigint): Promise<Ladder | undefined>;
  /** The first day that counts: the day after the brand's first ladder began, because a part of a day cannot be told from the rest. Nothing before there was one. */
  countsFrom(brand: Brand, at?: Date): Promise<string | undefined>;
}

export function createLadders(db: Database, rules: Pick<PromotionRules, 'active' | 'version'>): Ladders {
  // A version never changes.
  const versions = new Map<bigint, Ladder>();
  const firstDays = new Map<string, string>();
  const store = levelStore(db);
  const kept = (rule: RuleInForce<LevelTerms> | undefined): Ladder | undefined => {
    if (!rule) return undefined;
    const ladder = versions.get(rule.id) ?? ladderOf(rule);
    versions.set(rule.id, ladder);
    return ladder;
  };
  const ruleInForce = async (brand: string, at?: Date) => (await rules.active<LevelTerms>(brand, 'level', at))[0];
  return {
    active: async (brand, at) => kept(await ruleInForce(brand, at)),
    version: async (id) => versions.get(id) ?? kept(await rules.version<LevelTerms>(id)),
    async countsFrom({ code, timeZone }, at) {
      const known = firstDays.get(code) ?? (await store.knownCountsFrom(code));
      const rule = known === undefined ? await ruleInForce(code, at) : undefined;
      const day = known ?? (rule && (await store.countsFrom(code, firstDay(rule.validFrom, timeZone))));
      if (day !== undefined) firstDays.set(code, day);
      return day;
    },
  };
}

/** A ladder that was always there counts from its day on. */
function firstDay(begins: Date, timeZone: string): string {
  const day = dayIn(timeZone, begins);
  return begins.getTime() === 0 ? day : addDays(day, 1);
}
