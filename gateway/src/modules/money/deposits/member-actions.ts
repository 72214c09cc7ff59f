import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import { createAddressRateLimit } from '../../../platform/rate-limits';
import { reEncodeImage } from '../../../platform/re-encode-image';
import type { DepositNotification, DepositProvider } from './deposit-provider';
import type { Owner } from './deposit-queries';
import { depositStore } from './store';
import type { DepositRow } from './tables';

const PER_MINUTE = 6;

interface Dependencies {
  providers: Readonly<Record<string, Pick<DepositProvider, 'fetchStatus'>>>;
  handleNotification(provider: string, notification: DepositNotification): Promise<DepositRow>;
}

/** What a member does to a deposit of theirs before anybody decided: ends it, or shows the bank's slip. */
export function createMemberActions({ db, log }: Pick<Platform, 'db' | 'log'>, { providers, handleNotification }: Dependencies) {
  const limit = createAddressRateLimit(db, 'deposit-slip', PER_MINUTE);
  const ownOf = async (owner: Owner, id: string): Promise<DepositRow> => {
    const row = await depositStore(db).own(owner, id);
    if (!row) throw new DomainError('request.not_found');
    return row;
  };
  /** The company may know of a payment that its callback has not told yet. */
  const askWhetherPaid = async (row: DepositRow): Promise<DepositRow | undefined> => {
    try {
      const notification = row.provider_id === null ? undefined : await providers[row.provider]?.fetchStatus(row.id);
      return notification && (await handleNotification(row.provider, notification));
    } catch (error) {
      log.warn(
        { deposit: row.id, provider: row.provider, err: error },
        'a deposit was cancelled without asking its provider, who is asked later',
      );
      return undefined;
    }
  };
  return {
    /** Answers with how it stands: what was paid in the meantime is not cancelled. */
    async cancel(owner: Owner, id: string): Promise<DepositRow> {
      const row = await ownOf(owner, id);
      if (row.state === 'cancelled') return row;
      const settled = row.state === 'pending' && (await askWhetherPaid(row));
      if (settled && settled.state !== 'pending') return settled;
      const moved = await depositStore(db).transition(row.id, ['created', 'pending'], 'cancelled');
      if (!moved) throw new DomainError('wallet.deposit_closed');
      return moved;
    },
    async sendSlip(owner: Owner, id: string, { slip, address }: { slip: Buffer; address: string }): Promise<DepositRow> {
      const row = await ownOf(owner, id);
      if (row.provider !== 'bank') throw new DomainError('wallet.deposit_closed');
      if (row.state === 'review') return row;
      await limit.consume(address);
      const picture = (await reEncodeImage(slip, { log, refused: slipRefusedError })).bytes;
      return db.transaction().execute(async (trx) => {
        const within = depositStore(trx);
        // A transfer takes its time: who shows the slip after the end has paid all the same.
        const moved = await within.transition(row.id, ['pending', 'expired'], 'review', { review_reason: 'slip' });
        if (!moved) throw new DomainError('wallet.deposit_closed');
        await within.saveSlip(row.id, picture);
        return moved;
      });
    },
  };
}

function slipRefusedError(): DomainError {
  return new DomainError('deposits.slip_refused', { fields: { slip: 'deposits.slip_refused' } });
}
