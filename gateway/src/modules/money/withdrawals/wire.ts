import type { WithdrawalMethod, WithdrawalValue } from '@pavilion/api/withdrawals';
import { digitsOf, type PayeeFacts, maskedFacts } from './payees';
import type { PayoutMethodRow, WithdrawalRow } from './tables';

/** A way to be paid as screens know it. */
export function toWireMethod(row: PayoutMethodRow): WithdrawalMethod {
  const { code, name, kind, mark, minutes, fee_bps: feeBps } = row;
  return { code, name, kind, mark, minutes, feeBps, digits: digitsOf(row), min: String(row.min), max: String(row.max) };
}

/** A withdrawal as its member sees it. */
export function toWireWithdrawal(
  row: WithdrawalRow,
  { method, facts }: { method: PayoutMethodRow; facts: PayeeFacts },
): WithdrawalValue {
  return {
    id: row.id,
    state: row.state,
    confirmation: row.confirmation,
    methodName: method.name,
    payee: maskedFacts(facts),
    amount: String(row.amount),
    fee: String(row.fee),
    receives: String(row.amount - row.fee),
    paid: String(row.paid),
    currency: row.currency,
    requestedAt: row.requested_at.toISOString(),
    ...(row.decided_at && { decidedAt: row.decided_at.toISOString() }),
    ...(row.sent_at && { sentAt: row.sent_at.toISOString() }),
    ...(row.ended_at && { endedAt: row.ended_at.toISOString() }),
    ...(row.confirmation === 'open' && row.confirm_until && { confirmUntil: row.confirm_until.toISOString() }),
    ...(row.reason !== null && { reason: row.reason }),
  };
}
