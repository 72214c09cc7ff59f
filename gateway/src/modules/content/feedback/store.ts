import type { QuestionType } from '@pavilion/api/feedback';
import type { Locale } from '@pavilion/i18n';
import { type Generated, sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { EncodedImage } from '../../../platform/re-encode-image';

declare module '../../../platform/database/database' {
  interface Tables {
    feedback: {
      id: Generated<bigint>;
      brand: string;
      reference: string;
      member_id: bigint | null;
      question_type: QuestionType;
      content: string;
      language: Locale;
      sent_at: Generated<Date>;
    };
    feedback_images: {
      id: Generated<string>;
      brand: string;
      member_id: bigint;
      feedback_id: bigint | null;
      place: number | null;
      picture: Buffer;
      width: number;
      height: number;
      sent_at: Generated<Date>;
    };
  }
}

export interface NewFeedback {
  brand: string;
  reference: string;
  memberId: bigint | undefined;
  questionType: QuestionType;
  content: string;
  language: Locale;
}

export function feedbackStore(db: Database) {
  return {
    async bounds(brand: string): Promise<{ minWords: number; maxWords: number }> {
      const row = await db
        .selectFrom('brand_site')
        .select(['feedback_min', 'feedback_max'])
        .where('brand', '=', brand)
        .executeTakeFirst();
      return { minWords: row?.feedback_min ?? 1, maxWords: row?.feedback_max ?? 300 };
    },
    async insert({ brand, reference, memberId, questionType, content, language }: NewFeedback): Promise<bigint> {
      const row = await db
        .insertInto('feedback')
        .values({ brand, reference, content, language, member_id: memberId ?? null, question_type: questionType })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },
    /** Throws away what waits too long of a member, and keeps the new one: so nobody fills our disk. */
    async saveImage(
      brand: string,
      memberId: bigint,
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
    async attach(
      feedbackId: bigint,
      { brand, memberId }: { brand: string; memberId: bigint },
      ids: readonly string[],
    ): Promise<number> {
      const { rows } = await sql<{ id: string }>`
        update feedback_images set feedback_id = ${feedbackId}, place = wanted.place
        from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
        where feedback_images.id = wanted.id and brand = ${brand} and member_id = ${memberId} and feedback_id is null
          and sent_at > now() - interval '1 hour'
        returning feedback_images.id`.execute(db);
      return rows.length;
    },
    page: (brand: string, before: bigint | undefined, limit: number) =>
      db
        .selectFrom('feedback')
        .leftJoin('members', 'members.id', 'feedback.member_id')
        .select([
          'feedback.id',
          'reference',
          'question_type',
          'content',
          'language',
          'sent_at',
          'members.account',
          'members.public_id',
        ])
        .select(
          sql<
            string[]
          >`array(select image.id::text from feedback_images image where image.feedback_id = feedback.id order by place)`.as(
            'images',
          ),
        )
        .where('feedback.brand', '=', brand)
        .$if(before !== undefined, (query) => query.where('feedback.id', '<', before ?? 0n))
        .orderBy('feedback.id', 'desc')
        .limit(limit)
        .execute(),
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
