import type { WithdrawalValue } from '@pavilion/api/withdrawals';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import { reEncodeImage } from '../../../platform/re-encode-image';
import type { Owner } from './payees';
import { type WithdrawalStore, withdrawalStore } from './store';
import type { WithdrawalRow } from './tables';

interface Dependencies extends Pick<Platform, 'db' | 'log'> {
  store: WithdrawalStore;
  wire(row: WithdrawalRow): Promise<WithdrawalValue>;
}

/** What a member says of a payout: it arrived, or it did not, with a picture of where it should be. */
export function createConfirmations({ db, log, store, wire }: Dependencies) {
  return {
    async confirm(
      owner: Owner,
      id: string,
      { received, proof }: { received: boolean; proof?: Buffer | undefined },
    ): Promise<WithdrawalValue> {
      const picture = proof && (await reEncodeImage(proof, { log, refused: proofRefusedError })).bytes;
      const known = await store.own(owner, id);
      if (!known) throw new DomainError('request.not_found');
      const row = await db.transaction().execute((trx) => {
        const within = withdrawalStore(trx);
        // Who finds the money after all may say so while operators still look.
        if (received)
          return known.confirmation === 'disputed'
            ? within.confirm(id, 'disputed', 'received')
            : within.confirm(id, 'open', 'received');
        return within.confirm(id, 'open', 'disputed', picture);
      });
      if (!row) throw new DomainError('withdrawals.closed');
      return wire(row);
    },
  };
}

function proofRefusedError(): DomainError {
  return new DomainError('withdrawals.proof_refused', { fields: { proof: 'withdrawals.proof_refused' } });
}
