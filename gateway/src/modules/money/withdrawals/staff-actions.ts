import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit, StaffAction } from '../../control/audit';
import { approvalsFor, oneDecisionAtOnce, secondPerson } from '../../control/operators';
import type { Wallet } from '../wallet';
import { returnedAlone, withdrawalAdminStore } from './admin-store';
import type { Payouts } from './payouts';
import { withdrawalStore } from './store';
import type { WithdrawalRow } from './tables';
import { approvalsNeeded } from './withdrawal-lines';

type Refund = Payouts['refund'];

/** Runs one action at a time for a withdrawal, and its line in the log with it. An action that finds nothing to do answers with nothing. */
export function createStaffActions({ audit, wallet }: { audit: Audit; wallet: Pick<Wallet, 'transaction'> }) {
  return (
    { brand, id, who, reason }: StaffAction,
    action: string,
    act: (trx: Database, row: WithdrawalRow) => Promise<WithdrawalRow | undefined>,
  ): Promise<WithdrawalRow> =>
    wallet.transaction(async (trx) => {
      const held = await withdrawalStore(trx).byId(id, true);
      if (held?.brand !== brand) throw new DomainError('request.not_found');
      const changed = await act(trx, held);
      if (!changed) throw new DomainError('withdrawals.closed');
      const after = { id, state: changed.state, amount: String(changed.amount) };
      await audit.append(trx, { who, reason, brand, action, after });
      return changed;
    });
}

export async function approveWithdrawal(trx: Database, row: WithdrawalRow, who: string): Promise<WithdrawalRow | undefined> {
  if (row.state !== 'review') return undefined;
  const within = withdrawalAdminStore(trx);
  const beside = (await within.approvals([row.id])).get(row.id) ?? [];
  const needed = approvalsNeeded(row, await withdrawalStore(trx).rules(row.brand));
  if (needed > 1 || beside.length > 0) await secondPerson(trx, { who, beside, refusal: 'withdrawals.second_operator_required' });
  await within.addApproval(row.id, who);
  if (beside.length + 1 < needed) return row;
  return withdrawalStore(trx).transition(row.id, 'review', 'approved', { decided_at: new Date() });
}

export async function rejectWithdrawal(
  trx: Database,
  row: WithdrawalRow,
  reason: string,
  refund: Refund,
): Promise<WithdrawalRow | undefined> {
  const ended = { decided_at: new Date(), ended_at: new Date(), reason };
  const rejected = await withdrawalStore(trx).transition(row.id, 'review', 'rejected', ended);
  if (rejected) await refund(trx, rejected, rejected.amount);
  return rejected;
}

/** It is held to have arrived. */
export async function holdForArrived(trx: Database, row: WithdrawalRow): Promise<WithdrawalRow | undefined> {
  return withdrawalStore(trx).confirm(row.id, 'disputed', 'forced');
}

/** All but the fee and what arrived goes back once enough agree: the payment company says it was paid, so this is money of the house. */
export async function returnDisputed(
  trx: Database,
  row: WithdrawalRow,
  who: string,
  refund: Refund,
): Promise<WithdrawalRow | undefined> {
  if (row.confirmation !== 'disputed') return undefined;
  await oneDecisionAtOnce(trx, row.brand);
  const within = withdrawalAdminStore(trx);
  const beside = (await within.approvals([row.id], 'withdrawal_return_approvals')).get(row.id) ?? [];
  const rules = await withdrawalStore(trx).rules(row.brand);
  const needed = rules ? approvalsFor(row.amount, rules.four_eyes_from, await returnedAlone(trx, row, who)) : 1;
  if (needed > 1 || beside.length > 0) await secondPerson(trx, { who, beside, refusal: 'withdrawals.second_operator_required' });
  await within.addApproval(row.id, who, 'withdrawal_return_approvals');
  if (beside.length + 1 < needed) return row;
  const ended = await withdrawalStore(trx).confirm(row.id, 'disputed', 'returned');
  if (ended) await refund(trx, ended, ended.amount - ended.fee - (ended.received ?? 0n));
  return ended;
}
