import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { IssuedCode } from '@pavilion/api/auth';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import { hashOfMark } from './device-marks';

/** What an address may carry in place of a token: 256 bits, good once, for a minute, in one brand. */
export interface OneTimeCodes {
  /** For another device of whoever holds the session; dead when the session is. */
  issue(session: SessionFacts): Promise<IssuedCode>;
  /** For somebody who proved themselves at another site, in the browser that has this mark. */
  issueFor(member: { id: bigint; brand: string }, mark: string): Promise<IssuedCode>;
  /** Whose code it is, and whether it is for this browser alone. It stays good. @throws DomainError `auth.code_expired` */
  ownerOf(brand: string, code: string, mark: string | undefined): Promise<{ memberId: bigint; bound: boolean }>;
  /** Whose code it was, and whether a session of theirs vouched for them. @throws DomainError `auth.code_expired` */
  redeem(brand: string, code: string, mark: string | undefined): Promise<{ memberId: bigint; vouched: boolean }>;
}

const SECONDS = 60;

export function createOneTimeCodes(db: Database): OneTimeCodes {
  const put = async (brand: string, memberId: bigint, sessionId: bigint | null, device: Buffer | null): Promise<IssuedCode> => {
    const code = randomBytes(32).toString('base64url');
    await sql`
      with gone as (delete from one_time_codes where code_hash in
        (select code_hash from one_time_codes where expires_at < now() limit 20 for update skip locked))
      insert into one_time_codes (code_hash, brand, member_id, session_id, device_hash, expires_at)
      values (${hashOf(code)}, ${brand}, ${memberId}, ${sessionId}, ${device}, now() + make_interval(secs => ${SECONDS}))`.execute(
      db,
    );
    return { code, seconds: SECONDS };
  };
  return {
    issue: ({ brand, memberId, sessionId }) => put(brand, BigInt(memberId), BigInt(sessionId), null),
    issueFor: ({ id, brand }, mark) => put(brand, id, null, hashOfMark(mark)),
    async ownerOf(brand, code, mark) {
      const { rows } = await sql<CodeRow>`
        with used as (select * from one_time_codes where code_hash = ${hashOf(code)} and brand = ${brand}) ${READ}`.execute(db);
      const { member_id: memberId, device_hash } = goodIn(rows[0], mark);
      return { memberId, bound: device_hash !== null };
    },
    async redeem(brand, code, mark) {
      const { rows } = await sql<CodeRow>`
        with used as (delete from one_time_codes where code_hash = ${hashOf(code)} and brand = ${brand} returning *) ${READ}`.execute(
        db,
      );
      const { member_id: memberId, vouched } = goodIn(rows[0], mark);
      return { memberId, vouched };
    },
  };
}

interface CodeRow {
  member_id: bigint;
  device_hash: Buffer | null;
  vouched: boolean;
  fresh: boolean;
}

const READ = sql`select used.member_id, used.device_hash, used.session_id is not null as vouched,
    used.expires_at > now() and (used.session_id is null or session.ended_at is null and session.expires_at > now()) as fresh
  from used left join sessions session on session.id = used.session_id`;

/** @throws DomainError `auth.code_expired` in another browser than the one that asked, as well */
function goodIn(row: CodeRow | undefined, mark: string | undefined): CodeRow {
  const here = row && (row.device_hash === null || (mark !== undefined && row.device_hash.equals(hashOfMark(mark))));
  if (!here || !row.fresh) throw new DomainError('auth.code_expired');
  return row;
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
