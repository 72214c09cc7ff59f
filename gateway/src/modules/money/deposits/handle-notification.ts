import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Wallet } from '../wallet';
import type { CallbackLog } from './callback-log';
import type { CreditDeposit } from './credit-deposit';
import type { DepositNotification } from './deposit-provider';
import { depositStore } from './store';
import type { DepositRow, CallbackVerdict } from './tables';

interface Dependencies {
  callbacks: Pick<CallbackLog, 'record'>;
  wallet: Pick<Wallet, 'transaction'>;
  credit: CreditDeposit;
}

interface HandledNotification {
  row: DepositRow;
  verdict: CallbackVerdict;
}

/**
 * Takes a provider's word: credits what was paid in time and as asked for, once, however often it is said. Money that came late, or as another
 * amount, waits for an operator.
 */
export function createNotificationHandler({ callbacks, wallet, credit }: Dependencies) {
  return async (provider: string, notification: DepositNotification): Promise<DepositRow> => {
    const handled = await wallet.transaction((trx) => settle(trx, provider, notification, credit));
    const verdict = handled?.verdict ?? 'unknown';
    await callbacks.record(provider, verdict, { kind: 'deposits', id: notification.depositId });
    if (!handled) throw new DomainError('request.not_found');
    const { row } = handled;
    if (verdict === 'other')
      throw new DomainError(
        row.state === 'pending' || notification.outcome === 'paid' ? 'wallet.reference_reused' : 'wallet.deposit_closed',
      );
    return row;
  };
}

async function settle(
  trx: Database,
  provider: string,
  notification: DepositNotification,
  credit: CreditDeposit,
): Promise<HandledNotification | undefined> {
  const row = await depositStore(trx).byId(notification.depositId, true);
  if (!row || row.provider !== provider || row.provider_id !== notification.providerId) return undefined;
  if (notification.currency !== row.currency || notification.total <= 0n) return { row, verdict: 'other' };
  const moved =
    notification.outcome === 'paid'
      ? await settlePaid(trx, row, notification.total, credit)
      : await settleFailed(trx, row, notification);
  return moved ? { row: moved, verdict: 'handled' } : { row, verdict: isRepeat(row, notification) ? 'repeated' : 'other' };
}

async function settlePaid(trx: Database, row: DepositRow, total: bigint, credit: CreditDeposit): Promise<DepositRow | undefined> {
  const store = depositStore(trx);
  if (row.state !== 'pending')
    return store.transition(row.id, ['expired', 'failed', 'cancelled'], 'review', { review_reason: 'late', arrived: total });
  if (row.expires_at <= new Date())
    return store.transition(row.id, ['pending'], 'review', { review_reason: 'late', arrived: total });
  if (total !== row.amount + row.fee)
    return store.transition(row.id, ['pending'], 'review', { review_reason: 'amount', arrived: total });
  return credit(trx, row, 'pending', { arrived: total, credited: row.amount });
}

async function settleFailed(trx: Database, row: DepositRow, { total }: DepositNotification): Promise<DepositRow | undefined> {
  return total === row.amount + row.fee ? depositStore(trx).transition(row.id, ['pending'], 'failed') : undefined;
}

/** What ended without money did not get any: a repeated notification changes nothing, whichever way it ended. */
function isRepeat(row: DepositRow, { outcome, total }: DepositNotification): boolean {
  if (outcome === 'paid') return row.arrived === total;
  return row.state === 'failed' || row.state === 'expired' || row.state === 'cancelled';
}
