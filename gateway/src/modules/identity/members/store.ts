import { type Selectable, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import type { Member } from './member';
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

export function memberStore(db: Database) {
  const members = db.selectFrom('members').selectAll();
  const first = async (query: typeof members) => {
    const row = await query.executeTakeFirst();
    return row && asMember(row);
  };
  return {
    ...profileStore(db),
    byId: (brand: string, id: bigint) => first(members.where('brand', '=', brand).where('id', '=', id)),
    async byIds(brand: string, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, Member>> {
      if (ids.length === 0) return new Map();
      const rows = await members.where('brand', '=', brand).where('id', 'in', ids).execute();
      return new Map(rows.map((row) => [row.id, asMember(row)]));
    },
    byPublicId: (brand: string, publicId: string) => first(members.where('brand', '=', brand).where('public_id', '=', publicId)),
    byAccount: (brand: string, account: string) =>
      first(members.where('brand', '=', brand).where('account_key', '=', sql<string>`lower(${account})`)),
    byPhone: (brand: string, index: Buffer) =>
      first(
        members
          .where('brand', '=', brand)
          .where('id', '=', ({ selectFrom }) =>
            selectFrom('member_profiles')
              .select('member_id')
              .where('member_profiles.brand', '=', brand)
              .where('phone_index', '=', index),
          ),
      ),
    byInviteCode: (brand: string, code: string) =>
      first(members.where('brand', '=', brand).where('invite_code', '=', code.toUpperCase())),
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
    credentials: (id: bigint) => db.selectFrom('credentials').selectAll().where('member_id', '=', id).executeTakeFirst(),
    async insertCredentials(
      id: bigint,
      hashes: { password: string; payment?: string | undefined; mustChange?: boolean | undefined },
    ): Promise<void> {
      await db
        .insertInto('credentials')
        .values({
          member_id: id,
          password_hash: hashes.password,
          payment_hash: hashes.payment ?? null,
          must_change: hashes.mustChange ?? false,
        })
        .execute();
    },
    async replacePassword(id: bigint, hash: string): Promise<void> {
      const values = { password_hash: hash, changed_at: sql<Date>`now()`, must_change: false };
      await db
        .insertInto('credentials')
        .values({ member_id: id, payment_hash: null, ...values })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
        .execute();
    },
    async replacePaymentPassword(id: bigint, hash: string): Promise<void> {
      await db.updateTable('credentials').set({ payment_hash: hash }).where('member_id', '=', id).execute();
    },
    lockMember: (id: bigint) => db.selectFrom('members').select('id').where('id', '=', id).forUpdate().execute(),
  };
}

function profileStore(db: Database) {
  return {
    profile: (id: bigint) => db.selectFrom('member_profiles').selectAll().where('member_id', '=', id).executeTakeFirst(),
    async withMail(brand: string, index: Buffer): Promise<bigint[]> {
      const rows = await db
        .selectFrom('member_profiles')
        .select('member_id')
        .where('brand', '=', brand)
        .where('email_index', '=', index)
        .limit(50)
        .execute();
      return rows.map(({ member_id }) => member_id);
    },
    /** Without a `phoneIndex` the number that was proven before stays. */
    async saveProfile(profile: {
      id: bigint;
      brand: string;
      sealed: Buffer;
      emailIndex: Buffer | null;
      phoneIndex?: Buffer | undefined;
    }): Promise<void> {
      const phone = profile.phoneIndex && { phone_index: profile.phoneIndex };
      const told = { sealed: profile.sealed, email_index: profile.emailIndex, ...phone };
      await db
        .insertInto('member_profiles')
        .values({ member_id: profile.id, brand: profile.brand, ...told })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ ...told, updated_at: sql<Date>`now()` }))
        .execute();
    },
  };
}

function asMember(row: Selectable<Tables['members']>): Member {
  return {
    id: row.id,
    publicId: row.public_id,
    brand: row.brand,
    account: row.account,
    nickname: row.nickname,
    type: row.type,
    status: row.status,
    uplineId: row.upline_id ?? undefined,
    path: row.path,
    depth: row.depth,
    inviteCode: row.invite_code,
    registeredAt: row.registered_at,
  };
}
