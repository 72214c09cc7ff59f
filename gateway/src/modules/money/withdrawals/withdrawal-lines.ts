import type { WithdrawalLine } from '@pavilion/api/staff';
import type { Members } from '../../identity/members';
import type { withdrawalAdminStore } from './admin-store';
import { type PayeeStore, maskedFacts } from './payees';
import { mustGet, type WithdrawalStore } from './store';
import type { RulesRow, WithdrawalRow } from './tables';

interface Dependencies {
  adminStore: Pick<ReturnType<typeof withdrawalAdminStore>, 'approvals'>;
  members: Pick<Members, 'byId'>;
  store: WithdrawalStore;
  payees: PayeeStore;
}

/** Withdrawals as the console lists them. It reads its queue again every few seconds: whatever the lines share is read once. */
export function createWithdrawalLines({ adminStore, members, store, payees }: Dependencies) {
  return async (brand: string, rows: readonly WithdrawalRow[]): Promise<WithdrawalLine[]> => {
    const [rules, methods] = [await store.rules(brand), await store.everyMethod(brand)];
    const [known, agreed] = [
      await payees.byIds(rows.map((row) => row.payee_id)),
      await adminStore.approvals(rows.map(({ id }) => id)),
    ];
    return Promise.all(
      rows.map(async (row) => {
        const [member, payee] = [await members.byId(brand, row.member_id), mustGet(known, row.payee_id)];
        return {
          id: row.id,
          state: row.state,
          confirmation: row.confirmation,
          marks: row.marks,
          reason: row.reason,
          member: {
            id: member?.publicId ?? '',
            account: member?.account ?? '',
            registeredAt: member?.registeredAt.toISOString() ?? '',
          },
          method: mustGet(methods, row.method).name,
          payee: { ...maskedFacts(payees.open(payee)), addedAt: payee.added_at.toISOString() },
          amount: String(row.amount),
          fee: String(row.fee),
          paid: String(row.paid),
          currency: row.currency,
          approvals: agreed.get(row.id) ?? [],
          needed: approvalsNeeded(row, rules),
          hasProof: row.proof !== null,
          requestedAt: row.requested_at.toISOString(),
          endedAt: row.ended_at?.toISOString() ?? null,
        };
      }),
    );
  };
}

export function approvalsNeeded({ amount }: WithdrawalRow, rules: RulesRow | undefined): number {
  return rules && amount >= rules.four_eyes_from ? 2 : 1;
}
