import { addDays, addYears, daysBetween } from '@pavilion/time';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { type Ladder, rungOf } from './ladder';

/** How long a gift can be claimed, its day included. */
const DAYS_TO_CLAIM = 7;
/** A date of birth that is replaced brings no second one. */
const DAYS_BETWEEN = 300;

/** What somebody may claim for the birthday that they have or just had. */
export interface BirthdayGift {
  amount: bigint;
  /** The birthday, and the last day on which it can be claimed. */
  day: string;
  until: string;
}

interface GiftQuestion {
  ladder: Ladder;
  rank: number;
  /** As an operator confirmed it; nothing while nobody did. */
  birthday: string | undefined;
  today: string;
  /** The last birthday that was paid for. */
  last: string | undefined;
}

export function birthdayGift({ ladder, rank, birthday, today, last }: GiftQuestion): BirthdayGift | undefined {
  const amount = rungOf(ladder, rank).benefits.birthdayBonus;
  const day = birthday && birthdayOf(birthday, today);
  if (!day || amount === 0n || (last !== undefined && daysBetween(last, day) < DAYS_BETWEEN)) return undefined;
  return { amount, day, until: addDays(day, DAYS_TO_CLAIM - 1) };
}

/** The birthday that can be claimed for on a day; at the turn of the year it is one of last year's. */
function birthdayOf(birthday: string, today: string): string | undefined {
  const age = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return [age, age - 1]
    .map((years) => addYears(birthday, years))
    .find((day) => day <= today && daysBetween(day, today) < DAYS_TO_CLAIM);
}

/** Gifts that were given; within a transaction when `db` is one. */
export function birthdayStore(db: Database) {
  return {
    last: async (memberId: string): Promise<string | undefined> =>
      (
        await db
          .selectFrom('level_birthdays')
          .select(sql<string>`day::text`.as('day'))
          .where('member_id', '=', BigInt(memberId))
          .orderBy('level_birthdays.day', 'desc')
          .limit(1)
          .executeTakeFirst()
      )?.day,
    add: (memberId: string, { day, amount, ruleId }: { day: string; amount: bigint; ruleId: bigint }) =>
      db
        .insertInto('level_birthdays')
        .values({ member_id: BigInt(memberId), day, rule_id: ruleId, amount })
        .execute(),
  };
}
