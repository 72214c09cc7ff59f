import { createHash, randomBytes } from 'node:crypto';
import type { StaffSessionView } from '@pavilion/api/staff';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Bus } from '../../../platform/bus';
import type { Database, Tables } from '../../../platform/database';
import type { Caller, Operator, Roles } from '../../../platform/http';
import { placeOf } from '../../../platform/rate-limits';

export type Queries = Kysely<Tables> | Transaction<Tables>;

/** Operators' sessions: opaque tokens of which only hashes are kept, looked up for every request. */
export interface Sessions {
  /** A new token of 256 bits, never one that the browser brought along. */
  start(db: Queries, operatorId: bigint, caller: Caller): Promise<string>;
  find(token: string, asked: { background: boolean }): Promise<Operator | undefined>;
  end(token: string): Promise<void>;
  /** All but `kept`, within a transaction; `publishEnded` afterwards. */
  endAll(db: Queries, operatorId: bigint, kept?: bigint): Promise<void>;
  /** False when the operator has no such session. */
  endOne(operatorId: bigint, id: bigint): Promise<boolean>;
  /** The operator's, the one used last first. */
  list(operatorId: bigint): Promise<Omit<StaffSessionView, 'current'>[]>;
  /** Lets open streams of the operator know that they may have to end. */
  publishEnded(operatorId: bigint): void;
}

interface Row {
  id: bigint;
  operator_id: bigint;
  name: string;
  roles: Roles;
  stale: boolean;
}

/** A session nobody uses for half an hour ends, and every session ends after 12 hours. */
const IDLE_TIMEOUT = sql`interval '30 minutes'`;
const MAX_SESSION_AGE = sql`interval '12 hours'`;

/** More than one person needs. The one that was used least recently ends. */
const MAX_SESSIONS = 10;
const isOpen = sql<boolean>`ended_at is null and expires_at > now() and seen_at > now() - ${IDLE_TIMEOUT}`;

interface SessionRow {
  id: bigint;
  address: string;
  device: string;
  created_at: Date;
  seen_at: Date;
}

/** What ended a month ago answers no question any more: the audit log has what was done. */
export async function deleteEndedSessions(db: Database): Promise<void> {
  await sql`delete from operator_sessions where expires_at < now() - interval '30 days'`.execute(db);
}

export function createSessions({ db, bus, production }: { db: Database; bus: Bus; production: boolean }): Sessions {
  const publishEnded = (operatorId: bigint) => bus.publish('operator.ended', { operatorId: String(operatorId) });
  return {
    async start(queries, operatorId, { address, device }) {
      await sql`update operator_sessions set ended_at = now() where id in (
        select id from operator_sessions where operator_id = ${operatorId} and ${isOpen}
        order by seen_at desc offset ${MAX_SESSIONS - 1})`.execute(queries);
      const token = randomBytes(32).toString('base64url');
      await sql`insert into operator_sessions (token_hash, operator_id, address, device, expires_at)
        values (${hashOf(token)}, ${operatorId}, ${address}, ${device}, now() + ${MAX_SESSION_AGE})`.execute(queries);
      await sql`update operators set seen_at = now() where id = ${operatorId}`.execute(queries);
      return token;
    },
    async find(token, { background }) {
      const { rows } = await sql<Row>`
        select session.id, session.operator_id, operator.name, operator.roles, session.seen_at < now() - interval '1 minute' as stale
        from operator_sessions session join operators operator on operator.id = session.operator_id
        where session.token_hash = ${hashOf(token)} and session.ended_at is null and session.expires_at > now()
          and session.seen_at > now() - ${IDLE_TIMEOUT} and not operator.locked and operator.password_hash is not null
          and not (operator.demo and ${production})`.execute(db);
      const [row] = rows;
      if (!row) return undefined;
      if (row.stale && !background) await touch(db, row);
      return { id: String(row.operator_id), name: row.name, roles: row.roles, sessionId: String(row.id) };
    },
    async end(token) {
      const { rows } = await sql<{ operator_id: bigint }>`
        update operator_sessions set ended_at = now() where token_hash = ${hashOf(token)} and ended_at is null
        returning operator_id`.execute(db);
      for (const row of rows) publishEnded(row.operator_id);
    },
    async endAll(queries, operatorId, kept = 0n) {
      await sql`update operator_sessions set ended_at = now()
        where operator_id = ${operatorId} and id <> ${kept} and ended_at is null`.execute(queries);
    },
    async endOne(operatorId, id) {
      const { numAffectedRows } = await sql`update operator_sessions set ended_at = now()
        where operator_id = ${operatorId} and id = ${id} and ended_at is null`.execute(db);
      return numAffectedRows === 1n;
    },
    async list(operatorId) {
      const { rows } = await sql<SessionRow>`
        select id, address, device, created_at, seen_at from operator_sessions
        where operator_id = ${operatorId} and ${isOpen} order by seen_at desc, id desc`.execute(db);
      return rows.map(({ id, address, device, created_at, seen_at }) => ({
        id: String(id),
        network: placeOf(address).network,
        device,
        startedAt: created_at.toISOString(),
        seenAt: seen_at.toISOString(),
      }));
    },
    publishEnded,
  };
}

async function touch(db: Database, { id, operator_id }: Row): Promise<void> {
  await sql`update operator_sessions set seen_at = now() where id = ${id}`.execute(db);
  await sql`update operators set seen_at = now() where id = ${operator_id}`.execute(db);
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
