import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { EncodedImage } from '../../../platform/re-encode-image';

/** Whose pictures. */
interface ImageOwner {
  brand: string;
  memberId: bigint;
}

/** Pictures that wait for a message, and those that came with one. */
export function imageStore(db: Database) {
  return {
    /** Throws away what waits too long of a member, and keeps the new one: so nobody fills our disk. */
    async saveImage(
      { brand, memberId }: ImageOwner,
      { bytes, width, height }: EncodedImage,
      most: number,
    ): Promise<string | undefined> {
      await sql`delete from feedback_images where member_id = ${memberId} and feedback_id is null and sent_at < now() - interval '1 hour'`.execute(
        db,
      );
      const { rows } = await sql<{ id: string }>`
        insert into feedback_images (brand, member_id, picture, width, height)
        select ${brand}, ${memberId}, ${bytes}, ${width}, ${height}
        where (select count(*) from feedback_images where member_id = ${memberId} and feedback_id is null) < ${most}
        returning id`.execute(db);
      return rows[0]?.id;
    },
    /** How many of these became the message's: pictures of this member that wait for one and are not too old. */
    async attach(feedbackId: bigint, { brand, memberId }: ImageOwner, ids: readonly string[]): Promise<number> {
      const { rows } = await sql<{ id: string }>`
        update feedback_images set feedback_id = ${feedbackId}, place = wanted.place
        from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
        where feedback_images.id = wanted.id and brand = ${brand} and member_id = ${memberId} and feedback_id is null
          and sent_at > now() - interval '1 hour'
        returning feedback_images.id`.execute(db);
      return rows.length;
    },
    image: (brand: string, id: string) =>
      db
        .selectFrom('feedback_images')
        .select('picture')
        .where('brand', '=', brand)
        .where('id', '=', id)
        .where('feedback_id', 'is not', null)
        .executeTakeFirst(),
  };
}
