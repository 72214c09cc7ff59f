import type { WithdrawalRequest, WithdrawalValue } from '@pavilion/api/withdrawals';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import { assertWithinBounds, type Wallet } from '../wallet';
import { createBegin } from './begin-withdrawal';
import type { PayeeStore } from './payee-store';
import type { Owner } from './payees';
import { raiseRequest, type Ranks } from './rank-bounds';
import type { WithdrawalStore } from './store';
import type { WithdrawalRow } from './tables';

interface Dependencies {
  store: WithdrawalStore;
  payees: PayeeStore;
  wallet: Wallet;
  ranks: Ranks;
  contactNeeded(owner: Owner): Promise<boolean>;
  wire(row: WithdrawalRow): Promise<WithdrawalValue>;
}

/** A member asks to be paid, at most once per key: the key again is answered as before. */
export function createRequestWithdrawal({ store, payees, wallet, ranks, wire, contactNeeded }: Dependencies) {
  const begin = createBegin({ store, payees, wallet });
  return async (
    brand: Brand,
    memberId: string,
    { payeeId, amount: asked }: WithdrawalRequest,
    key: string,
  ): Promise<WithdrawalValue> => {
    const owner = { brand: brand.code, memberId };
    const amount = BigInt(asked);
    const known = await store.byKey(owner, key);
    if (known) return wire(assertSameRequest(known, payeeId, amount));
    if (await contactNeeded(owner)) throw new DomainError('withdrawals.contact_missing');
    const payee = await payees.find(owner, payeeId);
    const method = await store.enabledMethod(brand.code, payee.method);
    const rank = await ranks.rankOf(memberId);
    assertWithinBounds(raiseRequest(method, rank), amount);
    const row = assertSameRequest(await begin(brand, memberId, { payee, method, amount, key, rank }), payeeId, amount);
    return wire(row);
  };
}

/** @throws DomainError `wallet.reference_reused` when the key stands for something else */
function assertSameRequest(row: WithdrawalRow, payeeId: string, amount: bigint): WithdrawalRow {
  if (row.payee_id !== payeeId || row.amount !== amount) throw new DomainError('wallet.reference_reused');
  return row;
}
