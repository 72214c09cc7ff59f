import type { DepositMethod, DepositValue } from '@pavilion/api/wallet';
import type { Deposit } from './begin-deposit';
import type { MethodRow } from './tables';

/** A way to pay in as screens know it. */
export function toWireMethod({ code, name, flow, mark, min, max, minutes, fee_bps: feeBps }: MethodRow): DepositMethod {
  return { code, name, flow, mark, min: String(min), max: String(max), feeBps, minutes };
}

/** A deposit as its owner sees it. */
export function toWireDeposit({ row, method }: Deposit): DepositValue {
  const pending = row.state === 'pending';
  return {
    id: row.id,
    state: row.state,
    flow: method.flow,
    reference: row.reference,
    method: row.method,
    methodName: method.name,
    amount: String(row.amount),
    fee: String(row.fee),
    currency: row.currency,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    ...(row.settled_at && { settledAt: row.settled_at.toISOString() }),
    ...(pending && row.pay_url !== null && { payUrl: row.pay_url }),
    ...(pending && method.account && { account: method.account }),
    ...(row.review_reason && { reviewReason: row.review_reason, concern: row.review_reason }),
    ...(row.arrived !== null && { arrived: String(row.arrived) }),
    ...(row.credited !== null && { credited: String(row.credited) }),
    ...(row.reason !== null && { reason: row.reason }),
  };
}
