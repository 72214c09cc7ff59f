import { addYears } from '@pavilion/time';
import { sql } from 'kysely';
import type { FieldCipher } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { isAdultBirthday } from './profile-rules';

/** When a member was born, and who read it from a document. */
export interface ConfirmedBirthday {
  day: string;
  who: string;
  at: Date;
}

/** What is confirmed of a member. */
export interface BirthdayConfirmation extends Omit<ConfirmedBirthday, 'at'> {
  brand: string;
  id: bigint;
}

/** Dates of birth that operators confirmed, each sealed. */
export function createBirthdays(db: Database, cipher: FieldCipher) {
  return {
    async birthday(brand: string, id: bigint): Promise<ConfirmedBirthday | undefined> {
      const row = await db
        .selectFrom('member_birthdays')
        .selectAll()
        .where('member_id', '=', id)
        .where('brand', '=', brand)
        .executeTakeFirst();
      return row && { day: cipher.open(row.sealed, contextOf(id)), who: row.confirmed_by, at: row.confirmed_at };
    },
    async confirmBirthday(trx: Database, { brand, id, day, who }: BirthdayConfirmation): Promise<void> {
      if (!isAdultBirthday(day, new Date()))
        throw new DomainError('member.birthday_refused', { fields: { birthday: 'member.birthday_refused' } });
      const confirmed = { sealed: cipher.seal(day, contextOf(id)), confirmed_by: who, confirmed_at: sql<Date>`now()` };
      await trx
        .insertInto('member_birthdays')
        .values({ member_id: id, brand, ...confirmed })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(confirmed))
        .execute();
    },
  };
}

/** How old somebody is who was born on a day, in full years. */
export function fullYears(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return addYears(birthday, years) <= today ? years : years - 1;
}

function contextOf(id: bigint): string {
  return `member_birthdays ${id}`;
}
