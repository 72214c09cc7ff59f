import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';

type Queries = Kysely<Tables> | Transaction<Tables>;

/** How long a link to a new password is good for. */
export const LINK_MINUTES = 30;

/** Links to a new password: one at a time for a member, each good once. Only hashes are kept. */
export interface PasswordLinks {
  /** The code of a new link. Without a member it leads nowhere, and costs the same. */
  create(db: Queries, brand: string, memberId: bigint | undefined): Promise<string>;
  /** Whose link it is, without using it up. @throws DomainError `password.link_expired` */
  ownerOf(brand: string, code: string): Promise<bigint>;
  /** Uses it up. @throws DomainError `password.link_expired`, when somebody else did */
  redeem(brand: string, code: string): Promise<void>;
}

export function createPasswordLinks(db: Database): PasswordLinks {
  return {
    async create(queries, brand, memberId) {
      const code = randomBytes(32).toString('base64url');
      await sql`delete from password_links where code_hash in
        (select code_hash from password_links where expires_at < now() limit 20 for update skip locked)`.execute(queries);
      await sql`
        insert into password_links (code_hash, brand, member_id, expires_at)
        values (${hashOf(code)}, ${brand}, ${memberId ?? null}, now() + make_interval(mins => ${LINK_MINUTES}))
        on conflict (member_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`.execute(queries);
      return code;
    },
    async ownerOf(brand, code) {
      const row = await db
        .selectFrom('password_links')
        .select('member_id')
        .where('code_hash', '=', hashOf(code))
        .where('brand', '=', brand)
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      if (!row?.member_id) throw expiredLinkError();
      return row.member_id;
    },
    async redeem(brand, code) {
      const { numDeletedRows } = await db
        .deleteFrom('password_links')
        .where('code_hash', '=', hashOf(code))
        .where('brand', '=', brand)
        .executeTakeFirst();
      if (numDeletedRows !== 1n) throw expiredLinkError();
    },
  };
}

function expiredLinkError(): DomainError {
  return new DomainError('password.link_expired');
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
