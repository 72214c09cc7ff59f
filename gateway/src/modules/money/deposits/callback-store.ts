import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { CallbackVerdict } from './tables';

/** How providers' words reached us. */
export function callbackStore(db: Database) {
  return {
    count: async (provider: string, verdict: CallbackVerdict): Promise<void> => {
      await db
        .insertInto('payment_callbacks')
        .values({ provider, verdict, hour: sql<Date>`date_trunc('hour', now())` })
        .onConflict((known) =>
          known
            .columns(['provider', 'hour', 'verdict'])
            .doUpdateSet({ count: sql<bigint>`payment_callbacks.count + 1`, last_at: sql<Date>`now()` }),
        )
        .execute();
    },
    recentCounts: (providers: readonly string[]) =>
      db
        .selectFrom('payment_callbacks')
        .select(['provider', 'verdict'])
        .select(sql<number>`sum(count)::int`.as('count'))
        .select(sql<Date>`max(last_at)`.as('last_at'))
        .where('provider', 'in', providers)
        .where('hour', '>', sql<Date>`now() - interval '24 hours'`)
        .groupBy(['provider', 'verdict'])
        .execute(),
  };
}
