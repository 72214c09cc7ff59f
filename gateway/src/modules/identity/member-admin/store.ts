import { type Generated, sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { MemberType } from '../members';

declare module '../../../platform/database/database' {
  interface Tables {
    member_locks: { member_id: bigint; brand: string; reason: string; who: string; locked_at: Generated<Date> };
  }
}

/** A member as a list shows them. */
export interface MemberRow {
  id: bigint;
  public_id: string;
  account: string;
  account_key: string;
  nickname: string;
  type: MemberType;
  status: 'active' | 'locked' | 'closed';
  registered_at: Date;
  last_sign_in_at: Date | null;
}

export function memberAdminStore(db: Database) {
  const lines = (brand: string) =>
    db
      .selectFrom('members')
      .select(['id', 'public_id', 'account', 'account_key', 'nickname', 'type', 'status', 'registered_at'])
      .select(
        sql<Date | null>`(select max(session.created_at) from sessions session where session.member_id = members.id)`.as(
          'last_sign_in_at',
        ),
      )
      .where('brand', '=', brand);
  return {
    /** Names that begin so, after the one named, in order. */
    beginningWith: (brand: string, start: string, after: string | undefined, limit: number): Promise<MemberRow[]> =>
      lines(brand)
        .where('account_key', 'like', sql<string>`${escaped(start)} || '%'`)
        .$if(after !== undefined, (query) => query.where(sql<boolean>`account_key collate "C" > lower(${after ?? ''}) collate "C"`))
        .orderBy(sql`account_key collate "C"`)
        .limit(limit)
        .execute(),
    byPublicId: (brand: string, publicId: string): Promise<MemberRow[]> =>
      lines(brand).where('public_id', '=', publicId).limit(1).execute(),
    /** Held until the transaction ends. */
    lock: (brand: string, publicId: string) =>
      db
        .selectFrom('members')
        .select(['id', 'account', 'status'])
        .where('brand', '=', brand)
        .where('public_id', '=', publicId)
        .forUpdate()
        .executeTakeFirst(),
    async setStatus(id: bigint, status: 'active' | 'locked'): Promise<void> {
      await db.updateTable('members').set({ status }).where('id', '=', id).execute();
    },
    async recordLock(lock: { member_id: bigint; brand: string; reason: string; who: string }): Promise<void> {
      await db.insertInto('member_locks').values(lock).execute();
    },
    async clearLock(memberId: bigint): Promise<void> {
      await db.deleteFrom('member_locks').where('member_id', '=', memberId).execute();
    },
    lockOf: (memberId: bigint) =>
      db.selectFrom('member_locks').select(['reason', 'who', 'locked_at']).where('member_id', '=', memberId).executeTakeFirst(),
    sessionsOf: (memberId: bigint) =>
      db
        .selectFrom('sessions')
        .select(['device', 'created_at', 'seen_at'])
        .select(
          sql<string>`network(set_masklen(address::inet, case family(address::inet) when 4 then 24 else 48 end))::text`.as(
            'network',
          ),
        )
        .where('member_id', '=', memberId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', sql<Date>`now()`)
        .where('seen_at', '>', sql<Date>`now() - interval '12 hours'`)
        .orderBy('id', 'desc')
        .limit(50)
        .execute(),
  };
}

/** What somebody types stands for itself. */
function escaped(start: string): string {
  return start
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&');
}
