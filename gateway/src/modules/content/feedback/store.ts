import type { QuestionType } from '@pavilion/api/feedback';
import type { Locale } from '@pavilion/i18n';
import { type Generated, sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { brandSiteStore } from '../../control/brands';
import { imageStore } from './image-store';

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

/** The tables of feedback; within a transaction when `db` is one. */
export function feedbackStore(db: Database) {
  return { ...messageStore(db), ...imageStore(db) };
}

function messageStore(db: Database) {
  return {
    async bounds(brand: string): Promise<{ minWords: number; maxWords: number }> {
      const row = await brandSiteStore(db).find(brand);
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
    page: (brand: string, { before, type, limit }: { before: bigint | undefined; type: QuestionType | undefined; limit: number }) =>
      db
        .selectFrom('feedback')
        .leftJoin('member_directory as member', 'member.id', 'feedback.member_id')
        .select([
          'feedback.id',
          'reference',
          'question_type',
          'content',
          'language',
          'sent_at',
          'member.account',
          'member.public_id',
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
        .$if(type !== undefined, (query) => query.where('question_type', '=', type ?? 'OTHER'))
        .orderBy('feedback.id', 'desc')
        .limit(limit)
        .execute(),
  };
}
