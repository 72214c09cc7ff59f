import { randomUUID } from 'node:crypto';
import { feeOf } from '@pavilion/money';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Wallet } from '../wallet';
import { assertEligible } from './eligibility';
import type { PayeeStore } from './payee-store';
import { raiseDay, type RankBounds } from './rank-bounds';
import { type WithdrawalStore, withdrawalStore } from './store';
import type { PayeeRow, PayoutMethodRow, RulesRow, WithdrawalRow } from './tables';

interface Dependencies {
  payees: Pick<PayeeStore, 'isShared'>;
  wallet: Pick<Wallet, 'postWithin' | 'transaction'>;
  store: Pick<WithdrawalStore, 'requiredRules'>;
}

interface ValidatedRequest {
  payee: PayeeRow;
  method: PayoutMethodRow;
  amount: bigint;
  key: string;
  rank: RankBounds | undefined;
}

/** Takes the amount out of the balance and notes the withdrawal, in one transaction; the same key again answers with what it began. */
export function createBegin({ payees, wallet, store }: Dependencies) {
  return async (brand: Brand, memberId: string, { payee, method, amount, key, rank }: ValidatedRequest): Promise<WithdrawalRow> => {
    // Read before the transaction: one that waits for a second connection could wait for itself.
    const [brandRules, shared] = await Promise.all([store.requiredRules(brand.code), payees.isShared(payee)]);
    const rules = raiseDay(brandRules, rank);
    return wallet.transaction(async (trx) => {
      const within = withdrawalStore(trx);
      await within.lockMember(BigInt(memberId));
      // The same key in the same moment: the other one has begun it.
      const begun = await within.byKey({ brand: brand.code, memberId }, key);
      if (begun) return begun;
      await assertEligible(within, { brand, memberId, amount, rules });
      const flags = reviewFlags({ amount, rules, shared, first: await within.isFirstWithdrawal(memberId) });
      const id = randomUUID();
      const row = await within.insert({
        id,
        brand: brand.code,
        member_id: BigInt(memberId),
        payee_id: payee.id,
        method: method.code,
        provider: method.provider,
        currency: brand.currency,
        amount,
        flags,
        faster: rank?.fasterReview ?? false,
        idempotency_key: key,
        fee: feeOf(amount, method.fee_bps),
        state: flags.length > 0 ? 'review' : 'approved',
      });
      const movement = { kind: 'withdrawal', memberId, brand: brand.code, currency: brand.currency, amount } as const;
      const { outcome } = await wallet.postWithin(trx, { ...movement, reference: `withdrawal:${id}`, provider: method.provider });
      if (outcome === 'refused')
        throw new DomainError('wallet.insufficient_funds', { fields: { amount: 'wallet.insufficient_funds' } });
      if (outcome !== 'posted') throw new Error(`withdrawal ${id} was ${outcome}`);
      return row;
    });
  };
}

interface ReviewFacts {
  amount: bigint;
  rules: RulesRow;
  /** Another member is paid at the same number. */
  shared: boolean;
  /** Nothing was paid out to this member yet. */
  first: boolean;
}

/** Why a person has to look at it; nothing when it may go by itself. */
function reviewFlags({ amount, rules: { review_from: from }, shared, first }: ReviewFacts): string[] {
  const found = [amount >= from && 'large', shared && 'shared-payee', first && amount * 2n >= from && 'first'];
  return found.filter((mark) => mark !== false);
}
