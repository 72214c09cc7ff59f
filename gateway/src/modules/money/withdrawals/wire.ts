import { artAddress } from '@pavilion/art';
import type { WithdrawalMethod, WithdrawalValue } from '@pavilion/api/withdrawals';
import { presentWireFields, wireFields } from '../../../platform/wire';
import { digitsOf, type PayeeFacts, maskedFacts } from './payees';
import type { PayoutMethodRow, WithdrawalFacts, WithdrawalRow } from './tables';

/** A way to be paid as screens know it. */
export function toWireMethod(row: PayoutMethodRow): WithdrawalMethod {
  return {
    ...wireFields(row, 'code', 'name', 'kind', 'mark', 'minutes', 'fee_bps', 'min', 'max'),
    picture: artAddress.payment(row.code),
    digits: digitsOf(row),
  };
}

/** A withdrawal as its member sees it. */
export function toWireWithdrawal(
  row: WithdrawalRow,
  { method, payee, facts }: { method: PayoutMethodRow; payee: PayeeFacts; facts: WithdrawalFacts },
): WithdrawalValue {
  const receives = row.amount - row.fee;
  const remaining = receives - facts.arrived - facts.returned;
  return {
    ...wireFields(row, 'id', 'reference', 'state', 'confirmation', 'amount', 'fee', 'paid', 'currency', 'requested_at'),
    ...presentWireFields(row, 'decided_at', 'sent_at', 'ended_at', 'reason'),
    ...(row.confirmation === 'open' && presentWireFields(row, 'confirm_until')),
    methodName: method.name,
    payee: maskedFacts(payee),
    receives: String(receives),
    status: facts.status,
    received: String(facts.arrived),
    remaining: String(remaining > 0n ? remaining : 0n),
    returned: String(facts.returned),
  };
}
