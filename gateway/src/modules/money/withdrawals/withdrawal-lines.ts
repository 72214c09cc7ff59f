import type { WithdrawalLine } from '@pavilion/api/staff';
import { wireFields } from '../../../platform/wire';
import type { Database } from '../../../platform/database';
import type { Member, Members } from '../../identity/members';
import { withdrawalAdminStore } from './admin-store';
import type { PayeeStore } from './payee-store';
import { maskedFacts } from './payees';
import { mustGet, type WithdrawalStore } from './store';
import type { RulesRow, WithdrawalRow } from './tables';

interface Dependencies {
  members: Pick<Members, 'byIds'>;
  store: WithdrawalStore;
  payees: PayeeStore;
}

/** How many operators have to agree to so much money. */
export function approvalsNeeded({ amount }: WithdrawalRow, rules: RulesRow | undefined): number {
  return rules && amount >= rules.four_eyes_from ? 2 : 1;
}

/** A console reads its queue again every few seconds: whatever its lines share is read once. */
export function createWithdrawalLines(db: Database, { members, store, payees }: Dependencies) {
  const adminStore = withdrawalAdminStore(db);
  return async (brand: string, rows: readonly WithdrawalRow[]): Promise<WithdrawalLine[]> => {
    const ids = rows.map(({ id }) => id);
    const [rules, methods, known, payouts, returns, owners] = await Promise.all([
      store.rules(brand),
      store.everyMethod(brand),
      payees.byIds(rows.map((row) => row.payee_id)),
      adminStore.approvals(ids),
      adminStore.approvals(ids, 'withdrawal_return_approvals'),
      members.byIds(brand, [...new Set(rows.map((row) => row.member_id))]),
    ]);
    return rows.map((row) => {
      const payee = mustGet(known, row.payee_id);
      const isDisputed = row.confirmation === 'disputed';
      const approvals = (isDisputed ? returns : payouts).get(row.id) ?? [];
      return toWireLine(row, {
        member: toWireMember(owners.get(row.member_id)),
        method: mustGet(methods, row.method).name,
        payee: { ...maskedFacts(payees.open(payee)), addedAt: payee.added_at.toISOString() },
        approvals,
        // Whoever decided much alone on one day needs a second operator for small amounts too.
        needed: Math.max(approvalsNeeded(row, rules), isDisputed || row.state === 'review' ? approvals.length + 1 : 1),
      });
    });
  };
}

function toWireLine(
  row: WithdrawalRow,
  looked: Pick<WithdrawalLine, 'member' | 'method' | 'payee' | 'approvals' | 'needed'>,
): WithdrawalLine {
  return {
    ...wireFields(
      row,
      'id',
      'reference',
      'received',
      'state',
      'confirmation',
      'flags',
      'reason',
      'amount',
      'fee',
      'paid',
      'currency',
    ),
    ...wireFields(row, 'requested_at', 'ended_at'),
    hasProof: row.proof !== null,
    faster: row.faster,
    ...looked,
  };
}

function toWireMember(member: Member | undefined): WithdrawalLine['member'] {
  return {
    id: member?.publicId ?? '',
    account: member?.account ?? '',
    registeredAt: member?.registeredAt.toISOString() ?? '',
  };
}
