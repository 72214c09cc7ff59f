import type { Database } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import { regularly } from '../../../platform/regularly';
import { isFrozen, type Wallet } from '../wallet';
import type { PayeeStore } from './payees';
import type { Payout, PayoutNews, PayoutProvider } from './payout-provider';
import { settle } from './settle';
import type { WithdrawalStore } from './store';
import type { WithdrawalRow } from './tables';

export interface PayoutParts {
  store: WithdrawalStore;
  payees: PayeeStore;
  wallet: Wallet;
  providers: Readonly<Record<string, PayoutProvider>>;
}

/** The way of approved money to its payees, over any number of instances. */
export interface Payouts {
  work(): Promise<void>;
  hear(provider: string, news: PayoutNews): Promise<WithdrawalRow>;
  /** Gives back what did not leave, within the caller's transaction. */
  giveBack(trx: Database, row: WithdrawalRow, amount: bigint): Promise<void>;
  close(): Promise<void>;
}

const EVERY_MS = 1_000;
const AT_ONCE = 10;
/** For how long an instance has a payout for itself while it talks to the provider. */
const SENDING_SECONDS = 30;
/** Callbacks get lost: after this the provider is asked, and asked again. */
const LOOKING_SECONDS = 60;

export function createPayouts(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  { store, payees, wallet, providers }: PayoutParts,
): Payouts {
  const payoutOf = async (row: WithdrawalRow): Promise<Payout> => {
    const payee = payees.open(await payees.byId(row.payee_id));
    return { id: row.id, method: row.method, payee, amount: row.amount - row.fee, currency: row.currency };
  };
  const giveBack = async (trx: Database, row: WithdrawalRow, amount: bigint): Promise<void> => {
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
  const send = async (row: WithdrawalRow): Promise<void> => {
    const provider = providers[row.provider];
    if (!provider) throw new Error(`no provider ${row.provider}`);
    const providerId = await provider.pay(await payoutOf(row));
    await store.move(row.id, 'approved', 'sent', { provider_id: providerId, sent_at: new Date() });
  };
  const hear = async (name: string, news: PayoutNews): Promise<WithdrawalRow> => {
    const row = await db.transaction().execute((trx) => settle(trx, name, news, giveBack));
    if (row.state === 'failed') wallet.announce(row.brand, [String(row.member_id)]);
    return row;
  };
  const look = async (row: WithdrawalRow): Promise<void> => {
    const news = await providers[row.provider]?.look(await payoutOf(row), row.provider_id ?? '');
    if (news) await hear(row.provider, news);
  };
  const each = (rows: readonly WithdrawalRow[], act: (row: WithdrawalRow) => Promise<void>) =>
    Promise.all(
      rows.map((row) =>
        act(row).catch((error: Error) =>
          log.warn({ withdrawal: row.id, provider: row.provider, reason: error.message }, 'a payout waits'),
        ),
      ),
    );
  const work = async () => {
    // What leaves a company is gone, whatever the books turn out to say.
    if (await isFrozen(db)) return;
    await each(await store.claim('approved', SENDING_SECONDS, AT_ONCE), send);
    await each(await store.claim('sent', LOOKING_SECONDS, AT_ONCE), look);
    await store.countUnconfirmed();
  };
  return {
    work,
    hear,
    giveBack,
    close: regularly(EVERY_MS, work, (error) => log.warn({ err: error }, 'payouts wait a second longer')),
  };
}
