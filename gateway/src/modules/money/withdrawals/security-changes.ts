import type { SecurityChange } from '@pavilion/api/withdrawals';
import type { Database } from '../../../platform/database';
import { withdrawalStore } from './store';

/** Where a brand has points, but no rules of withdrawals. */
const DEFAULT_HOLD_HOURS = 24;

/** Until when nothing of value leaves a member's account, because what protects it changed lately. */
export async function readHold(
  db: Database,
  brand: string,
  memberId: string,
): Promise<{ until: Date; what: SecurityChange } | undefined> {
  const store = withdrawalStore(db);
  const rules = await store.rules(brand);
  return store.lastSecurityChange(memberId, rules?.hold_hours ?? DEFAULT_HOLD_HOURS);
}

/** What protects these members and changed since then, oldest first. */
export function readSecurityChanges(db: Database, memberIds: readonly bigint[], since: Date) {
  return db
    .selectFrom('security_changes')
    .select(['member_id', 'what', 'changed_at'])
    .where('member_id', 'in', [...memberIds])
    .where('changed_at', '>', since)
    .orderBy('changed_at')
    .execute();
}
