import type { Database } from '../../../platform/database';
import { credentialStore } from './credential-store';
import type { Member } from './member';
import { asMember, memberQueries } from './member-queries';
import { profileStore } from './profile-store';
import type { MemberType } from './tables';

/** What a new row says. */
export interface NewMemberRow {
  brand: string;
  account: string;
  nickname: string;
  type: MemberType;
  uplineId: bigint | undefined;
  referredById: bigint | undefined;
  registeredAt: Date | undefined;
}

/** Held until the transaction ends. @throws Error for somebody who is not there */
export async function lockMember(db: Database, id: bigint): Promise<void> {
  await db.selectFrom('members').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** The tables of members; within a transaction when `db` is one. */
export function memberStore(db: Database) {
  return {
    ...memberQueries(db),
    ...credentialStore(db),
    ...profileStore(db),
    lockMember: (id: bigint) => lockMember(db, id),
    async insert({ brand, account, nickname, type, uplineId, referredById, registeredAt }: NewMemberRow): Promise<Member> {
      const row = await db
        .insertInto('members')
        .values({
          brand,
          account,
          nickname,
          type,
          upline_id: uplineId ?? null,
          referred_by_id: referredById ?? null,
          ...(registeredAt && { registered_at: registeredAt }),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return asMember(row);
    },
    async rename(id: bigint, nickname: string): Promise<void> {
      await db.updateTable('members').set({ nickname }).where('id', '=', id).execute();
    },
  };
}
