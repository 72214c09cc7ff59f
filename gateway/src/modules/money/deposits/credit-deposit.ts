import type { DepositState } from '@pavilion/api/wallet';
import { amountWithin } from '@pavilion/money';
import type { Database } from '../../../platform/database';
import type { Bonuses } from '../bonuses';
import type { Wallet } from '../wallet';
import { depositStore } from './store';
import type { DepositRow } from './tables';

/** What of the money that arrived is the member's: what was asked for when it fits, else all but the fee of so much. */
export function creditableAmount({ amount, fee }: Pick<DepositRow, 'amount' | 'fee'>, arrived: bigint, feeBps: number): bigint {
  return arrived === amount + fee ? amount : amountWithin(arrived, feeBps);
}

/** Money that arrived, and what of it the balance gains. */
export interface ReceivedAmount {
  arrived: bigint;
  credited: bigint;
}

export type CreditDeposit = (
  trx: Database,
  row: DepositRow,
  from: DepositState,
  arrival: ReceivedAmount,
) => Promise<DepositRow | undefined>;

/** Credits a payment within the caller's transaction, once: its state and the posting come together or not at all. */
export function createCreditDeposit(wallet: Pick<Wallet, 'postWithin'>, bonuses: Pick<Bonuses, 'grantWithin'>): CreditDeposit {
  return async (trx, row, from, { arrived, credited }) => {
    const paid = await depositStore(trx).transition(row.id, [from], 'paid', { settled_at: new Date(), arrived, credited });
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
