import type { DepositState } from '@pavilion/api/wallet';
import { sql, type UpdateObject } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import { depositQueries } from './deposit-queries';
import type { DepositRow } from './tables';

export type NewDeposit = Pick<
  DepositRow,
  'id' | 'brand' | 'member_id' | 'method' | 'provider' | 'currency' | 'amount' | 'fee' | 'reference' | 'idempotency_key' | 'bonus'
> & { state: 'created' | 'pending' };

/** What may change beside the state. */
type Facts = Omit<UpdateObject<Tables, 'deposits'>, 'state' | 'id'>;

const now = sql<Date>`now()`;

/** How a deposit comes to be and moves on. */
export function depositTransitions(db: Database) {
  return {
    /** The new deposit, or nothing when the member used the key before. */
    insert: (deposit: NewDeposit, minutes: number): Promise<DepositRow | undefined> =>
      db
        .insertInto('deposits')
        .values({ ...deposit, expires_at: sql<Date>`now() + make_interval(mins => ${minutes})` })
        .onConflict((conflict) => conflict.columns(['member_id', 'idempotency_key']).doNothing())
        .returningAll()
        .executeTakeFirst(),
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
      return late ?? depositQueries(db).byId(id);
    },
  };
}
