import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';

/** Every table, by name. Each module adds its own: `declare module '…/platform/database' { interface Tables { … } }`. */
// oxlint-disable-next-line no-empty-interface
export interface Tables {}

export type Database = Kysely<Tables>;

export interface Connection {
  db: Database;
  pool: pg.Pool;
  /** From now on callers wait: who gets no connection in half a second is told so. Until then, at a start, a slow server is waited for. */
  serve(): void;
  close(): Promise<void>;
}

// Amounts and counts are bigint in code; timestamps come as Date.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

const START_TIMEOUT_MS = 10_000;
/** Less than the 900 ms within which a vendor has its answer; a busy machine takes some of it to open a connection. */
const SERVING_TIMEOUT_MS = 800;

const LIMITS = ['-c statement_timeout=2000', '-c lock_timeout=1000', '-c idle_in_transaction_session_timeout=5000'];

interface ConnectionOptions {
  size?: number;
  log?: Pick<Logger, 'debug'>;
  /** False for programs for which nobody waits, such as the filling of a database. */
  limited?: boolean;
}

/** Opens a pool whose every connection acts as the application's role and gives up on what takes too long. */
export function connect(url: string, { size = 20, log, limited = true }: ConnectionOptions = {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    // What was opened stays open: a new connection takes longest just when many are needed.
    min: size,
    connectionTimeoutMillis: START_TIMEOUT_MS,
    options: ['-c role=pavilion_app', ...(limited ? LIMITS : [])].join(' '),
  });
  // A lost server is reported by the next query; an idle connection's error must not end the process.
  pool.on('error', (error) => log?.debug({ err: error }, 'an idle connection was lost'));
  // Nor one that is cut off while somebody holds it: their next query says so.
  pool.on('connect', (client) => client.on('error', (error) => log?.debug({ err: error }, 'a connection was lost')));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    serve: () => void (pool.options.connectionTimeoutMillis = SERVING_TIMEOUT_MS),
    close: () => db.destroy(),
  };
}
