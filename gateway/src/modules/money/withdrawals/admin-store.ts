import type { WithdrawalQueue } from '@pavilion/api/staff';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { DecidedAlone } from '../../control/operators';
import type { WithdrawalRow } from './tables';

const PAGE = 50;

/** What operators agree to: that it is paid out, or that what did not arrive goes back. */
export type Agreement = 'withdrawal_approvals' | 'withdrawal_return_approvals';

/** Which withdrawals are in which queue, and who agreed to them. */
export function withdrawalAdminStore(db: Database) {
  const inQueue = (brand: string, queue: WithdrawalQueue) => {
    const all = db.selectFrom('withdrawals').where('brand', '=', brand);
    if (queue === 'review') return all.where('state', '=', 'review');
    if (queue === 'disputed') return all.where('confirmation', '=', 'disputed');
    if (queue === 'moving') return all.where('state', 'in', ['approved', 'sent']);
    return all.where('state', 'in', ['paid', 'failed', 'rejected']).where('confirmation', '<>', 'disputed');
  };
  const count = async (brand: string, queue: WithdrawalQueue): Promise<number> => {
    const { count: found } = await inQueue(brand, queue)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    return found;
  };
  return {
    /** A page of a queue, from behind `after`, and whether there is more. */
    async queue(brand: string, queue: WithdrawalQueue, after?: string): Promise<{ rows: WithdrawalRow[]; more: boolean }> {
      // Whoever has a rank that says so is looked at first, and then whoever waits for longest.
      const turn = queue === 'review' ? sql`not faster` : sql.ref('requested_at');
      const [way, beyond] = queue === 'ended' ? (['desc', '<'] as const) : (['asc', '>'] as const);
      const found = await inQueue(brand, queue)
        .selectAll()
        .$if(after !== undefined, (rest) =>
          rest.where(
            sql<boolean>`(${turn}, requested_at, id) ${sql.raw(beyond)} (select ${turn}, requested_at, id from withdrawals where id = ${after})`,
          ),
        )
        .orderBy(turn, way)
        .orderBy('requested_at', way)
        .orderBy('id', way)
        .limit(PAGE + 1)
        .execute();
      return { rows: found.slice(0, PAGE), more: found.length > PAGE };
    },
    countWaiting: async (brand: string) => ({ review: await count(brand, 'review'), disputed: await count(brand, 'disputed') }),
    /** Who agreed, in their order, by withdrawal. */
    async approvals(ids: readonly string[], to: Agreement = 'withdrawal_approvals'): Promise<ReadonlyMap<string, string[]>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom(to)
        .select(['withdrawal_id as id', 'operator'])
        .where('withdrawal_id', 'in', ids)
        .orderBy('approved_at')
        .execute();
      return new Map(ids.map((id) => [id, rows.filter((row) => row.id === id).map(({ operator }) => operator)]));
    },
    /** False when this operator agreed before. */
    async addApproval(id: string, operator: string, to: Agreement = 'withdrawal_approvals'): Promise<boolean> {
      const row = await db
        .insertInto(to)
        .values({ withdrawal_id: id, operator })
        .onConflict((known) => known.doNothing())
        .returning('operator')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** What was given back within a day on the word of one operator. */
export async function returnedAlone(
  db: Database,
  { brand, member_id: member }: WithdrawalRow,
  operator: string,
): Promise<DecidedAlone> {
  const { rows } = await sql<{ member: string; operator: string }>`
    select coalesce(sum(row.amount) filter (where row.member_id = ${member}), 0)::text as member,
      coalesce(sum(row.amount) filter (where agreed.operator = ${operator}), 0)::text as operator
    from withdrawal_return_approvals agreed join withdrawals row on row.id = agreed.withdrawal_id
    where agreed.approved_at > now() - interval '1 day' and row.brand = ${brand} and row.confirmation = 'returned'
      and not exists (
        select from withdrawal_return_approvals beside
        where beside.withdrawal_id = agreed.withdrawal_id and beside.operator <> agreed.operator
      )`.execute(db);
  return { forMember: BigInt(rows[0]?.member ?? 0), byOperator: BigInt(rows[0]?.operator ?? 0) };
}
