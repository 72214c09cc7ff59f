import type { Logger } from 'pino';
import type pg from 'pg';
import { type Bus, createBus } from './bus';
import { createClosers, type OnClose } from './closers';
import type { Config } from './config';
import { createPasswords, type Passwords } from './crypto/passwords';
import type { Connection, Database } from './database';
import { createJobs, type Jobs } from './jobs';

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
  passwords: Passwords;
  lifecycle: Lifecycle;
  /** What happens in the background, by name. */
  jobs: Jobs;
  /** Whoever holds something open says here how to close it. */
  onClose: OnClose;
  /** Closes all of it, the latest first, and the database last. */
  close(): Promise<void>;
}

interface PlatformParts {
  config: Config;
  /** Where the gateway logs in, never as the owner of the database. */
  url: string;
  connection: Connection;
  log: Logger;
  passwords?: Passwords;
}

/** The platform on an open connection, which it closes in the end. Jobs run once somebody starts them. */
export function createPlatform({ config, url, connection, log, passwords = createPasswords() }: PlatformParts): Platform {
  const { db, pool } = connection;
  const { onClose, closeAll } = createClosers(log);
  onClose('database', connection.close);
  const bus = createBus(url, pool, log);
  onClose('bus', bus.close);
  const jobs = createJobs({ db, pool, log, onClose });
  return { config, db, pool, bus, log, passwords, lifecycle: { draining: false }, jobs, onClose, close: closeAll };
}
