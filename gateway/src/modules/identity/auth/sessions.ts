import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { LiveSession, PasswordFault } from '@pavilion/api/auth';
import type { SignInRecord } from '@pavilion/api/members';
import { isAgent, isTrial } from '@pavilion/api/member-types';
import type { Bus } from '../../../platform/bus';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import type { MemberType } from '../members';

/** Where somebody signs in from. */
export interface Caller {
  address: string;
  device: string;
}

/** Live tokens. Only their hashes are kept, and every request asks the database: a token that ended is dead everywhere at once. */
export interface Sessions {
  /** A new token of 256 bits, and whether it is the member's first ever. With a `fault` it is good for changing the password only. */
  start(member: { id: bigint; brand: string }, caller: Caller, fault?: PasswordFault): Promise<{ token: string; first: boolean }>;
  find(token: string, brand: string): Promise<SessionFacts | undefined>;
  end(session: Pick<SessionFacts, 'sessionId' | 'brand' | 'memberId'>): Promise<void>;
  /** Ends the session that `live` called `name`. @throws DomainError `request.not_found`, for one of somebody else's as well */
  endByName(session: SessionFacts, name: string): Promise<void>;
  /** Ends all sessions of a member, but the one named, and whatever waits to become one. */
  endAll(brand: string, memberId: bigint, options?: { except?: string }): Promise<void>;
  /** The password was changed: everything is open to this session again. */
  clearPasswordFault(session: SessionFacts): Promise<void>;
  /** Whether the member ever signed in from the neighbourhood of this address. */
  isKnownNetwork(memberId: bigint, address: string): Promise<boolean>;
  listLive(session: SessionFacts): Promise<LiveSession[]>;
  /** When the session's sign-in was. */
  startedAt(session: Pick<SessionFacts, 'sessionId'>): Promise<Date>;
  /** The sign-in before this session's. */
  previousSignIn(session: SessionFacts): Promise<SignInRecord | undefined>;
}

interface Row {
  id: bigint;
  member_id: bigint;
  account: string;
  type: MemberType;
  password_fault: PasswordFault | null;
  stale: boolean;
}

/** A session nobody uses for 12 hours ends, and every session ends after 7 days. */
const IDLE_TIMEOUT = sql`interval '12 hours'`;
const MAX_SESSION_AGE = sql`interval '7 days'`;
const MAX_LISTED_SESSIONS = 50;
const NAME_LENGTH = 32;

export function createSessions({ db, bus }: { db: Database; bus: Bus }): Sessions {
  const alive = sql<boolean>`ended_at is null and expires_at > now() and seen_at > now() - ${IDLE_TIMEOUT}`;
  const publishEnded = (brand: string, memberId: bigint) => bus.publish('session.ended', { brand, memberId: String(memberId) });
  return {
    async start({ id, brand }, { address, device }, fault) {
      const token = randomBytes(32).toString('base64url');
      const { rows } = await sql<{ first: boolean }>`
        with network as (
          insert into member_networks (member_id, network) values (${id}, sign_in_network(${address}))
          on conflict (member_id, network) do update set seen_at = now()
        )
        insert into sessions (token_hash, member_id, brand, address, device, password_fault, expires_at)
        values (${hashOf(token)}, ${id}, ${brand}, ${address}, ${device}, ${fault ?? null}, now() + ${MAX_SESSION_AGE})
        returning not exists (select 1 from sessions where member_id = ${id}) as first`.execute(db);
      return { token, first: rows[0]?.first ?? false };
    },
    async find(token, brand) {
      const { rows } = await sql<Row>`
        select session.id, session.member_id, member.account, member.type, session.password_fault, session.seen_at < now() - interval '1 minute' as stale
        from sessions session join member_directory member on member.id = session.member_id
        where token_hash = ${hashOf(token)} and session.brand = ${brand} and member.status = 'active' and ${alive}`.execute(db);
      const [row] = rows;
      if (!row) return undefined;
      if (row.stale) await sql`update sessions set seen_at = now() where id = ${row.id}`.execute(db);
      return toSessionFacts(row, brand);
    },
    async end({ sessionId, brand, memberId }) {
      await sql`update sessions set ended_at = now() where id = ${sessionId} and ended_at is null`.execute(db);
      publishEnded(brand, BigInt(memberId));
    },
    async endByName({ brand, memberId }, name) {
      const { numAffectedRows } = await sql`update sessions set ended_at = now()
        where member_id = ${memberId}::bigint and ended_at is null
          and left(encode(sha256(token_hash), 'hex'), ${NAME_LENGTH}) = ${name}`.execute(db);
      if (!numAffectedRows) throw new DomainError('request.not_found');
      publishEnded(brand, BigInt(memberId));
    },
    async endAll(brand, memberId, { except } = {}) {
      await sql`with checks as (delete from sign_in_checks where member_id = ${memberId})
        delete from one_time_codes where member_id = ${memberId}`.execute(db);
      await sql`update sessions set ended_at = now()
        where member_id = ${memberId} and ended_at is null and id is distinct from ${except ?? null}::bigint`.execute(db);
      publishEnded(brand, memberId);
    },
    async clearPasswordFault({ sessionId }) {
      await sql`update sessions set password_fault = null where id = ${sessionId}::bigint`.execute(db);
    },
    async isKnownNetwork(memberId, address) {
      const { rows } = await sql`select 1 from member_networks
        where member_id = ${memberId} and network = sign_in_network(${address})`.execute(db);
      return rows.length > 0;
    },
    async listLive({ memberId, sessionId }) {
      const rows = await db
        .selectFrom('sessions')
        .select(['id', 'token_hash', 'device', 'address', 'created_at', 'seen_at'])
        .where('member_id', '=', BigInt(memberId))
        .where(alive)
        .orderBy('id', 'desc')
        .limit(MAX_LISTED_SESSIONS)
        .execute();
      return rows.map(({ id, token_hash, device, address, created_at, seen_at }) => ({
        id: nameOf(token_hash),
        current: String(id) === sessionId,
        device,
        address,
        signedInAt: created_at.toISOString(),
        seenAt: seen_at.toISOString(),
      }));
    },
    startedAt: (session) => readStartedAt(db, session),
    async previousSignIn({ memberId, sessionId }) {
      const row = await db
        .selectFrom('sessions')
        .select(['created_at', 'device', 'address'])
        .where('member_id', '=', BigInt(memberId))
        .where('id', '<', BigInt(sessionId))
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && { at: row.created_at.toISOString(), device: row.device, address: row.address };
    },
  };
}

async function readStartedAt(db: Database, { sessionId }: Pick<SessionFacts, 'sessionId'>): Promise<Date> {
  const { created_at } = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', BigInt(sessionId))
    .executeTakeFirstOrThrow();
  return created_at;
}

function toSessionFacts({ id, member_id, account, type, password_fault }: Row, brand: string): SessionFacts {
  const facts = { sessionId: String(id), memberId: String(member_id), brand, account, type };
  return { ...facts, agent: isAgent(type), trial: isTrial(type), ...(password_fault && { passwordFault: password_fault }) };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Tells nobody how many sessions there are, and leads back to no token. */
function nameOf(tokenHash: Buffer): string {
  return createHash('sha256').update(tokenHash).digest('hex').slice(0, NAME_LENGTH);
}
