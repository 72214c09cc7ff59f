import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { createAddressLimit } from '../../identity/auth';
import { reEncoded } from '../../content/feedback';
import { type Owner, paymentStore } from './store';
import type { PaymentRow } from './tables';

const PER_MINUTE = 6;

/** What a member does to a deposit of theirs before anybody decided: ends it, or shows the bank's slip. */
export function memberDeedsWith(db: Database) {
  const limit = createAddressLimit(db, 'deposit-slip', PER_MINUTE);
  const ownOf = async (owner: Owner, id: string): Promise<PaymentRow> => {
    const row = await paymentStore(db).own(owner, id);
    if (!row) throw new DomainError('request.not_found');
    return row;
  };
  return {
    async cancel(owner: Owner, id: string): Promise<PaymentRow> {
      const row = await ownOf(owner, id);
      if (row.state === 'cancelled') return row;
      const moved = await paymentStore(db).move(row.id, ['created', 'pending'], 'cancelled');
      if (!moved) throw new DomainError('wallet.deposit_closed');
      return moved;
    },
    async sendSlip(owner: Owner, id: string, { slip, address }: { slip: Buffer; address: string }): Promise<PaymentRow> {
      const row = await ownOf(owner, id);
      if (row.provider !== 'bank') throw new DomainError('wallet.deposit_closed');
      if (row.state === 'review') return row;
      await limit.take(address);
      const picture = await pictureOf(slip);
      return db.transaction().execute(async (trx) => {
        const within = paymentStore(trx);
        // A transfer takes its time: who shows the slip after the end has paid all the same.
        const moved = await within.move(row.id, ['pending', 'expired'], 'review', { concern: 'slip' });
        if (!moved) throw new DomainError('wallet.deposit_closed');
        await within.keepSlip(row.id, picture);
        return moved;
      });
    },
  };
}

async function pictureOf(slip: Buffer): Promise<Buffer> {
  try {
    return (await reEncoded(slip)).bytes;
  } catch {
    throw new DomainError('deposits.slip_refused', { fields: { slip: 'deposits.slip_refused' } });
  }
}
