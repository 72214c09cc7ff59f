import { sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** The tables of authenticators; within a transaction when `db` is one. */
export function authenticatorStore(db: Database) {
  return { ...secretStore(db), ...enrolmentStore(db), ...recoveryCodeStore(db) };
}

function secretStore(db: Database) {
  return {
    find: (memberId: bigint) => db.selectFrom('authenticators').selectAll().where('member_id', '=', memberId).executeTakeFirst(),
    /** False when there is one already. */
    async insert(memberId: bigint, secret: Buffer, step: bigint): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('authenticators')
        .values({ member_id: memberId, secret, step })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    /** Uses a code up. False when it, or a later one, was used before. */
    async claimStep(memberId: bigint, step: bigint): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('authenticators')
        .set({ step })
        .where('member_id', '=', memberId)
        .where('step', '<', step)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async remove(memberId: bigint): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('authenticators').where('member_id', '=', memberId).executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}

function enrolmentStore(db: Database) {
  return {
    /** The latest is the one that counts. */
    async saveEnrolment(memberId: bigint, secret: Buffer): Promise<Date> {
      const values = { secret, expires_at: sql<Date>`now() + interval '10 minutes'` };
      const { expires_at } = await db
        .insertInto('authenticator_enrolments')
        .values({ member_id: memberId, ...values })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
        .returning('expires_at')
        .executeTakeFirstOrThrow();
      return expires_at;
    },
    consumeEnrolment: (memberId: bigint) =>
      db
        .deleteFrom('authenticator_enrolments')
        .where('member_id', '=', memberId)
        .where('expires_at', '>', sql<Date>`now()`)
        .returning('secret')
        .executeTakeFirst(),
  };
}

function recoveryCodeStore(db: Database) {
  return {
    async codesLeft(memberId: bigint): Promise<number> {
      const rows = await db
        .selectFrom('authenticator_recovery_codes')
        .select('code_hash')
        .where('member_id', '=', memberId)
        .execute();
      return rows.length;
    },
    async replaceCodes(memberId: bigint, hashes: readonly Buffer[]): Promise<void> {
      await db
        .insertInto('authenticator_recovery_codes')
        .values(hashes.map((code_hash) => ({ member_id: memberId, code_hash })))
        .execute();
    },
    async consumeCode(memberId: bigint, hash: Buffer): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('authenticator_recovery_codes')
        .where('member_id', '=', memberId)
        .where('code_hash', '=', hash)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}
