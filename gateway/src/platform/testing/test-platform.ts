import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Logger, pino } from 'pino';
import { type Config, readConfig } from '../config';
import type { OnClose } from '../closers';
import { createPasswords, type Passwords } from '../crypto';
import { appLogin, appRoleOf, connect, migrate } from '../database';
import { withDatabase } from '../database/ensure-database';
import { OUR_SCHEMA } from '../database/migrate';
import { createPlatform, type Platform } from '../platform';
import { copyTestKeys } from './copy-test-keys';

export interface TestPlatform extends Platform {
  /** The owner's address of this test's own database. */
  url: string;
  /** Where the gateway itself logs in. */
  appUrl: string;
  /** Ends what said under this name that it has to be closed, before the rest. */
  closeEarly(name: string): Promise<void>;
}

/** What a test decides otherwise. Its passwords take no time unless it brings those that players have. */
export type TestSettings = Partial<Config> & { passwords?: Passwords };

const QUICK = { memoryCost: 64, timeCost: 1 };

/** All people of a test come from one address. */
const SETTINGS = { PAVILION_REGISTRATIONS_PER_ADDRESS: '100000', PAVILION_REGISTRATIONS_PER_NETWORK: '100000' };

/** A platform on a database of its own, copied from a template that holds the migrated schema; on the tests’ server, or on another. */
export async function testPlatform(
  { passwords = createPasswords(QUICK), ...settings }: TestSettings = {},
  log: Logger = pino({ level: process.env.PAVILION_LOG_LEVEL ?? 'silent' }),
  server = process.env.TEST_DATABASE_URL,
): Promise<TestPlatform> {
  if (!server) throw new Error('TEST_DATABASE_URL is set by the test run’s global setup');
  const url = withDatabase(server, `test_${randomBytes(6).toString('hex')}`);
  await copyTemplate(server, url);
  const config = { ...readConfig(SETTINGS), dataDir: mkdtempSync(join(tmpdir(), 'pavilion-test-')), ...settings };
  await copyTestKeys(config);
  const appUrl = await appLogin(url, config);
  const platform = createPlatform({ config, url: appUrl, connection: connect(appUrl, { size: 10 }), log, passwords });
  const close = async () => {
    await platform.close();
    await asOwner(server, async (client) => {
      await client.query(`drop database if exists ${databaseOf(url)} with (force)`);
      await client.query(`drop role if exists ${appRoleOf(url)}`);
    });
  };
  const open = new Map<string, () => unknown>();
  const onClose: OnClose = (name, end) => {
    open.set(name, end);
    platform.onClose(name, end);
  };
  const closeEarly = async (name: string) => {
    const end = open.get(name);
    if (!end) throw new Error(`nothing says that ${name} has to be closed`);
    await end();
  };
  return { ...platform, url, appUrl, onClose, closeEarly, close };
}

async function copyTemplate(server: string, url: string): Promise<void> {
  const template = `template_${schemaFingerprint()}`;
  await asOwner(server, async (client) => {
    await client.query('select pg_advisory_lock(7349)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) {
      const draft = withDatabase(server, `${template}_draft`);
      await client.query(`drop database if exists ${databaseOf(draft)} with (force)`);
      await client.query(`create database ${databaseOf(draft)}`);
      await migrate(draft);
      await withoutCaptchas(draft);
      await client.query(`alter database ${databaseOf(draft)} rename to ${template}`);
    }
    // By file: written to the log block by block, as is usual, a copy takes four times the work.
    await client.query(`create database ${databaseOf(url)} template ${template} strategy file_copy`);
    await client.query('select pg_advisory_unlock(7349)');
  });
}

/** As an operator decides it: people in tests read no pictures. Tests of captchas decide otherwise, and one looks at what nobody decided. */
async function withoutCaptchas(url: string): Promise<void> {
  await asOwner(url, (client) =>
    client.query("update registration_rules set enabled = false, required = false where field = 'captcha'"),
  );
}

function schemaFingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of Object.values(OUR_SCHEMA))
    for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ))
      hash.update(name).update(readFileSync(join(parentPath, name)));
  return hash.digest('hex').slice(0, 16);
}

function databaseOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function asOwner(server: string, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
