import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Bus } from '../../../platform/bus';
import type { Database, Tables } from '../../../platform/database';
import type { Caller, Operator, Roles } from '../../../platform/http';

export type Queries = Kysely<Tables> | Transaction<Tables>;

/** Operators' sessions: opaque tokens of which only hashes are kept, looked up for every request. */
export interface Sessions {
  /** A new token of 256 bits, never one that the browser brought along. */
  start(db: Queries, operatorId: bigint, caller: Caller): Promise<string>;
  find(token: string, asked: { background: boolean }): Promise<Operator | undefined>;
  end(token: string): Promise<void>;
  /** Within a transaction; `tellEnded` afterwards. */
  endAll(db: Queries, operatorId: bigint): Promise<void>;
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

export function createSessions({ db, bus, production }: { db: Database; bus: Bus; production: boolean }): Sessions {
  const publishEnded = (operatorId: bigint) => bus.publish('operator.ended', { operatorId: String(operatorId) });
  return {
    async start(queries, operatorId, { address, device }) {
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
    async endAll(queries, operatorId) {
      await sql`update operator_sessions set ended_at = now() where operator_id = ${operatorId} and ended_at is null`.execute(
        queries,
      );
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
