import type { Generated } from 'kysely';
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
