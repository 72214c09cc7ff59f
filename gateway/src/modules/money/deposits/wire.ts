import { artAddress } from '@pavilion/art';
import type { DepositMethod, DepositValue } from '@pavilion/api/wallet';
import { presentWireFields, wireFields } from '../../../platform/wire';
import type { Deposit } from './begin-deposit';
import type { MethodRow } from './tables';

/** A way to pay in as screens know it. */
export function toWireMethod(row: MethodRow): DepositMethod {
  return {
    ...wireFields(row, 'code', 'name', 'flow', 'mark', 'min', 'max', 'fee_bps', 'minutes'),
    picture: artAddress.payment(row.code),
  };
}

/** A deposit as its owner sees it. */
export function toWireDeposit({ row, method }: Deposit): DepositValue {
  const pending = row.state === 'pending';
  return {
    ...wireFields(row, 'id', 'state', 'reference', 'method', 'amount', 'fee', 'currency', 'created_at', 'expires_at'),
    ...presentWireFields(row, 'settled_at', 'arrived', 'credited', 'reason'),
    flow: method.flow,
    methodName: method.name,
    ...(pending && presentWireFields(row, 'pay_url')),
    ...(pending && method.account && { account: method.account }),
    ...(row.review_reason && { reviewReason: row.review_reason, concern: row.review_reason }),
  };
}
