import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { IssuedCode } from '@pavilion/api/auth';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';

/** What an address may carry in place of a token: 256 bits, good once, for a minute, in one brand. */
export interface OneTimeCodes {
  /** For another device of whoever holds the session; dead when the session is. */
  issue(session: SessionFacts): Promise<IssuedCode>;
  /** For somebody who proved themselves at another site. */
  issueFor(member: { id: bigint; brand: string }): Promise<IssuedCode>;
  /** Whose code it was, and whether a session of theirs vouched for them. @throws DomainError `auth.code_expired` */
  redeem(brand: string, code: string): Promise<{ memberId: bigint; vouched: boolean }>;
}

const SECONDS = 60;

export function createOneTimeCodes(db: Database): OneTimeCodes {
  const put = async (brand: string, memberId: bigint, sessionId: bigint | null): Promise<IssuedCode> => {
    const code = randomBytes(32).toString('base64url');
    await sql`
      with gone as (delete from one_time_codes where code_hash in
        (select code_hash from one_time_codes where expires_at < now() limit 20 for update skip locked))
      insert into one_time_codes (code_hash, brand, member_id, session_id, expires_at)
      values (${hashOf(code)}, ${brand}, ${memberId}, ${sessionId}, now() + make_interval(secs => ${SECONDS}))`.execute(db);
    return { code, seconds: SECONDS };
  };
  return {
    issue: ({ brand, memberId, sessionId }) => put(brand, BigInt(memberId), BigInt(sessionId)),
    issueFor: ({ id, brand }) => put(brand, id, null),
    async redeem(brand, code) {
      const { rows } = await sql<{ member_id: bigint; vouched: boolean; fresh: boolean }>`
        with used as (delete from one_time_codes where code_hash = ${hashOf(code)} and brand = ${brand} returning *)
        select used.member_id, used.session_id is not null as vouched,
          used.expires_at > now() and (used.session_id is null or session.ended_at is null and session.expires_at > now()) as fresh
        from used left join sessions session on session.id = used.session_id`.execute(db);
      const [row] = rows;
      if (!row?.fresh) throw new DomainError('auth.code_expired');
      return { memberId: row.member_id, vouched: row.vouched };
    },
  };
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
