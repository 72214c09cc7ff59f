import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { PasswordFault } from '@pavilion/api/auth';
import { isAgent, isTrial } from '@pavilion/api/member-types';
import type { Database } from '../../../platform/database';
import type { SessionFacts } from '../../../platform/http';
import type { MemberType } from '../members';
import { hashOfMark } from './device-marks';
import { IS_LIVE, MAX_SESSION_AGE, MAX_SESSIONS } from './session-lifetime';
import type { Sessions } from './sessions';

type SessionTokens = Pick<Sessions, 'start' | 'find' | 'forgetPlaces' | 'clearPasswordFault' | 'renewToken' | 'isKnownNetwork'>;

interface Row {
  id: bigint;
  member_id: bigint;
  account: string;
  type: MemberType;
  password_fault: PasswordFault | null;
  stale: boolean;
}

/** Gives tokens out and knows them again. */
export function sessionTokens(db: Database): SessionTokens {
  return {
    async start({ id, brand }, { address, device, mark }, { fault, vouched = false } = {}) {
      const token = randomBytes(32).toString('base64url');
      const { rows } = await sql<{ first: boolean }>`
        with network as (
          insert into member_networks (member_id, network) select ${id}, sign_in_network(${address}) where ${!vouched}
          on conflict (member_id, network) do update set seen_at = now()
        ), known as (
          insert into member_devices (member_id, device_hash)
          select ${id}, ${mark ? hashOfMark(mark) : null}::bytea where ${mark !== undefined && !vouched}
          on conflict (member_id, device_hash) do update set seen_at = now()
        )
        insert into sessions (token_hash, member_id, brand, address, device, password_fault, expires_at)
        values (${hashOf(token)}, ${id}, ${brand}, ${address}, ${device}, ${fault ?? null}, now() + ${MAX_SESSION_AGE})
        returning not exists (select 1 from sessions where member_id = ${id}) as first`.execute(db);
      await endSurplus(db, id);
      return { token, first: rows[0]?.first ?? false };
    },
    async find(token, brand) {
      const { rows } = await sql<Row>`
        select session.id, session.member_id, member.account, member.type, session.password_fault, session.seen_at < now() - interval '1 minute' as stale
        from sessions session join member_directory member on member.id = session.member_id
        where token_hash = ${hashOf(token)} and session.brand = ${brand} and member.status = 'active' and ${IS_LIVE}`.execute(db);
      const [row] = rows;
      if (!row) return undefined;
      if (row.stale) await sql`update sessions set seen_at = now() where id = ${row.id}`.execute(db);
      return toSessionFacts(row, brand);
    },
    async clearPasswordFault({ sessionId }) {
      await sql`update sessions set password_fault = null where id = ${sessionId}::bigint`.execute(db);
    },
    async renewToken({ sessionId }) {
      const token = randomBytes(32).toString('base64url');
      await sql`update sessions set token_hash = ${hashOf(token)} where id = ${sessionId}::bigint`.execute(db);
      return token;
    },
    async forgetPlaces(memberId, { address, mark }) {
      await sql`
        with devices as (delete from member_devices
          where member_id = ${memberId} and device_hash is distinct from ${mark ? hashOfMark(mark) : null}::bytea)
        delete from member_networks where member_id = ${memberId} and network <> sign_in_network(${address})`.execute(db);
    },
    async isKnownNetwork(memberId, address) {
      const { rows } = await sql`select 1 from member_networks
        where member_id = ${memberId} and network = sign_in_network(${address})`.execute(db);
      return rows.length > 0;
    },
  };
}

async function endSurplus(db: Database, memberId: bigint): Promise<void> {
  await sql`update sessions set ended_at = now() where id in (
    select id from sessions where member_id = ${memberId} and ${IS_LIVE} order by seen_at desc, id desc offset ${MAX_SESSIONS})`.execute(
    db,
  );
}

function toSessionFacts({ id, member_id, account, type, password_fault }: Row, brand: string): SessionFacts {
  const facts = { sessionId: String(id), memberId: String(member_id), brand, account, type };
  return { ...facts, agent: isAgent(type), trial: isTrial(type), ...(password_fault && { passwordFault: password_fault }) };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
