import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { PayoutNotification } from './payout-provider';
import { type WithdrawalStore, withdrawalStore } from './store';
import type { WithdrawalRow } from './tables';

interface SettledPayout {
  row: WithdrawalRow;
  /** Whether it changed anything. */
  verdict: 'handled' | 'repeated';
}

type Refund = (trx: Database, row: WithdrawalRow, amount: bigint) => Promise<void>;

/**
 * Takes a provider's word within the caller's transaction, once: said again, it is answered as before.
 *
 * @throws DomainError `request.not_found`, `wallet.reference_reused` for another amount or currency, `withdrawals.closed` when it ended otherwise
 */
export async function settlePayout(
  trx: Database,
  provider: string,
  notification: PayoutNotification,
  giveBack: Refund,
): Promise<SettledPayout> {
  const store = withdrawalStore(trx);
  const row = await store.byId(notification.withdrawalId, true);
  if (!row || row.provider !== provider || row.provider_id !== notification.providerId) throw new DomainError('request.not_found');
  assertSameMoney(row, notification);
  if (row.state !== 'sent') return { row: assertSameOutcome(row, notification), verdict: 'repeated' };
  if (notification.outcome === 'part' && notification.paid <= row.paid) return { row, verdict: 'repeated' };
  return { row: await applyOutcome(trx, row, notification, giveBack), verdict: 'handled' };
}

async function applyOutcome(
  trx: Database,
  row: WithdrawalRow,
  notification: PayoutNotification,
  giveBack: Refund,
): Promise<WithdrawalRow> {
  const store = withdrawalStore(trx);
  if (notification.outcome === 'part') return store.recordPaid(row.id, notification.paid);
  if (notification.outcome === 'paid') return endWithdrawal(store, row, { state: 'paid', paid: notification.paid });
  const failed = await endWithdrawal(store, row, {
    state: 'failed',
    paid: notification.paid > row.paid ? notification.paid : row.paid,
  });
  // Nothing arrived: nothing was done for the fee.
  await giveBack(trx, failed, failed.paid === 0n ? failed.amount : failed.amount - failed.fee - failed.paid);
  return failed;
}

function assertSameMoney({ amount, fee, currency }: WithdrawalRow, notification: PayoutNotification): void {
  const receives = amount - fee;
  const fits = notification.outcome === 'paid' ? notification.paid === receives : notification.paid <= receives;
  if (notification.currency !== currency || !fits) throw new DomainError('wallet.reference_reused');
}

function assertSameOutcome(row: WithdrawalRow, { outcome }: PayoutNotification): WithdrawalRow {
  if (row.state === outcome || (row.state === 'paid' && outcome === 'part')) return row;
  throw new DomainError('withdrawals.closed');
}

async function endWithdrawal(
  store: WithdrawalStore,
  row: WithdrawalRow,
  { state, paid }: { state: 'paid' | 'failed'; paid: bigint },
) {
  const rules = await store.rules(row.brand);
  const until = sql<Date>`now() + make_interval(mins => ${rules?.confirm_minutes ?? 0})`;
  const open = state === 'paid' && ({ confirmation: 'open', confirm_until: until } as const);
  const moved = await store.transition(row.id, 'sent', state, { paid, ended_at: new Date(), ...open });
  if (!moved) throw new Error(`withdrawal ${row.id} moved while it was held`);
  return moved;
}
