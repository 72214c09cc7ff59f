import type { Logger } from 'pino';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Wallet } from '../wallet';
import { callbackStore } from './callback-store';
import type { Credit } from './crediting';
import type { PaymentNews } from './provider';
import { paymentStore } from './store';
import type { PaymentRow, Verdict } from './tables';

interface Parts {
  db: Database;
  log: Pick<Logger, 'error' | 'warn'>;
  wallet: Pick<Wallet, 'announce'>;
  credit: Credit;
}

interface Heard {
  row: PaymentRow;
  verdict: Verdict;
}

/**
 * Takes a provider's word: credits what was paid in time and as asked for, once, however often it is said. Money that came late, or as another
 * amount, waits for an operator.
 */
export function hearingWith({ db, log, wallet, credit }: Parts) {
  const counted = callbackStore(db).count;
  return async (provider: string, news: PaymentNews): Promise<PaymentRow> => {
    const heard = await db.transaction().execute((trx) => settle(trx, provider, news, credit));
    if (!heard) {
      await counted(provider, 'unknown');
      log.warn({ payment: news.paymentId, provider }, 'a provider speaks of a payment that is not there');
      throw new DomainError('request.not_found');
    }
    const { row, verdict } = heard;
    await counted(provider, verdict);
    if (verdict === 'other') {
      log.error({ payment: row.id, provider, state: row.state }, 'a provider contradicts what it or we said');
      throw new DomainError(
        row.state === 'pending' || news.outcome === 'paid' ? 'wallet.reference_reused' : 'wallet.deposit_closed',
      );
    }
    if (verdict === 'heard' && row.state === 'paid') wallet.announce(row.brand, [String(row.member_id)]);
    return row;
  };
}

async function settle(trx: Database, provider: string, news: PaymentNews, credit: Credit): Promise<Heard | undefined> {
  const row = await paymentStore(trx).byId(news.paymentId, true);
  if (!row || row.provider !== provider || row.provider_id !== news.providerId) return undefined;
  if (news.currency !== row.currency || news.total <= 0n) return { row, verdict: 'other' };
  const moved = news.outcome === 'paid' ? await paid(trx, row, news.total, credit) : await failed(trx, row, news);
  return moved ? { row: moved, verdict: 'heard' } : { row, verdict: saidBefore(row, news) ? 'repeated' : 'other' };
}

async function paid(trx: Database, row: PaymentRow, total: bigint, credit: Credit): Promise<PaymentRow | undefined> {
  const store = paymentStore(trx);
  if (row.state !== 'pending')
    return store.move(row.id, ['expired', 'failed', 'cancelled'], 'review', { concern: 'late', arrived: total });
  if (row.expires_at <= new Date()) return store.move(row.id, ['pending'], 'review', { concern: 'late', arrived: total });
  if (total !== row.amount + row.fee) return store.move(row.id, ['pending'], 'review', { concern: 'amount', arrived: total });
  return credit(trx, row, 'pending', { arrived: total, credited: row.amount });
}

async function failed(trx: Database, row: PaymentRow, { total }: PaymentNews): Promise<PaymentRow | undefined> {
  return total === row.amount + row.fee ? paymentStore(trx).move(row.id, ['pending'], 'failed') : undefined;
}

/** What ended without money did not get any: that is no news, whichever way it ended. */
function saidBefore(row: PaymentRow, { outcome, total }: PaymentNews): boolean {
  if (outcome === 'paid') return row.arrived === total;
  return row.state === 'failed' || row.state === 'expired' || row.state === 'cancelled';
}
