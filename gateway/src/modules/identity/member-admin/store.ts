import { type Generated, sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { lastSignIns, liveSessions } from '../auth';
import { memberList, type MemberListRow } from '../members';

declare module '../../../platform/database/database' {
  interface Tables {
    member_locks: { member_id: bigint; brand: string; reason: string; who: string; locked_at: Generated<Date> };
  }
}

/** A member as a list shows them. */
export interface MemberRow extends MemberListRow {
  last_sign_in_at: Date | null;
}

export function memberAdminStore(db: Database) {
  const list = memberList(db);
  const withSignIns = async (rows: readonly MemberListRow[]): Promise<MemberRow[]> => {
    const signIns = await lastSignIns(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, last_sign_in_at: signIns.get(row.id) ?? null }));
  };
  return {
    /** Names that begin so, after the one named, in order. */
    beginningWith: async (brand: string, start: string, after: string | undefined, limit: number): Promise<MemberRow[]> =>
      withSignIns(await list.beginningWith(brand, start, after, limit)),
    byPublicId: async (brand: string, publicId: string): Promise<MemberRow[]> =>
      withSignIns(await list.byPublicId(brand, publicId)),
    /** Whose deposit, withdrawal or transfer has this reference; of a transfer both. */
    async ofPayment(brand: string, reference: string): Promise<MemberRow[]> {
      const { rows } = await sql<{ public_id: string }>`
        select public_id from member_directory where id in (
          select member_id from deposit_facts where brand = ${brand} and reference = upper(${reference})
          union select member_id from withdrawal_facts where brand = ${brand} and reference = upper(${reference})
          union select unnest(array[sender_id, recipient_id]) from member_transfer_facts
            where brand = ${brand} and reference = upper(${reference})) order by id`.execute(db);
      const found = await Promise.all(rows.map(({ public_id: id }) => list.byPublicId(brand, id)));
      return withSignIns(found.flat());
    },
    lock: list.lock,
    setStatus: list.setStatus,
    async recordLock(lock: { member_id: bigint; brand: string; reason: string; who: string }): Promise<void> {
      await db.insertInto('member_locks').values(lock).execute();
    },
    async clearLock(memberId: bigint): Promise<void> {
      await db.deleteFrom('member_locks').where('member_id', '=', memberId).execute();
    },
    lockOf: (memberId: bigint) =>
      db.selectFrom('member_locks').select(['reason', 'who', 'locked_at']).where('member_id', '=', memberId).executeTakeFirst(),
    sessionsOf: (memberId: bigint) => liveSessions(db, memberId),
  };
}
