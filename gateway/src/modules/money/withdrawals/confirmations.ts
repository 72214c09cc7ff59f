import type { WithdrawalValue } from '@pavilion/api/withdrawals';
import type { Logger } from 'pino';
import type { Database } from '../../../platform/database';
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

/** What a member says of a payout: all of it arrived, or so much of it (minor units), with a picture of where the rest should be. */
export interface Confirmation {
  received: 'all' | bigint;
  proof?: Buffer | undefined;
}

/** Whether payouts arrived, as their members say. The same said again is answered as before: an answer may have been lost. */
export function createConfirmations({ db, log, store, wire }: Dependencies) {
  return {
    async confirm(owner: Owner, id: string, said: Confirmation): Promise<WithdrawalValue> {
      const known = await store.own(owner, id);
      if (!known) throw new DomainError('request.not_found');
      const arrived = arrivedOf(known, said);
      const proof = said.proof && (await pictureOf(said.proof, log));
      const row = await db.transaction().execute(async (trx) => {
        const now = await withdrawalStore(trx).byId(id, true);
        return now && (saysSoAlready(now, arrived) ? now : note(trx, now, { arrived, proof }));
      });
      if (!row) throw new DomainError('withdrawals.closed');
      return wire(row);
    },
  };
}

const receivesOf = ({ amount, fee }: WithdrawalRow): bigint => amount - fee;

/** @throws DomainError `withdrawals.received_too_much` */
function arrivedOf(row: WithdrawalRow, { received }: Confirmation): bigint {
  const receives = receivesOf(row);
  if (received === 'all') return receives;
  if (received > receives)
    throw new DomainError('withdrawals.received_too_much', { fields: { amount: 'withdrawals.received_too_much' } });
  return received;
}

function saysSoAlready(row: WithdrawalRow, arrived: bigint): boolean {
  if (arrived === receivesOf(row)) return ['received', 'counted', 'forced'].includes(row.confirmation);
  return (row.confirmation === 'disputed' || row.confirmation === 'returned') && (row.received ?? 0n) === arrived;
}

/** Who finds the money after all, or more of it, may say so while operators still look. */
async function note(
  trx: Database,
  row: WithdrawalRow,
  { arrived, proof }: { arrived: bigint; proof: Buffer | undefined },
): Promise<WithdrawalRow | undefined> {
  const { confirm } = withdrawalStore(trx);
  if (row.confirmation !== 'open' && row.confirmation !== 'disputed') return undefined;
  if (arrived === receivesOf(row)) return confirm(row.id, row.confirmation, 'received');
  if (arrived < (row.received ?? 0n)) return undefined;
  return confirm(row.id, row.confirmation, 'disputed', { proof, received: arrived });
}

async function pictureOf(proof: Buffer, log: Pick<Logger, 'error'>): Promise<Buffer> {
  return (await reEncodeImage(proof, { log, refused: proofRefusedError })).bytes;
}

function proofRefusedError(): DomainError {
  return new DomainError('withdrawals.proof_refused', { fields: { proof: 'withdrawals.proof_refused' } });
}
