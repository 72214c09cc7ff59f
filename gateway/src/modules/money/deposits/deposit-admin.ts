import type { DepositLine, DepositMethodsOverview, DepositQueue, DepositQueueValue } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Audit, StaffAction } from '../../control/audit';
import { oneDecisionAtOnce, secondPerson } from '../../control/operators';
import type { Members } from '../../identity/members';
import type { Wallet } from '../wallet';
import { type CreditDeposit, creditableAmount } from './credit-deposit';
import { createDepositLines, approvalsNeeded } from './deposit-lines';
import { creditedAlone, depositAdminStore } from './admin-store';
import { depositMethodHealth } from './deposit-method-health';
import { methodStore } from './method-store';
import { depositStore } from './store';
import type { DepositRow } from './tables';

/** Deposits as operators look after them. Every action is in the audit log. */
export interface DepositAdmin {
  queue(brand: string, queue: DepositQueue, after?: string): Promise<DepositQueueValue>;
  /** How many wait for an operator. */
  countWaiting(brand: string): Promise<number>;
  /** @throws DomainError `request.not_found` */
  find(brand: string, id: string): Promise<DepositLine>;
  /**
   * Says how much arrived; it is credited when enough operators say the same.
   *
   * @throws DomainError `request.not_found`, `wallet.deposit_closed`, `deposits.second_operator_required`, `deposits.amount_differs`
   */
  approve(input: StaffAction & { arrived: bigint }): Promise<DepositLine>;
  /** No money was found for a slip. @throws DomainError `request.not_found`, `wallet.deposit_closed` */
  reject(input: StaffAction): Promise<DepositLine>;
  /** Money that a provider has goes back to its payer. @throws DomainError `request.not_found`, `wallet.deposit_closed` */
  refund(input: StaffAction): Promise<DepositLine>;
  /** The bank's slip, a jpg. @throws DomainError `request.not_found` */
  slip(brand: string, id: string): Promise<Buffer>;
  methods(brand: string): Promise<DepositMethodsOverview>;
  /** Switches a way to pay in. @throws DomainError `request.not_found` */
  setMethodEnabled(input: Omit<StaffAction, 'id'> & { code: string; enabled: boolean }): Promise<DepositMethodsOverview>;
}

interface Dependencies {
  audit: Audit;
  members: Pick<Members, 'byIds'>;
  wallet: Pick<Wallet, 'transaction'>;
  credit: CreditDeposit;
}

export function createDepositAdmin({ db }: Pick<Platform, 'db'>, { audit, members, wallet, credit }: Dependencies): DepositAdmin {
  const lines = createDepositLines(db, members);
  /** One action at a time for a deposit, and its line in the log with it. */
  const runStaffAction = async (
    input: StaffAction,
    action: string,
    act: (trx: Database, row: DepositRow) => Promise<DepositRow | undefined>,
  ): Promise<DepositLine> => {
    const row = await wallet.transaction(async (trx) => {
      const held = await depositStore(trx).byId(input.id, true);
      if (held?.brand !== input.brand) throw new DomainError('request.not_found');
      const changed = held.state === 'review' ? await act(trx, held) : undefined;
      if (!changed) throw new DomainError('wallet.deposit_closed');
      const { brand, who, reason } = input;
      const after = { id: input.id, state: changed.state, credited: changed.credited === null ? null : String(changed.credited) };
      await audit.append(trx, { who, reason, brand, action, after });
      return changed;
    });
    return (await lines(row.brand, [row]))[0] as DepositLine;
  };
  return {
    async queue(brand, queue, after) {
      const admin = depositAdminStore(db);
      const { rows, more } = await admin.queue(brand, queue, after);
      const next = more ? rows.at(-1)?.id : undefined;
      return { list: await lines(brand, rows), ...(next && { next }), waiting: await admin.countWaiting(brand) };
    },
    countWaiting: (brand) => depositAdminStore(db).countWaiting(brand),
    async find(brand, id) {
      const row = await depositStore(db).byId(id);
      if (row?.brand !== brand) throw new DomainError('request.not_found');
      return (await lines(brand, [row]))[0] as DepositLine;
    },
    approve: (input) => runStaffAction(input, 'deposits.approved', (trx, row) => approveDeposit(trx, row, input, credit)),
    reject: (input) =>
      runStaffAction(input, 'deposits.rejected', async (trx, row) =>
        row.review_reason === 'slip'
          ? depositStore(trx).transition(row.id, ['review'], 'rejected', { reason: input.reason })
          : undefined,
      ),
    refund: (input) =>
      runStaffAction(input, 'deposits.returned', async (trx, row) =>
        row.review_reason === 'slip'
          ? undefined
          : depositStore(trx).transition(row.id, ['review'], 'returned', { reason: input.reason }),
      ),
    async slip(brand, id) {
      const row = await depositStore(db).byId(id);
      const slip = row?.brand === brand ? await depositStore(db).slip(id) : undefined;
      if (!slip) throw new DomainError('request.not_found');
      return slip.picture;
    },
    ...createMethodAdmin(db, audit),
  };
}

function createMethodAdmin(db: Database, audit: Audit): Pick<DepositAdmin, 'methods' | 'setMethodEnabled'> {
  return {
    methods: (brand) => depositMethodHealth(db, brand),
    async setMethodEnabled({ brand, code, enabled, who, reason }) {
      await db.transaction().execute(async (trx) => {
        if (!(await methodStore(trx).setEnabled(brand, code, enabled))) throw new DomainError('request.not_found');
        await audit.append(trx, { who, reason, brand, action: 'deposits.method-switched', after: { method: code, enabled } });
      });
      return depositMethodHealth(db, brand);
    },
  };
}

/** What a provider says arrived stands; of a transfer the operators say it, all of them the same. */
async function approveDeposit(
  trx: Database,
  row: DepositRow,
  { who, arrived }: { who: string; arrived: bigint },
  credit: CreditDeposit,
): Promise<DepositRow | undefined> {
  const admin = depositAdminStore(trx);
  const before = await admin.approvals([row.id]);
  const beside = before.map(({ operator }) => operator);
  const methods = methodStore(trx);
  await oneDecisionAtOnce(trx, row.brand);
  const decided = row.review_reason === 'slip' ? await creditedAlone(trx, row, who) : undefined;
  const needed = approvalsNeeded(row, arrived, await methods.rules(row.brand), decided);
  if (needed > 1 || beside.length > 0) await secondPerson(trx, { who, beside, refusal: 'deposits.second_operator_required' });
  const said = row.arrived ?? before[0]?.arrived ?? arrived;
  if (said !== arrived) throw new DomainError('deposits.amount_differs', { fields: { arrived: 'deposits.amount_differs' } });
  const method = await methods.find(row.brand, row.method);
  const credited = creditableAmount(row, arrived, method.fee_bps);
  if (credited < 1n) throw new DomainError('deposits.amount_differs', { fields: { arrived: 'deposits.amount_differs' } });
  await admin.addApproval(row.id, who, arrived);
  if (before.length + 1 < needed) return row;
  return credit(trx, row, 'review', { arrived, credited });
}
