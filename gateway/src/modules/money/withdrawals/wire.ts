import type { WithdrawalMethod, WithdrawalValue } from '@pavilion/api/withdrawals';
import { presentWireFields, wireFields } from '../../../platform/wire';
import { digitsOf, type PayeeFacts, maskedFacts } from './payees';
import type { PayoutMethodRow, WithdrawalRow } from './tables';

/** A way to be paid as screens know it. */
export function toWireMethod(row: PayoutMethodRow): WithdrawalMethod {
  return { ...wireFields(row, 'code', 'name', 'kind', 'mark', 'minutes', 'fee_bps', 'min', 'max'), digits: digitsOf(row) };
}

/** A withdrawal as its member sees it. */
export function toWireWithdrawal(
  row: WithdrawalRow,
  { method, facts }: { method: PayoutMethodRow; facts: PayeeFacts },
): WithdrawalValue {
  return {
    ...wireFields(row, 'id', 'state', 'confirmation', 'amount', 'fee', 'paid', 'currency', 'requested_at'),
    ...presentWireFields(row, 'decided_at', 'sent_at', 'ended_at', 'reason'),
    ...(row.confirmation === 'open' && presentWireFields(row, 'confirm_until')),
    methodName: method.name,
    payee: maskedFacts(facts),
    receives: String(row.amount - row.fee),
  };
}
