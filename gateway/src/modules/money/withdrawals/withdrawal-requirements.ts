import type { SecurityChange } from '@pavilion/api/withdrawals';
import type { Database } from '../../../platform/database';
import { readTurnover } from './eligibility';
import { withdrawalStore } from './store';

/** What stands between a member and money of theirs that leaves their hands. Minor units. */
interface WithdrawalRequirements {
  hold: { until: Date; what: SecurityChange } | undefined;
  turnover: { required: bigint; done: bigint };
}

/** How a member stands by the brand's rules of withdrawals, whichever way the money leaves; nothing when the brand has none. */
export async function readWithdrawalRequirements(
  db: Database,
  brand: string,
  memberId: string,
): Promise<WithdrawalRequirements | undefined> {
  const store = withdrawalStore(db);
  const rules = await store.rules(brand);
  return (
    rules && {
      hold: await store.lastSecurityChange(memberId, rules.hold_hours),
      turnover: await readTurnover(store, memberId, rules),
    }
  );
}
