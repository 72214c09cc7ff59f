import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { MemberType } from './tables';

/** A member as a list of staff shows them. */
export interface MemberListRow {
  id: bigint;
  public_id: string;
  account: string;
  account_key: string;
  nickname: string;
  type: MemberType;
  status: 'active' | 'locked' | 'closed';
  registered_at: Date;
}

/** Members for those who look after them; within a transaction when `db` is one. */
export function memberList(db: Database) {
  const rows = (brand: string) =>
    db
      .selectFrom('members')
      .select(['id', 'public_id', 'account', 'account_key', 'nickname', 'type', 'status', 'registered_at'])
      .where('brand', '=', brand);
  return {
    /** Names that begin so, after the one named, in order. */
    beginningWith: (brand: string, start: string, after: string | undefined, limit: number): Promise<MemberListRow[]> =>
      rows(brand)
        .where('account_key', 'like', sql<string>`${escaped(start)} || '%'`)
        .$if(after !== undefined, (query) => query.where(sql<boolean>`account_key collate "C" > lower(${after ?? ''}) collate "C"`))
        .orderBy(sql`account_key collate "C"`)
        .limit(limit)
        .execute(),
    byPublicId: (brand: string, publicId: string): Promise<MemberListRow[]> =>
      rows(brand).where('public_id', '=', publicId).limit(1).execute(),
    /** Held until the transaction ends. */
    lock: (brand: string, publicId: string): Promise<MemberListRow | undefined> =>
      rows(brand).where('public_id', '=', publicId).forUpdate().executeTakeFirst(),
    async setStatus(id: bigint, status: 'active' | 'locked'): Promise<void> {
      await db.updateTable('members').set({ status }).where('id', '=', id).execute();
    },
  };
}

/** What somebody types stands for itself. */
function escaped(start: string): string {
  return start
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&');
}
