import type { DepositState } from '@pavilion/api/wallet';
import { type ExpressionBuilder, sql, type UpdateObject } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import type { PromisedBonus } from '../bonuses';
import type { DepositRow } from './tables';

export const PAGE = 10;

/** Whose deposits. */
export interface Owner {
  brand: string;
  memberId: string;
}

export interface NewDeposit {
  id: string;
  brand: string;
  member_id: bigint;
  method: string;
  provider: string;
  currency: string;
  amount: bigint;
  fee: bigint;
  state: 'created' | 'pending';
  reference: string;
  idempotency_key: string;
  bonus: PromisedBonus | null;
}

/** What may change beside the state. */
type Facts = Omit<UpdateObject<Tables, 'deposits'>, 'state' | 'id'>;

const ownedBy = (owner: Owner) => (each: ExpressionBuilder<Tables, 'deposits'>) =>
  each.and([each('brand', '=', owner.brand), each('member_id', '=', BigInt(owner.memberId))]);
const now = sql<Date>`now()`;

/** The deposits of a database, or of a transaction. */
export function depositStore(db: Database) {
  const own = (owner: Owner, id: string) =>
    db.selectFrom('deposits').selectAll().where(ownedBy(owner)).where('id', '=', id).executeTakeFirst();
  return {
    own,
    /** The new deposit, or nothing when the member used the key before. */
    insert: (deposit: NewDeposit, minutes: number): Promise<DepositRow | undefined> =>
      db
        .insertInto('deposits')
        .values({ ...deposit, expires_at: sql<Date>`now() + make_interval(mins => ${minutes})` })
        .onConflict((conflict) => conflict.columns(['member_id', 'idempotency_key']).doNothing())
        .returningAll()
        .executeTakeFirst(),
    byKey: (owner: Owner, key: string) =>
      db.selectFrom('deposits').selectAll().where(ownedBy(owner)).where('idempotency_key', '=', key).executeTakeFirst(),
    /** With `hold` nobody else changes it until the transaction ends. */
    byId(id: string, hold = false): Promise<DepositRow | undefined> {
      const found = db.selectFrom('deposits').selectAll().where('id', '=', id);
      return (hold ? found.forUpdate() : found).executeTakeFirst();
    },
    async page(owner: Owner, before: string | undefined): Promise<DepositRow[]> {
      const all = db.selectFrom('deposits').selectAll().where(ownedBy(owner)).orderBy('created_at', 'desc').orderBy('id', 'desc');
      const from = before && (await own(owner, before));
      if (before && !from) return [];
      const rest = from
        ? all.where((each) =>
            each.or([
              each('created_at', '<', from.created_at),
              each.and([each('created_at', '=', from.created_at), each('id', '<', from.id)]),
            ]),
          )
        : all;
      return rest.limit(PAGE + 1).execute();
    },
    /** Moves a deposit from one of these states to another; nothing when it was not there any more. */
    transition: (id: string, from: readonly DepositState[], to: DepositState, facts: Facts = {}): Promise<DepositRow | undefined> =>
      db
        .updateTable('deposits')
        .set({
          state: to,
          ended_at: to === 'created' || to === 'pending' || to === 'review' ? null : now,
          ...(to === 'review' && { review_since: now }),
          ...facts,
        })
        .where('id', '=', id)
        .where('state', 'in', from)
        .returningAll()
        .executeTakeFirst(),
    /** Closes it when its time is over; answers with how it stands. */
    async expireIfLate(id: string): Promise<DepositRow | undefined> {
      const late = await db
        .updateTable('deposits')
        .set({ state: 'expired', ended_at: now })
        .where('id', '=', id)
        .where('state', 'in', ['created', 'pending'])
        .where('expires_at', '<=', now)
        .returningAll()
        .executeTakeFirst();
      return late ?? this.byId(id);
    },
    saveSlip: (id: string, picture: Buffer) =>
      db
        .insertInto('deposit_slips')
        .values({ deposit_id: id, picture })
        .onConflict((known) => known.doNothing())
        .execute(),
    slip: (id: string) => db.selectFrom('deposit_slips').select('picture').where('deposit_id', '=', id).executeTakeFirst(),
  };
}

export type DepositStore = ReturnType<typeof depositStore>;
