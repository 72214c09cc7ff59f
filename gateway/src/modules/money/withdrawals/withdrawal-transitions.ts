import type { WithdrawalConfirmation, WithdrawalState } from '@pavilion/api/withdrawals';
import { sql, type UpdateObject } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import type { WithdrawalRow } from './tables';

export type NewWithdrawal = Pick<
  WithdrawalRow,
  | 'id'
  | 'brand'
  | 'member_id'
  | 'payee_id'
  | 'method'
  | 'provider'
  | 'currency'
  | 'amount'
  | 'fee'
  | 'flags'
  | 'faster'
  | 'idempotency_key'
> & { state: 'review' | 'approved' };

/** What may change beside the state. */
type Facts = Omit<UpdateObject<Tables, 'withdrawals'>, 'state' | 'id'>;

const now = sql<Date>`now()`;

/** How a withdrawal comes to be and moves on; each move answers with nothing when it was not where it moves from. */
export function withdrawalTransitions(db: Database) {
  return {
    insert: (row: NewWithdrawal): Promise<WithdrawalRow> =>
      db
        .insertInto('withdrawals')
        .values({ ...row, ...(row.state === 'approved' && { decided_at: now }) })
        .returningAll()
        .executeTakeFirstOrThrow(),
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
      { proof, received }: { proof?: Buffer | undefined; received?: bigint } = {},
    ): Promise<WithdrawalRow | undefined> =>
      db
        .updateTable('withdrawals')
        .set({ confirmation: to, confirmed_at: now, ...(proof && { proof }), ...(received !== undefined && { received }) })
        .where('id', '=', id)
        .where('confirmation', '=', from)
        .returningAll()
        .executeTakeFirst(),
    recordPaid: (id: string, paid: bigint): Promise<WithdrawalRow> =>
      db.updateTable('withdrawals').set({ paid }).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
  };
}
