import type { Database } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { CallbackLog } from '../deposits';
import { isFrozen, type Wallet } from '../wallet';
import type { PayeeStore } from './payee-store';
import type { PayeeFacts } from './payees';
import type { Payout, PayoutNotification, PayoutProvider } from './payout-provider';
import { settlePayout } from './settle-payout';
import { mustGet, type WithdrawalStore } from './store';
import type { PayeeRow, WithdrawalRow } from './tables';

export interface PayoutDependencies {
  store: WithdrawalStore;
  payees: PayeeStore;
  wallet: Wallet;
  callbacks: CallbackLog;
  providers: Readonly<Record<string, PayoutProvider>>;
}

/** The way of approved money to its payees, over any number of instances. */
export interface Payouts {
  runDue(): Promise<void>;
  handleNotification(provider: string, notification: PayoutNotification): Promise<WithdrawalRow>;
  /** Gives back what did not leave, within the caller's transaction. */
  refund(trx: Database, row: WithdrawalRow, amount: bigint): Promise<void>;
}

const BATCH_SIZE = 10;
/** For how long an instance has a payout for itself while it talks to the provider. */
const SEND_LEASE_SECONDS = 30;
/** Callbacks get lost: after this the provider is asked, and asked again. */
const POLL_INTERVAL_SECONDS = 60;

export function createPayouts(
  { db, log, jobs }: Pick<Platform, 'db' | 'log' | 'jobs'>,
  { store, payees, wallet, callbacks, providers }: PayoutDependencies,
): Payouts {
  const refund = async (trx: Database, row: WithdrawalRow, amount: bigint): Promise<void> => {
    const { outcome } = await wallet.postWithin(trx, {
      kind: 'withdrawal-return',
      memberId: String(row.member_id),
      brand: row.brand,
      currency: row.currency,
      amount,
      reference: `withdrawal-return:${row.id}`,
      related: `withdrawal:${row.id}`,
      provider: row.provider,
    });
    if (outcome !== 'posted') throw new Error(`what withdrawal ${row.id} gives back was ${outcome}`);
  };
  const send = async (row: WithdrawalRow, payee: PayeeRow): Promise<void> => {
    const provider = providers[row.provider];
    if (!provider) throw new Error(`no provider ${row.provider}`);
    const providerId = await provider.pay(toPayout(row, payees.open(payee)));
    await store.transition(row.id, 'approved', 'sent', { provider_id: providerId, sent_at: new Date() });
  };
  const handleNotification = async (name: string, notification: PayoutNotification): Promise<WithdrawalRow> => {
    const subject = { kind: 'withdrawals', id: notification.withdrawalId } as const;
    const { row, verdict } = await wallet
      .transaction((trx) => settlePayout(trx, name, notification, refund))
      .catch(async (error: unknown) => {
        await callbacks.recordRefusal(name, error, subject);
        throw error;
      });
    await callbacks.record(name, verdict, subject);
    return row;
  };
  const pollProvider = async (row: WithdrawalRow, payee: PayeeRow): Promise<void> => {
    const notification = await providers[row.provider]?.fetchStatus(toPayout(row, payees.open(payee)), row.provider_id ?? '');
    if (notification) await handleNotification(row.provider, notification);
  };
  const forEach = async (rows: readonly WithdrawalRow[], act: (row: WithdrawalRow, payee: PayeeRow) => Promise<void>) => {
    const known = await payees.byIds(rows.map((row) => row.payee_id));
    await Promise.all(
      rows.map((row) =>
        act(row, mustGet(known, row.payee_id)).catch((error: Error) =>
          log.warn(
            { withdrawal: row.id, provider: row.provider, err: error },
            'a payout could not be sent or checked, and is tried again',
          ),
        ),
      ),
    );
  };
  const runDue = async () => {
    // What leaves a company is gone, whatever the books turn out to say.
    if (await isFrozen(db)) return;
    await forEach(await store.claim('approved', SEND_LEASE_SECONDS, BATCH_SIZE), send);
    await forEach(await store.claim('sent', POLL_INTERVAL_SECONDS, BATCH_SIZE), pollProvider);
    await store.countUnconfirmed();
  };
  jobs.define({ name: 'withdrawals.pay', schedule: { every: 5, unit: 'second' }, run: runDue });
  return { runDue, handleNotification, refund };
}

function toPayout(row: WithdrawalRow, payee: PayeeFacts): Payout {
  return { id: row.id, method: row.method, payee, amount: row.amount - row.fee, currency: row.currency };
}
