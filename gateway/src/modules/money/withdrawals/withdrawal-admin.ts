import type { WithdrawalLine, WithdrawalQueue, WithdrawalQueueValue } from '@pavilion/api/staff';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Audit, StaffAction } from '../../control/audit';
import type { Members } from '../../identity/members';
import type { Wallet } from '../wallet';
import { withdrawalAdminStore } from './admin-store';
import type { PayeeStore } from './payee-store';
import type { Payouts } from './payouts';
import { approveWithdrawal, createStaffActions, holdForArrived, rejectWithdrawal, returnDisputed } from './staff-actions';
import type { WithdrawalStore } from './store';
import type { WithdrawalRow } from './tables';
import { createWithdrawalLines } from './withdrawal-lines';

/** Withdrawals as operators look after them. Every action is in the audit log. */
export interface WithdrawalAdmin {
  queue(brand: string, queue: WithdrawalQueue, after?: string): Promise<WithdrawalQueueValue>;
  /** How many wait for an operator: to be agreed to, and disputed by their players. */
  countWaiting(brand: string): Promise<{ review: number; disputed: number }>;
  /** @throws DomainError `request.not_found` */
  find(brand: string, id: string): Promise<WithdrawalLine>;
  /** Agrees; the payout begins when enough have. @throws DomainError `request.not_found`, `withdrawals.closed`, `.second_person` */
  approve(staffAction: StaffAction): Promise<WithdrawalLine>;
  /** Refuses and gives the money back. @throws DomainError `request.not_found`, `withdrawals.closed` */
  reject(staffAction: StaffAction): Promise<WithdrawalLine>;
  /**
   * Ends a dispute: it is held to have arrived, or the money goes back when enough operators agree to that.
   *
   * @throws DomainError `request.not_found`, `withdrawals.closed`, `withdrawals.second_operator_required`
   */
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

export function createWithdrawalAdmin({ db }: Pick<Platform, 'db'>, needs: Dependencies): WithdrawalAdmin {
  const { store, payees, members, payouts } = needs;
  const adminStore = withdrawalAdminStore(db);
  const lines = createWithdrawalLines(db, { members, store, payees });
  const lineOf = async (row: WithdrawalRow) => (await lines(row.brand, [row]))[0] as WithdrawalLine;
  const run = createStaffActions(needs);
  const found = async (brand: string, id: string): Promise<WithdrawalRow> => {
    const row = await store.byId(id);
    if (row?.brand !== brand) throw new DomainError('request.not_found');
    return row;
  };
  return {
    async queue(brand, queue, after) {
      const { rows, more } = await adminStore.queue(brand, queue, after);
      const next = more ? rows.at(-1)?.id : undefined;
      return { list: await lines(brand, rows), ...(next && { next }), waiting: await adminStore.countWaiting(brand) };
    },
    countWaiting: adminStore.countWaiting,
    find: async (brand, id) => lineOf(await found(brand, id)),
    approve: async (staffAction) =>
      lineOf(await run(staffAction, 'withdrawals.approved', (trx, row) => approveWithdrawal(trx, row, staffAction.who))),
    reject: async (staffAction) =>
      lineOf(
        await run(staffAction, 'withdrawals.rejected', (trx, row) =>
          rejectWithdrawal(trx, row, staffAction.reason, payouts.refund),
        ),
      ),
    resolveDispute: async (staffAction, outcome) =>
      lineOf(
        await run(staffAction, `withdrawals.${outcome}`, (trx, row) =>
          outcome === 'forced' ? holdForArrived(trx, row) : returnDisputed(trx, row, staffAction.who, payouts.refund),
        ),
      ),
    async proof(brand, id) {
      const { proof } = await found(brand, id);
      if (!proof) throw new DomainError('request.not_found');
      return proof;
    },
  };
}
