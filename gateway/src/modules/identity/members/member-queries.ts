import { type Selectable, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import type { Member } from './member';

/** Members as others look them up. */
export function memberQueries(db: Database) {
  const members = db.selectFrom('members').selectAll();
  const first = async (query: typeof members) => {
    const row = await query.executeTakeFirst();
    return row && asMember(row);
  };
  return {
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
  };
}

/** A member as the rest of the gateway knows them. */
export function asMember(row: Selectable<Tables['members']>): Member {
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
