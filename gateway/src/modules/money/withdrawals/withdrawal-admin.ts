import type { WithdrawalLine, WithdrawalQueue, WithdrawalQueueValue } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Members } from '../../identity/members';
import type { Wallet } from '../wallet';
import { withdrawalAdminStore } from './admin-store';
import type { PayeeStore } from './payees';
import type { Payouts } from './payouts';
import { type WithdrawalStore, withdrawalStore } from './store';
import type { WithdrawalRow } from './tables';
import { approvalsNeeded, createWithdrawalLines } from './withdrawal-lines';

/** What an operator does to a withdrawal, and why. */
export interface StaffAction {
  brand: string;
  id: string;
  who: string;
  reason: string;
}

/** Withdrawals as operators look after them. Every action is in the audit log. */
export interface WithdrawalAdmin {
  queue(brand: string, queue: WithdrawalQueue, after?: string): Promise<WithdrawalQueueValue>;
  /** @throws DomainError `request.not_found` */
  find(brand: string, id: string): Promise<WithdrawalLine>;
  /** Agrees; the payout begins when enough have. @throws DomainError `request.not_found`, `withdrawals.closed`, `.second_person` */
  approve(staffAction: StaffAction): Promise<WithdrawalLine>;
  /** Refuses and gives the money back. @throws DomainError `request.not_found`, `withdrawals.closed` */
  reject(staffAction: StaffAction): Promise<WithdrawalLine>;
  /** Ends a dispute: it is held to have arrived, or the money goes back. @throws DomainError `request.not_found`, `withdrawals.closed` */
  resolveDispute(staffAction: StaffAction, outcome: 'forced' | 'returned'): Promise<WithdrawalLine>;
  /** The picture that came with a dispute. @throws DomainError `request.not_found` */
  proof(brand: string, id: string): Promise<Buffer>;
}

interface Dependencies {
  audit: Audit;
  members: Pick<Members, 'byIds'>;
  wallet: Wallet;
  store: WithdrawalStore;
  payees: PayeeStore;
  payouts: Pick<Payouts, 'refund'>;
}

export function createWithdrawalAdmin(
  { db }: Pick<Platform, 'db'>,
  { audit, members, wallet, store, payees, payouts }: Dependencies,
): WithdrawalAdmin {
  const adminStore = withdrawalAdminStore(db);
  const lines = createWithdrawalLines(db, { members, store, payees });
  /** One action at a time for a withdrawal, and its line in the log with it. */
  const runStaffAction = async (
    staffAction: StaffAction,
    action: string,
    act: (trx: Database, row: WithdrawalRow) => Promise<WithdrawalRow | undefined>,
  ) => {
    const row = await db.transaction().execute(async (trx) => {
      const held = await withdrawalStore(trx).byId(staffAction.id, true);
      if (held?.brand !== staffAction.brand) throw new DomainError('request.not_found');
      const changed = await act(trx, held);
      if (!changed) throw new DomainError('withdrawals.closed');
      const { brand, who, reason } = staffAction;
      await audit.append(trx, {
        who,
        reason,
        brand,
        action,
        after: { id: staffAction.id, state: changed.state, amount: String(changed.amount) },
      });
      return changed;
    });
    wallet.announce(row.brand, [String(row.member_id)]);
    return (await lines(row.brand, [row]))[0] as WithdrawalLine;
  };
  return {
    async queue(brand, queue, after) {
      const { rows, more } = await adminStore.queue(brand, queue, after);
      const next = more ? rows.at(-1)?.id : undefined;
      return { list: await lines(brand, rows), ...(next && { next }), waiting: await adminStore.countWaiting(brand) };
    },
    async find(brand, id) {
      const row = await store.byId(id);
      if (row?.brand !== brand) throw new DomainError('request.not_found');
      return (await lines(brand, [row]))[0] as WithdrawalLine;
    },
    approve: (staffAction) =>
      runStaffAction(staffAction, 'withdrawals.approved', async (trx, row) => {
        if (row.state !== 'review') return undefined;
        const within = withdrawalAdminStore(trx);
        if (!(await within.addApproval(row.id, staffAction.who))) throw new DomainError('withdrawals.second_operator_required');
        const agreed = (await within.approvals([row.id])).get(row.id)?.length ?? 0;
        if (agreed < approvalsNeeded(row, await withdrawalStore(trx).rules(row.brand))) return row;
        return withdrawalStore(trx).transition(row.id, 'review', 'approved', { decided_at: new Date() });
      }),
    reject: (staffAction) =>
      runStaffAction(staffAction, 'withdrawals.rejected', async (trx, row) => {
        const ended = { decided_at: new Date(), ended_at: new Date(), reason: staffAction.reason };
        const rejected = await withdrawalStore(trx).transition(row.id, 'review', 'rejected', ended);
        if (rejected) await payouts.refund(trx, rejected, rejected.amount);
        return rejected;
      }),
    resolveDispute: (staffAction, outcome) =>
      runStaffAction(staffAction, `withdrawals.${outcome}`, async (trx, row) => {
        const ended = await withdrawalStore(trx).confirm(row.id, 'disputed', outcome);
        if (ended && outcome === 'returned') await payouts.refund(trx, ended, ended.amount - ended.fee);
        return ended;
      }),
    async proof(brand, id) {
      const row = await store.byId(id);
      if (row?.brand !== brand || !row.proof) throw new DomainError('request.not_found');
      return row.proof;
    },
  };
}
