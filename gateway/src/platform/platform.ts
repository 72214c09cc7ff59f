import type { Logger } from 'pino';
import type pg from 'pg';
import type { Bus } from './bus';
import type { Config } from './config';
import type { Database } from './database';

/** Whether this process still takes new work. */
export interface Lifecycle {
  draining: boolean;
  /** The books do not agree: money stands still, reading goes on. */
  frozen?: boolean;
}

/** What every module stands on: nothing in it belongs to a domain. */
export interface Platform {
  config: Config;
  db: Database;
  /** For money functions and streams, where a query builder is in the way. */
  pool: pg.Pool;
  bus: Bus;
  log: Logger;
  lifecycle: Lifecycle;
}
