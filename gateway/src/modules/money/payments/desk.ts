import type { DepositLine, DepositMethodsOverview, DepositQueue, DepositQueueValue } from '@pavilion/api/operations';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Members } from '../../identity/members';
import type { Wallet } from '../wallet';
import { type Credit, creditedOf } from './crediting';
import { linesWith, neededFor } from './desk-lines';
import { depositDeskStore } from './desk-store';
import { methodHealth } from './health';
import { methodStore } from './methods';
import { paymentStore } from './store';
import type { PaymentRow } from './tables';

/** What an operator does to a deposit, and why. */
export interface DepositDeedOf {
  brand: string;
  id: string;
  who: string;
  reason: string;
}

/** Deposits as operators look after them. Every deed is in the audit log. */
export interface DepositDesk {
  queue(brand: string, queue: DepositQueue, after?: string): Promise<DepositQueueValue>;
  /** @throws DomainError `request.not_found` */
  one(brand: string, id: string): Promise<DepositLine>;
  /**
   * Says how much arrived; it is credited when enough operators say the same.
   *
   * @throws DomainError `request.not_found`, `wallet.deposit_closed`, `deposits.second_person`, `deposits.amount_differs`
   */
  approve(deed: DepositDeedOf & { arrived: bigint }): Promise<DepositLine>;
  /** No money was found for a slip. @throws DomainError `request.not_found`, `wallet.deposit_closed` */
  reject(deed: DepositDeedOf): Promise<DepositLine>;
  /** Money that a provider has goes back to its payer. @throws DomainError `request.not_found`, `wallet.deposit_closed` */
  giveBack(deed: DepositDeedOf): Promise<DepositLine>;
  /** The bank's slip, a jpg. @throws DomainError `request.not_found` */
  slip(brand: string, id: string): Promise<Buffer>;
  methods(brand: string): Promise<DepositMethodsOverview>;
  /** Switches a way to pay in. @throws DomainError `request.not_found` */
  switchMethod(deed: Omit<DepositDeedOf, 'id'> & { code: string; enabled: boolean }): Promise<DepositMethodsOverview>;
}

interface Parts {
  audit: Audit;
  members: Pick<Members, 'byId'>;
  wallet: Pick<Wallet, 'announce'>;
  credit: Credit;
}

export function createDepositDesk({ db }: Pick<Platform, 'db'>, { audit, members, wallet, credit }: Parts): DepositDesk {
  const lines = linesWith(db, members);
  /** One deed at a time for a deposit, and its line in the log with it. */
  const doing = async (
    deed: DepositDeedOf,
    action: string,
    act: (trx: Database, row: PaymentRow) => Promise<PaymentRow | undefined>,
  ): Promise<DepositLine> => {
    const row = await db.transaction().execute(async (trx) => {
      const held = await paymentStore(trx).byId(deed.id, true);
      if (held?.brand !== deed.brand) throw new DomainError('request.not_found');
      const changed = held.state === 'review' ? await act(trx, held) : undefined;
      if (!changed) throw new DomainError('wallet.deposit_closed');
      const { brand, who, reason } = deed;
      const after = { id: deed.id, state: changed.state, credited: changed.credited === null ? null : String(changed.credited) };
      await audit.append(trx, { who, reason, brand, action, after });
      return changed;
    });
    if (row.state === 'paid') wallet.announce(row.brand, [String(row.member_id)]);
    return (await lines(row.brand, [row]))[0] as DepositLine;
  };
  return {
    async queue(brand, queue, after) {
      const desk = depositDeskStore(db);
      const { rows, more } = await desk.queue(brand, queue, after);
      const next = more ? rows.at(-1)?.id : undefined;
      return { list: await lines(brand, rows), ...(next && { next }), waiting: await desk.waiting(brand) };
    },
    async one(brand, id) {
      const row = await paymentStore(db).byId(id);
      if (row?.brand !== brand) throw new DomainError('request.not_found');
      return (await lines(brand, [row]))[0] as DepositLine;
    },
    approve: (deed) => doing(deed, 'deposits.approved', (trx, row) => approved(trx, row, deed, credit)),
    reject: (deed) =>
      doing(deed, 'deposits.rejected', async (trx, row) =>
        row.concern === 'slip' ? paymentStore(trx).move(row.id, ['review'], 'rejected', { reason: deed.reason }) : undefined,
      ),
    giveBack: (deed) =>
      doing(deed, 'deposits.returned', async (trx, row) =>
        row.concern === 'slip' ? undefined : paymentStore(trx).move(row.id, ['review'], 'returned', { reason: deed.reason }),
      ),
    async slip(brand, id) {
      const row = await paymentStore(db).byId(id);
      const slip = row?.brand === brand ? await paymentStore(db).slip(id) : undefined;
      if (!slip) throw new DomainError('request.not_found');
      return slip.picture;
    },
    methods: (brand) => methodHealth(db, brand),
    async switchMethod({ brand, code, enabled, who, reason }) {
      await db.transaction().execute(async (trx) => {
        if (!(await methodStore(trx).switch(brand, code, enabled))) throw new DomainError('request.not_found');
        await audit.append(trx, { who, reason, brand, action: 'deposits.method-switched', after: { method: code, enabled } });
      });
      return methodHealth(db, brand);
    },
  };
}

/** What a provider says arrived stands; of a transfer the operators say it, all of them the same. */
async function approved(
  trx: Database,
  row: PaymentRow,
  { who, arrived }: { who: string; arrived: bigint },
  credit: Credit,
): Promise<PaymentRow | undefined> {
  const desk = depositDeskStore(trx);
  const before = await desk.approvals([row.id]);
  if (before.some(({ operator }) => operator === who)) throw new DomainError('deposits.second_person');
  const said = row.arrived ?? before[0]?.arrived ?? arrived;
  if (said !== arrived) throw new DomainError('deposits.amount_differs', { fields: { arrived: 'deposits.amount_differs' } });
  const methods = methodStore(trx);
  const method = await methods.one(row.brand, row.method);
  const credited = creditedOf(row, arrived, method.fee_bps);
  if (credited < 1n) throw new DomainError('deposits.amount_differs', { fields: { arrived: 'deposits.amount_differs' } });
  await desk.agree(row.id, who, arrived);
  if (before.length + 1 < neededFor(arrived, await methods.rules(row.brand))) return row;
  return credit(trx, row, 'review', { arrived, credited });
}
