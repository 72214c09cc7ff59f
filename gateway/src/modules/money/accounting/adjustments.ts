import type { AdjustmentLine, AdjustmentQuery, AdjustmentQueueValue, NewAdjustment } from '@pavilion/api/staff';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Audit, StaffAction } from '../../control/audit';
import type { Members } from '../../identity/members';
import type { Wallet } from '../wallet';
import { createAdjustmentLines } from './adjustment-lines';
import { type AdjustmentRow, adjustmentStore } from './adjustment-store';
import { createDecide } from './decide-adjustment';
import { createPropose } from './propose-adjustment';

/** Money that operators give, take or take back: one proposes, another decides. Every action is in the audit log. */
export interface Adjustments {
  queue(brand: string, asked: AdjustmentQuery): Promise<AdjustmentQueueValue>;
  /** How many wait for a second operator. */
  countWaiting(brand: string): Promise<number>;
  /** @throws DomainError `request.not_found`, `request.invalid`, `wallet.reference_reused`, `accounting.not_correctable` */
  propose(brand: Brand, wanted: NewAdjustment, who: string): Promise<AdjustmentLine>;
  /** @throws DomainError `request.not_found`, `accounting.closed`, `accounting.second_operator_required`, `accounting.not_correctable`, `wallet.insufficient_funds` */
  approve(decision: StaffAction): Promise<AdjustmentLine>;
  /** @throws DomainError `request.not_found`, `accounting.closed`, `accounting.second_operator_required` */
  reject(decision: StaffAction): Promise<AdjustmentLine>;
  /** Its proposer takes it back. @throws DomainError `request.not_found`, `accounting.closed`, `auth.forbidden` */
  withdraw(decision: StaffAction): Promise<AdjustmentLine>;
}

interface Dependencies {
  audit: Audit;
  members: Pick<Members, 'byIds' | 'byPublicId'>;
  wallet: Wallet;
}

export function createAdjustments({ db }: Pick<Platform, 'db'>, needs: Dependencies): Adjustments {
  const store = adjustmentStore(db);
  const lines = createAdjustmentLines(needs.members);
  const lineOf = async (row: AdjustmentRow) => (await lines(row.brand, [row]))[0] as AdjustmentLine;
  const propose = createPropose(db, needs);
  const decide = createDecide(needs);
  return {
    async queue(brand, asked) {
      const [{ rows, more }, waiting] = await Promise.all([store.queue(brand, asked), store.waiting(brand)]);
      const last = rows.at(-1);
      return { list: await lines(brand, rows), ...(more && last && { next: last.id }), waiting };
    },
    countWaiting: store.waiting,
    propose: async (brand, wanted, who) => lineOf(await propose(brand, wanted, who)),
    approve: async (decision) => lineOf(await decide('approve', decision)),
    reject: async (decision) => lineOf(await decide('reject', decision)),
    withdraw: async (decision) => lineOf(await decide('withdraw', decision)),
  };
}
