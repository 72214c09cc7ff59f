import type { DepositQueue } from '@pavilion/api/staff';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { DecidedAlone } from '../../control/operators';
import type { DepositRow } from './tables';

const PAGE = 50;

/** Which deposits are in which queue, and who agreed to them. */
export function depositAdminStore(db: Database) {
  const inQueue = (brand: string, queue: DepositQueue) => {
    const all = db.selectFrom('deposits').where('brand', '=', brand);
    if (queue === 'review') return all.where('state', '=', 'review');
    if (queue === 'open') return all.where('state', 'in', ['created', 'pending']);
    return all.where('state', 'not in', ['created', 'pending', 'review']);
  };
  return {
    /** A page of a queue, from behind `after`, and whether there is more. */
    async queue(brand: string, queue: DepositQueue, after?: string): Promise<{ rows: DepositRow[]; more: boolean }> {
      const [column, way, beyond] =
        queue === 'review' ? (['review_since', 'asc', '>'] as const) : (['created_at', 'desc', '<'] as const);
      const at = sql.ref(column);
      const found = await inQueue(brand, queue)
        .selectAll()
        .$if(after !== undefined, (rest) =>
          rest.where(sql<boolean>`(${at}, id) ${sql.raw(beyond)} (select ${at}, id from deposits where id = ${after})`),
        )
        .orderBy(column, way)
        .orderBy('id', way)
        .limit(PAGE + 1)
        .execute();
      return { rows: found.slice(0, PAGE), more: found.length > PAGE };
    },
    async countWaiting(brand: string): Promise<number> {
      const { count } = await inQueue(brand, 'review')
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
    withSlips: async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
      if (ids.length === 0) return new Set();
      const rows = await db.selectFrom('deposit_slips').select('deposit_id').where('deposit_id', 'in', ids).execute();
      return new Set(rows.map(({ deposit_id: id }) => id));
    },
    /** Who agreed to how much, in their order. */
    approvals: async (ids: readonly string[]) =>
      ids.length === 0
        ? []
        : db
            .selectFrom('deposit_approvals')
            .select(['deposit_id as id', 'operator', 'arrived'])
            .where('deposit_id', 'in', ids)
            .orderBy('approved_at')
            .execute(),
    /** False when this operator agreed before. */
    async addApproval(id: string, operator: string, arrived: bigint): Promise<boolean> {
      const row = await db
        .insertInto('deposit_approvals')
        .values({ deposit_id: id, operator, arrived })
        .onConflict((known) => known.doNothing())
        .returning('operator')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** What was credited within a day for slips that one operator looked at. */
export async function creditedAlone(
  db: Database,
  { brand, member_id: member }: DepositRow,
  operator: string,
): Promise<DecidedAlone> {
  const { rows } = await sql<{ member: string; operator: string }>`
    select coalesce(sum(row.credited) filter (where row.member_id = ${member}), 0)::text as member,
      coalesce(sum(row.credited) filter (where agreed.operator = ${operator}), 0)::text as operator
    from deposit_approvals agreed join deposits row on row.id = agreed.deposit_id
    where agreed.approved_at > now() - interval '1 day' and row.brand = ${brand}
      and row.review_reason = 'slip' and row.credited is not null
      and not exists (
        select from deposit_approvals beside where beside.deposit_id = agreed.deposit_id and beside.operator <> agreed.operator
      )`.execute(db);
  return { forMember: BigInt(rows[0]?.member ?? 0), byOperator: BigInt(rows[0]?.operator ?? 0) };
}
