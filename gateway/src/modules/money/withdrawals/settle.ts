import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { PayoutNews } from './payout-provider';
import { type WithdrawalStore, withdrawalStore } from './store';
import type { WithdrawalRow } from './tables';

type GiveBack = (trx: Database, row: WithdrawalRow, amount: bigint) => Promise<void>;

/**
 * Takes a provider's word within the caller's transaction, once: said again, it is answered as before.
 *
 * @throws DomainError `request.not_found`, `wallet.reference_reused` for another amount or currency, `withdrawals.closed` when it ended otherwise
 */
export async function settle(trx: Database, provider: string, news: PayoutNews, giveBack: GiveBack): Promise<WithdrawalRow> {
  const store = withdrawalStore(trx);
  const row = await store.byId(news.withdrawalId, true);
  if (!row || row.provider !== provider || row.provider_id !== news.providerId) throw new DomainError('request.not_found');
  refuseOther(row, news);
  if (row.state !== 'sent') return asBefore(row, news);
  if (news.outcome === 'part') return news.paid > row.paid ? store.notePaid(row.id, news.paid) : row;
  if (news.outcome === 'paid') return ended(store, row, { state: 'paid', paid: news.paid });
  const failed = await ended(store, row, { state: 'failed', paid: news.paid > row.paid ? news.paid : row.paid });
  // Nothing arrived: nothing was done for the fee.
  await giveBack(trx, failed, failed.paid === 0n ? failed.amount : failed.amount - failed.fee - failed.paid);
  return failed;
}

function refuseOther({ amount, fee, currency }: WithdrawalRow, news: PayoutNews): void {
  const receives = amount - fee;
  const fits = news.outcome === 'paid' ? news.paid === receives : news.paid <= receives;
  if (news.currency !== currency || !fits) throw new DomainError('wallet.reference_reused');
}

function asBefore(row: WithdrawalRow, { outcome }: PayoutNews): WithdrawalRow {
  if (row.state === outcome || (row.state === 'paid' && outcome === 'part')) return row;
  throw new DomainError('withdrawals.closed');
}

async function ended(store: WithdrawalStore, row: WithdrawalRow, { state, paid }: { state: 'paid' | 'failed'; paid: bigint }) {
  const rules = await store.rules(row.brand);
  const until = sql<Date>`now() + make_interval(mins => ${rules?.confirm_minutes ?? 0})`;
  const open = state === 'paid' && ({ confirmation: 'open', confirm_until: until } as const);
  const moved = await store.move(row.id, 'sent', state, { paid, ended_at: new Date(), ...open });
  if (!moved) throw new Error(`withdrawal ${row.id} moved while it was held`);
  return moved;
}
