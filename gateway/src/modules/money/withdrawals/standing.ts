import type { SecurityChange } from '@pavilion/api/withdrawals';
import type { Database } from '../../../platform/database';
import { turnoverOf } from './fitness';
import { withdrawalStore } from './store';

/** What stands between a member and money of theirs that leaves their hands. Minor units. */
interface Standing {
  hold: { until: Date; what: SecurityChange } | undefined;
  turnover: { required: bigint; done: bigint };
}

/** How a member stands by the brand's rules of withdrawals, whichever way the money leaves; nothing when the brand has none. */
export async function standingOf(db: Database, brand: string, memberId: string): Promise<Standing | undefined> {
  const store = withdrawalStore(db);
  const rules = await store.rules(brand);
  return rules && { hold: await store.changedLast(memberId, rules.hold_hours), turnover: await turnoverOf(store, memberId, rules) };
}
