import { addYears } from '@pavilion/time';
import { sql } from 'kysely';
import type { FieldCipher } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { secondPerson } from '../../control/operators';
import { isAdultBirthday } from './profile-rules';
import { lockMember } from './store';

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

/** A date by which somebody would be older than was confirmed before, and who asked for it. */
export interface WaitingBirthday {
  who: string;
  at: Date;
}

/** What became of a date that an operator read: `waiting` until another operator reads the same. */
export type BirthdayOutcome = 'confirmed' | 'replaced' | 'waiting';

/** Dates of birth that operators confirmed, each sealed. */
export function createBirthdays(db: Database, cipher: FieldCipher) {
  const ofMember = (of: Database, id: bigint) =>
    of.selectFrom('member_birthdays').selectAll().where('member_id', '=', id).executeTakeFirst();
  const waitingOf = (of: Database, id: bigint) =>
    of.selectFrom('waiting_birthdays').selectAll().where('member_id', '=', id).executeTakeFirst();
  const open = (id: bigint, sealed: Buffer) => cipher.open(sealed, contextOf(id));
  // One that was taken back counts as well: else one operator would take back the date and confirm an earlier one.
  const lastKnown = async (trx: Database, id: bigint): Promise<string | undefined> => {
    const former = trx.selectFrom('former_birthdays').select('sealed').where('member_id', '=', id).orderBy('id', 'desc').limit(1);
    const taken = await former.executeTakeFirst();
    return taken && open(id, taken.sealed);
  };
  return {
    async birthday(brand: string, id: bigint): Promise<ConfirmedBirthday | undefined> {
      const row = await ofMember(db, id);
      if (row?.brand !== brand) return undefined;
      return { day: open(id, row.sealed), who: row.confirmed_by, at: row.confirmed_at };
    },
    async waitingBirthday(brand: string, id: bigint): Promise<WaitingBirthday | undefined> {
      const row = await waitingOf(db, id);
      return row?.brand === brand ? { who: row.asked_by, at: row.asked_at } : undefined;
    },
    async confirmBirthday(trx: Database, { brand, id, day, who }: BirthdayConfirmation): Promise<BirthdayOutcome> {
      if (!isAdultBirthday(day, new Date()))
        throw new DomainError('member.birthday_refused', { fields: { birthday: 'member.birthday_refused' } });
      await lockMember(trx, id);
      const row = await ofMember(trx, id);
      const current = row && open(id, row.sealed);
      const last = current ?? (await lastKnown(trx, id));
      if (last !== undefined && day < last) {
        const waiting = await waitingOf(trx, id);
        const isSame = waiting && cipher.open(waiting.sealed, waitingContextOf(id)) === day;
        if (!isSame) {
          await keepWaiting(trx, { brand, id, who, sealed: cipher.seal(day, waitingContextOf(id)) });
          return 'waiting';
        }
        await secondPerson(trx, { who, beside: [waiting.asked_by], refusal: 'member.second_operator_required' });
      }
      await keep(trx, { brand, id, who, sealed: cipher.seal(day, contextOf(id)) });
      await trx.deleteFrom('waiting_birthdays').where('member_id', '=', id).execute();
      return current !== undefined && current !== day ? 'replaced' : 'confirmed';
    },
    async withdrawBirthday(trx: Database, id: bigint): Promise<boolean> {
      await lockMember(trx, id);
      const waiting = await trx.deleteFrom('waiting_birthdays').where('member_id', '=', id).executeTakeFirst();
      const confirmed = await trx.deleteFrom('member_birthdays').where('member_id', '=', id).executeTakeFirst();
      return waiting.numDeletedRows + confirmed.numDeletedRows > 0n;
    },
  };
}

interface Sealed extends Omit<BirthdayConfirmation, 'day'> {
  sealed: Buffer;
}

async function keep(trx: Database, { brand, id, who, sealed }: Sealed): Promise<void> {
  const confirmed = { sealed, confirmed_by: who, confirmed_at: sql<Date>`now()` };
  await trx
    .insertInto('member_birthdays')
    .values({ member_id: id, brand, ...confirmed })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(confirmed))
    .execute();
}

async function keepWaiting(trx: Database, { brand, id, who, sealed }: Sealed): Promise<void> {
  const asked = { sealed, asked_by: who, asked_at: sql<Date>`now()` };
  await trx
    .insertInto('waiting_birthdays')
    .values({ member_id: id, brand, ...asked })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(asked))
    .execute();
}

/** How old somebody is who was born on a day, in full years. */
export function fullYears(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return addYears(birthday, years) <= today ? years : years - 1;
}

function contextOf(id: bigint): string {
  return `member_birthdays ${id}`;
}

function waitingContextOf(id: bigint): string {
  return `waiting_birthdays ${id}`;
}
