import type { WithdrawalConfirmation, WithdrawalState } from '@pavilion/api/withdrawals';
import { type ExpressionBuilder, sql, type UpdateObject } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import { lockMember } from '../../identity/members';
import type { Owner } from './payees';
import type { PayoutMethodRow, RulesRow, WithdrawalRow } from './tables';

import { jobStore } from './job-store';
import { eligibilityStore } from './eligibility-store';

export const PAGE = 20;

/** What a foreign key promises to be there. */
export function mustGet<Value>(known: ReadonlyMap<string, Value>, key: string): Value {
  const value = known.get(key);
  if (value === undefined) throw new Error(`nothing is known of ${key}`);
  return value;
}

export interface NewWithdrawal {
  id: string;
  brand: string;
  member_id: bigint;
  payee_id: string;
  method: string;
  provider: string;
  currency: string;
  amount: bigint;
  fee: bigint;
  state: 'review' | 'approved';
  flags: string[];
  idempotency_key: string;
}

/** What may change beside the state. */
type Facts = Omit<UpdateObject<Tables, 'withdrawals'>, 'state' | 'id'>;

const ownedBy = (owner: Owner) => (each: ExpressionBuilder<Tables, 'withdrawals'>) =>
  each.and([each('brand', '=', owner.brand), each('member_id', '=', BigInt(owner.memberId))]);

/** The tables of withdrawals; within a transaction when `db` is one. */
export function withdrawalStore(db: Database) {
  return { ...rowStore(db), ...eligibilityStore(db), ...jobStore(db) };
}

export type WithdrawalStore = ReturnType<typeof withdrawalStore>;

function rowStore(db: Database) {
  const own = (owner: Owner, id: string) =>
    db.selectFrom('withdrawals').selectAll().where(ownedBy(owner)).where('id', '=', id).executeTakeFirst();
  return {
    own,
    methods: (brand: string) =>
      db
        .selectFrom('withdrawal_methods')
        .selectAll()
        .where('brand', '=', brand)
        .where('enabled', '=', true)
        .orderBy('position')
        .execute(),
    /** By code; also those that are switched off now, which earlier withdrawals went by. */
    async everyMethod(brand: string): Promise<ReadonlyMap<string, PayoutMethodRow>> {
      const rows = await db.selectFrom('withdrawal_methods').selectAll().where('brand', '=', brand).orderBy('position').execute();
      return new Map(rows.map((row) => [row.code, row]));
    },
    rules: (brand: string): Promise<RulesRow | undefined> =>
      db.selectFrom('withdrawal_rules').selectAll().where('brand', '=', brand).executeTakeFirst(),
    /** One withdrawal of a member is looked at at a time. */
    lockMember: (memberId: bigint) => lockMember(db, memberId),
    insert: (row: NewWithdrawal): Promise<WithdrawalRow> =>
      db
        .insertInto('withdrawals')
        .values({ ...row, ...(row.state === 'approved' && { decided_at: sql<Date>`now()` }) })
        .returningAll()
        .executeTakeFirstOrThrow(),
    byKey: (owner: Owner, key: string) =>
      db.selectFrom('withdrawals').selectAll().where(ownedBy(owner)).where('idempotency_key', '=', key).executeTakeFirst(),
    /** With `hold` nobody else changes it until the transaction ends. */
    byId(id: string, hold = false): Promise<WithdrawalRow | undefined> {
      const found = db.selectFrom('withdrawals').selectAll().where('id', '=', id);
      return (hold ? found.forUpdate() : found).executeTakeFirst();
    },
    async page(owner: Owner, before: string | undefined): Promise<WithdrawalRow[]> {
      const all = db
        .selectFrom('withdrawals')
        .selectAll()
        .where(ownedBy(owner))
        .orderBy('requested_at', 'desc')
        .orderBy('id', 'desc');
      const from = before && (await own(owner, before));
      if (before && !from) return [];
      const rest = from
        ? all.where((each) =>
            each.or([
              each('requested_at', '<', from.requested_at),
              each.and([each('requested_at', '=', from.requested_at), each('id', '<', from.id)]),
            ]),
          )
        : all;
      return rest.limit(PAGE + 1).execute();
    },
    transition: (id: string, from: WithdrawalState, to: WithdrawalState, facts: Facts = {}): Promise<WithdrawalRow | undefined> =>
      db
        .updateTable('withdrawals')
        .set({ state: to, ...facts })
        .where('id', '=', id)
        .where('state', '=', from)
        .returningAll()
        .executeTakeFirst(),
    confirm: (
      id: string,
      from: WithdrawalConfirmation,
      to: WithdrawalConfirmation,
      proof?: Buffer,
    ): Promise<WithdrawalRow | undefined> =>
      db
        .updateTable('withdrawals')
        .set({ confirmation: to, confirmed_at: sql<Date>`now()`, ...(proof && { proof }) })
        .where('id', '=', id)
        .where('confirmation', '=', from)
        .returningAll()
        .executeTakeFirst(),
    recordPaid: (id: string, paid: bigint): Promise<WithdrawalRow> =>
      db.updateTable('withdrawals').set({ paid }).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
  };
}
