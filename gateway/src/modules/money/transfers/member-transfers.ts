import { randomUUID } from 'node:crypto';
import { isTrial } from '@pavilion/api/member-types';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Member } from '../../identity/members';
import { assertWithinBounds, lockWallets, type Wallet } from '../wallet';
import { assertEligible } from './eligibility';
import { withIdempotencyKey } from './with-idempotency-key';
import type { Sides } from './member-transfer-store';
import { transferStore } from './store';
import type { TransferRules } from './tables';
import type { NewMemberTransfer } from './sending';

interface Dependencies {
  db: Database;
  wallet: Pick<Wallet, 'postWithin' | 'transaction'>;
}

/** Money from a member to the agent above, or from an agent to somebody below. */
export function createMemberTransfers({ db, wallet }: Dependencies) {
  const post = async (
    trx: Database,
    { brand, senderId, amount }: NewMemberTransfer,
    recipientId: string,
    id: string,
  ): Promise<void> => {
    const side = { brand: brand.code, currency: brand.currency, amount };
    const out = `transfer-out:${id}`;
    const left = await wallet.postWithin(trx, { ...side, kind: 'transfer-out', memberId: senderId, reference: out });
    if (left.outcome === 'refused')
      throw new DomainError('wallet.insufficient_funds', { fields: { amount: 'wallet.insufficient_funds' } });
    const came = { ...side, kind: 'transfer-in', reference: `transfer-in:${id}`, related: out, sender: senderId } as const;
    const { outcome } = await wallet.postWithin(trx, { ...came, memberId: recipientId });
    if (left.outcome !== 'posted' || outcome !== 'posted') throw new Error(`transfer ${id} was ${left.outcome} and ${outcome}`);
  };
  return async (sending: NewMemberTransfer, rules: TransferRules): Promise<Sides> => {
    const { brand, senderId, direction, amount, key } = sending;
    const owner = { brand: brand.code, memberId: senderId };
    const known = await transferStore(db).memberByKey(owner, key);
    const recipient = await sending.recipient();
    if (known) return assertSameRequest(known, recipient, sending);
    if (recipient.status !== 'active' || isTrial(recipient.type)) throw new DomainError('transfers.recipient_closed');
    assertWithinBounds(rules, amount);
    const row = await withIdempotencyKey(wallet, owner, key, {
      findExisting: (trx) => transferStore(trx).memberByKey(owner, key),
      async run(trx) {
        // Whoever sends twice at the same moment waits here, so that a day is counted once.
        await lockWallets(trx, [senderId, String(recipient.id)], brand.currency);
        await assertEligible(trx, sending, rules);
        const id = randomUUID();
        await post(trx, sending, String(recipient.id), id);
        const sides = { sender_id: BigInt(senderId), recipient_id: recipient.id };
        const facts = { id, brand: brand.code, direction, currency: brand.currency, amount, idempotency_key: key };
        return transferStore(trx).insertMember({ ...facts, ...sides });
      },
    });
    return assertSameRequest(row, recipient, sending);
  };
}

/** @throws DomainError `wallet.reference_reused` when the key stands for something else */
function assertSameRequest(row: Sides, { id }: Member, { direction, amount }: NewMemberTransfer): Sides {
  if (row.recipient_id !== id || row.direction !== direction || row.amount !== amount)
    throw new DomainError('wallet.reference_reused');
  return row;
}
