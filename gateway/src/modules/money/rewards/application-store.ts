import { type Insertable, sql, type SqlBool } from 'kysely';
import type { RewardApplicationQuery } from '@pavilion/api/staff';
import type { Database, Tables } from '../../../platform/database';
import type { ApplicationRow } from './tables';

/** How many lines operators read at a time. */
export const APPLICATIONS_A_PAGE = 100;

/** What members applied with; within a transaction when `db` is one. */
export function applicationStore(db: Database) {
  return {
    /** The oldest first. */
    applicationsOf: (memberId: string): Promise<ApplicationRow[]> =>
      db.selectFrom('reward_applications').selectAll().where('member_id', '=', BigInt(memberId)).orderBy('at').execute(),
    /** Of somebody who is held. */
    applicationsOfTaker: (taker: string): Promise<ApplicationRow[]> =>
      db.selectFrom('reward_applications').selectAll().where('taker_id', '=', taker).orderBy('at').execute(),
    application: (brand: string, id: string): Promise<ApplicationRow | undefined> =>
      db.selectFrom('reward_applications').selectAll().where('brand', '=', brand).where('id', '=', id).executeTakeFirst(),
    insertApplication: async (row: Insertable<Tables['reward_applications']>): Promise<string> =>
      (await db.insertInto('reward_applications').values(row).returning('id').executeTakeFirstOrThrow()).id,
    withdrawApplication: (id: string) =>
      db.updateTable('reward_applications').set({ state: 'withdrawn' }).where('id', '=', id).execute(),
    /** False when it is decided or withdrawn. */
    async decideApplication(
      id: string,
      { state, who, reason }: { state: 'approved' | 'rejected'; who: string; reason: string },
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('reward_applications')
        .set({ state, reason, decided_by: who, decided_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('state', '=', 'applied')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    countWaiting: async (brand: string): Promise<number> =>
      (
        await db
          .selectFrom('reward_applications')
          .select(sql<number>`count(*)::int`.as('count'))
          .where('brand', '=', brand)
          .where('state', '=', 'applied')
          .executeTakeFirstOrThrow()
      ).count,
    applicationPage: (brand: string, query: RewardApplicationQuery) => pageOf(db, brand, query),
  };
}

/** From behind `after`; one more than a page, where there is more. */
function pageOf(db: Database, brand: string, { queue = 'waiting', after }: RewardApplicationQuery) {
  const [column, way, beyond] = queue === 'waiting' ? (['at', 'asc', '>'] as const) : (['decided_at', 'desc', '<'] as const);
  const at = sql.ref(column);
  return db
    .selectFrom('reward_applications as asked')
    .innerJoin('reward_takers as taker', 'taker.id', 'asked.taker_id')
    .innerJoin('member_directory as member', 'member.id', 'asked.member_id')
    .selectAll('asked')
    .select(['taker.code', 'taker.rule', 'taker.amount', 'taker.currency', 'member.account', 'member.public_id'])
    .select(
      sql<
        string[]
      >`array(select picture.id::text from reward_pictures picture where picture.application_id = asked.id order by place)`.as(
        'pictures',
      ),
    )
    .where('asked.brand', '=', brand)
    .where('asked.state', 'in', queue === 'waiting' ? ['applied'] : ['approved', 'rejected'])
    .$if(after !== undefined, (rest) =>
      rest.where(
        sql<SqlBool>`(asked.${at}, asked.id) ${sql.raw(beyond)} (select ${at}, id from reward_applications where id = ${after})`,
      ),
    )
    .orderBy(`asked.${column}`, way)
    .orderBy('asked.id', way)
    .limit(APPLICATIONS_A_PAGE + 1)
    .execute();
}
