import type { DepositState } from '@pavilion/api/wallet';
import type { Database } from '../../../platform/database';
import type { Bonuses } from '../bonuses';
import type { Wallet } from '../wallet';
import { paymentStore } from './store';
import type { PaymentRow } from './tables';

const BPS = 10_000n;

/** What a way to pay costs on top of an amount, rounded up to the smallest coin. */
export function feeOn(amount: bigint, feeBps: number): bigint {
  return (amount * BigInt(feeBps) + BPS - 1n) / BPS;
}

/** What of the money that arrived is the member's: what was asked for when it fits, else all but the fee of so much. */
export function creditedOf({ amount, fee }: Pick<PaymentRow, 'amount' | 'fee'>, arrived: bigint, feeBps: number): bigint {
  if (arrived === amount + fee) return amount;
  const most = (arrived * BPS) / (BPS + BigInt(feeBps));
  return most + feeOn(most, feeBps) > arrived ? most - 1n : most;
}

/** Money that arrived, and what of it the balance gains. */
export interface Arrival {
  arrived: bigint;
  credited: bigint;
}

export type Credit = (trx: Database, row: PaymentRow, from: DepositState, arrival: Arrival) => Promise<PaymentRow | undefined>;

/** Credits a payment within the caller's transaction, once: its state and the posting come together or not at all. */
export function creditWith(wallet: Pick<Wallet, 'postWithin'>, bonuses: Pick<Bonuses, 'grantWithin'>): Credit {
  return async (trx, row, from, { arrived, credited }) => {
    const paid = await paymentStore(trx).move(row.id, [from], 'paid', { settled_at: new Date(), arrived, credited });
    if (!paid) return undefined;
    const deposit = {
      memberId: String(row.member_id),
      brand: row.brand,
      currency: row.currency,
      reference: `deposit:${row.id}`,
      amount: credited,
    };
    await bonuses.grantWithin(trx, { ...deposit, id: row.id, promised: row.bonus });
    const fee = arrived - credited;
    const { outcome } = await wallet.postWithin(trx, { ...deposit, kind: 'deposit', provider: row.provider, fee });
    if (outcome !== 'posted') throw new Error(`deposit ${row.id} was ${outcome}`);
    return paid;
  };
}
