import type { DepositState } from '@pavilion/api/wallet';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import { regularly } from '../../../platform/regularly';
import type { PaymentNews, PaymentProvider } from './provider';
import type { PaymentRow } from './tables';

interface Parts {
  providers: Readonly<Record<string, PaymentProvider>>;
  hear(provider: string, news: PaymentNews): Promise<PaymentRow>;
}

/** What happens by itself. */
export interface PaymentJobs {
  /** Ends what is over, asks after what no callback came for, sends back what has to go back. It happens by itself every second. */
  work(): Promise<void>;
  close(): Promise<void>;
}

const EVERY_MS = 1_000;
/** Callbacks get lost: after this the provider is asked, and asked again. */
const ASK_AFTER_SECONDS = 60;
/** What ended without money is asked after for a day: it may have been paid in the last second. */
const AFTERWARDS_SECONDS = 1_800;
const AT_ONCE = 10;

export function createPaymentJobs({ db, log }: Pick<Platform, 'db' | 'log'>, { providers, hear }: Parts): PaymentJobs {
  const names = Object.keys(providers);
  const jobs = jobStore(db);
  const look = async (row: PaymentRow) => {
    const news = await providers[row.provider]?.look(row.id);
    if (news) await hear(row.provider, news);
  };
  const sendBack = async (row: PaymentRow) => {
    await providers[row.provider]?.sendBack(row.id);
    await jobs.noteSentBack(row.id);
  };
  const each = (rows: readonly PaymentRow[], act: (row: PaymentRow) => Promise<void>) =>
    Promise.all(
      rows.map((row) =>
        act(row).catch((error: Error) =>
          log.warn({ payment: row.id, provider: row.provider, reason: error.message }, 'a payment waits'),
        ),
      ),
    );
  const work = async () => {
    await jobs.endLate();
    if (names.length === 0) return;
    await each(await jobs.claimOpen(names, ['pending'], ASK_AFTER_SECONDS), look);
    await each(await jobs.claimOpen(names, ['expired', 'cancelled', 'failed'], AFTERWARDS_SECONDS), look);
    await each(await jobs.claimReturned(names), sendBack);
  };
  return { work, close: regularly(EVERY_MS, work, (error) => log.warn({ err: error }, 'payments wait a second longer')) };
}

function jobStore(db: Database) {
  const again = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;
  const free = sql<boolean>`(asked_until is null or asked_until < now())`;
  return {
    endLate: () =>
      db
        .updateTable('payments')
        .set({ state: 'expired', ended_at: sql<Date>`now()` })
        .where('state', 'in', ['created', 'pending'])
        .where('expires_at', '<=', sql<Date>`now()`)
        .execute(),
    claimOpen: (providers: readonly string[], states: readonly DepositState[], seconds: number): Promise<PaymentRow[]> =>
      db
        .updateTable('payments')
        .set({ asked_until: again(seconds) })
        .where('id', 'in', (inner) =>
          inner
            .selectFrom('payments')
            .select('id')
            .where('provider', 'in', providers)
            .where('state', 'in', states)
            .where('provider_id', 'is not', null)
            .where('expires_at', '>', sql<Date>`now() - interval '24 hours'`)
            .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${ASK_AFTER_SECONDS})`)
            .where(free)
            .limit(AT_ONCE)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute(),
    claimReturned: (providers: readonly string[]): Promise<PaymentRow[]> =>
      db
        .updateTable('payments')
        .set({ asked_until: again(ASK_AFTER_SECONDS) })
        .where('id', 'in', (inner) =>
          inner
            .selectFrom('payments')
            .select('id')
            .where('provider', 'in', providers)
            .where('state', '=', 'returned')
            .where('sent_back_at', 'is', null)
            .where(free)
            .limit(AT_ONCE)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute(),
    noteSentBack: (id: string) =>
      db
        .updateTable('payments')
        .set({ sent_back_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('sent_back_at', 'is', null)
        .execute(),
  };
}
