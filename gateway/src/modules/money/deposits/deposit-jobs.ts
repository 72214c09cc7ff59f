import type { DepositState } from '@pavilion/api/wallet';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { DepositNotification, DepositProvider } from './deposit-provider';
import type { DepositRow } from './tables';

interface Dependencies {
  providers: Readonly<Record<string, DepositProvider>>;
  handleNotification(provider: string, notification: DepositNotification): Promise<DepositRow>;
}

/** What happens by itself. */
export interface DepositJobs {
  /** Ends what is over, asks after what no callback came for, sends back what has to go back. The job `deposits.settle`. */
  runDue(): Promise<void>;
}

/** Callbacks get lost: after this the provider is asked, and asked again. */
const POLL_AFTER_SECONDS = 60;
/** What ended without money is asked after for a day: it may have been paid in the last second. */
const EXPIRED_POLL_SECONDS = 1_800;
const BATCH_SIZE = 10;

export function createDepositJobs(
  { db, log, jobs }: Pick<Platform, 'db' | 'log' | 'jobs'>,
  { providers, handleNotification }: Dependencies,
): DepositJobs {
  const names = Object.keys(providers);
  const store = jobStore(db);
  const pollProvider = async (row: DepositRow) => {
    const notification = await providers[row.provider]?.fetchStatus(row.id);
    if (notification) await handleNotification(row.provider, notification);
  };
  const refund = async (row: DepositRow) => {
    await providers[row.provider]?.refund(row.id);
    await store.noteSentBack(row.id);
  };
  const each = (rows: readonly DepositRow[], act: (row: DepositRow) => Promise<void>) =>
    Promise.all(
      rows.map((row) =>
        act(row).catch((error: Error) =>
          log.warn(
            { deposit: row.id, provider: row.provider, err: error },
            'a deposit could not be checked with its provider, and is tried again',
          ),
        ),
      ),
    );
  const runDue = async () => {
    await store.endLate();
    if (names.length === 0) return;
    await each(await store.claimOpen(names, ['pending'], POLL_AFTER_SECONDS), pollProvider);
    await each(await store.claimOpen(names, ['expired', 'cancelled', 'failed'], EXPIRED_POLL_SECONDS), pollProvider);
    await each(await store.claimReturned(names), refund);
  };
  jobs.define({ name: 'deposits.settle', schedule: { every: 5, unit: 'second' }, run: runDue });
  return { runDue };
}

function jobStore(db: Database) {
  /** Those of these companies that nobody else asks after at the moment. */
  const free = (providers: readonly string[]) =>
    db
      .selectFrom('deposits')
      .select('id')
      .where('provider', 'in', providers)
      .where(sql<boolean>`(asked_until is null or asked_until < now())`);
  /** Takes some of them for oneself, for so many seconds. */
  const claim = (due: ReturnType<typeof free>, seconds: number): Promise<DepositRow[]> =>
    db
      .updateTable('deposits')
      .set({ asked_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
      .where('id', 'in', due.limit(BATCH_SIZE).forUpdate().skipLocked())
      .returningAll()
      .execute();
  return {
    endLate: () =>
      db
        .updateTable('deposits')
        .set({ state: 'expired', ended_at: sql<Date>`now()` })
        .where('state', 'in', ['created', 'pending'])
        .where('expires_at', '<=', sql<Date>`now()`)
        .execute(),
    claimOpen: (providers: readonly string[], states: readonly DepositState[], seconds: number): Promise<DepositRow[]> =>
      claim(
        free(providers)
          .where('state', 'in', states)
          .where('provider_id', 'is not', null)
          .where('expires_at', '>', sql<Date>`now() - interval '24 hours'`)
          .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${POLL_AFTER_SECONDS})`),
        seconds,
      ),
    claimReturned: (providers: readonly string[]): Promise<DepositRow[]> =>
      claim(free(providers).where('state', '=', 'returned').where('sent_back_at', 'is', null), POLL_AFTER_SECONDS),
    noteSentBack: (id: string) =>
      db
        .updateTable('deposits')
        .set({ sent_back_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('sent_back_at', 'is', null)
        .execute(),
  };
}
