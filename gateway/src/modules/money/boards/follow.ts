import type { BoardTerms } from '@pavilion/api/staff';
import { addDays, dayIn } from '@pavilion/time';
import type { Brand } from '../../../platform/http';
import type { PromotionRules, RuleInForce } from '../promotion-rules';
import { periodOf, type Days } from './period-days';
import type { periodStore } from './period-store';

type Store = Pick<ReturnType<typeof periodStore>, 'advance' | 'lastDay' | 'open'>;

const MOST_BATCHES = 40;

/** Begins the periods of a brand that have to run, and follows everything that is counted. */
export function createFollowing(store: Store, rules: Pick<PromotionRules, 'active'>) {
  const begin = async (rule: RuleInForce<BoardTerms>, { timeZone }: Brand, at: Date): Promise<void> => {
    const [today, last] = [dayIn(timeZone, at), await store.lastDay(rule.brand, rule.code)];
    if (last !== undefined && last >= today) return;
    const days = daysOf(rule, { today, last, timeZone });
    if (days.from <= today) await store.open(rule, days);
  };
  return {
    async begin(brand: Brand, at: Date): Promise<void> {
      for (const rule of await rules.active<BoardTerms>(brand.code, 'board', at)) await begin(rule, brand, at);
    },
    async advance(signal?: AbortSignal): Promise<boolean> {
      for (let left = MOST_BATCHES; left > 0; left -= 1) {
        if (signal?.aborted) return false;
        if (await store.advance()) return true;
      }
      return false;
    },
  };
}

interface Moment {
  today: string;
  last: string | undefined;
  timeZone: string;
}

/** No day is in two periods, and none before the rule began is in any: a part of a day cannot be told from the rest. */
function daysOf({ terms, validFrom }: RuleInForce<BoardTerms>, { today, last, timeZone }: Moment): Days {
  const whole = periodOf(terms.period, today);
  const begun = dayIn(timeZone, validFrom);
  const firsts = [whole.from, validFrom.getTime() === 0 ? begun : addDays(begun, 1), ...(last ? [addDays(last, 1)] : [])];
  return { from: firsts.reduce((latest, day) => (day > latest ? day : latest)), until: whole.until };
}
