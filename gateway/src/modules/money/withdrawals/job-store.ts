import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { WithdrawalRow } from './tables';

/** What is due by itself. */
export function jobStore(db: Database) {
  return {
    /** Takes what waits in a state for oneself, for so many seconds. */
    async claim(state: 'approved' | 'sent', seconds: number, limit: number): Promise<WithdrawalRow[]> {
      return db
        .updateTable('withdrawals')
        .set({ asked_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
        .where('id', 'in', (inner) =>
          inner
            .selectFrom('withdrawals')
            .select('id')
            .where('state', '=', state)
            .where((each) => each.or([each('asked_until', 'is', null), each('asked_until', '<', sql<Date>`now()`)]))
            .orderBy('requested_at')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute();
    },
    /** Payouts whose member said nothing in time count as received. */
    countUnconfirmed: () =>
      db
        .updateTable('withdrawals')
        .set({ confirmation: 'counted', confirmed_at: sql<Date>`now()` })
        .where('confirmation', '=', 'open')
        .where('confirm_until', '<=', sql<Date>`now()`)
        .returningAll()
        .execute(),
  };
}
