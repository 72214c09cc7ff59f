import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** Whose pictures. */
export interface PictureOwner {
  brand: string;
  memberId: string;
}

/** Decided applications keep their pictures for so long: until nobody asks any more why. */
const KEPT_DAYS = 180;
const waitsTooLong = sql<boolean>`application_id is null and sent_at < now() - interval '1 hour'`;

/** Pictures that wait for an application, and those that came with one; within a transaction when `db` is one. */
export function pictureStore(db: Database) {
  return {
    /** One picture of a member at a time, until the transaction ends: otherwise each finds room that others take as well. */
    holdPictures: ({ memberId }: PictureOwner) =>
      sql`select pg_advisory_xact_lock(hashtextextended(${`reward-pictures:${memberId}`}, 0))`.execute(db),
    /** Nothing while `most` of the member's wait: so nobody fills our disk. */
    async savePicture({ brand, memberId }: PictureOwner, picture: Buffer, most: number): Promise<string | undefined> {
      await db.deleteFrom('reward_pictures').where('member_id', '=', BigInt(memberId)).where(waitsTooLong).execute();
      const { rows } = await sql<{ id: string }>`
        insert into reward_pictures (brand, member_id, picture)
        select ${brand}, ${BigInt(memberId)}, ${picture}
        where (select count(*) from reward_pictures where member_id = ${BigInt(memberId)} and application_id is null) < ${most}
        returning id`.execute(db);
      return rows[0]?.id;
    },
    /** How many of these became the application's: pictures of this member that wait for one and are not too old. */
    async attachPictures(application: string, { brand, memberId }: PictureOwner, ids: readonly string[]): Promise<number> {
      const { rows } = await sql`
        update reward_pictures set application_id = ${application}, place = wanted.place
        from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
        where reward_pictures.id = wanted.id and brand = ${brand} and member_id = ${BigInt(memberId)} and application_id is null
          and sent_at > now() - interval '1 hour'
        returning reward_pictures.id`.execute(db);
      return rows.length;
    },
    picture: (brand: string, id: string) =>
      db
        .selectFrom('reward_pictures')
        .select('picture')
        .where('brand', '=', brand)
        .where('id', '=', id)
        .where('application_id', 'is not', null)
        .executeTakeFirst(),
    /** Those that nobody needs any more. */
    forgetPictures: () =>
      db
        .deleteFrom('reward_pictures')
        .where((where) =>
          where.or([
            waitsTooLong,
            where(
              'application_id',
              'in',
              db
                .selectFrom('reward_applications')
                .select('id')
                .where('state', '<>', 'applied')
                .where(sql<boolean>`coalesce(decided_at, at) < now() - make_interval(days => ${KEPT_DAYS})`),
            ),
          ]),
        )
        .execute(),
  };
}
