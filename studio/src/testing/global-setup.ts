import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureTestServer } from '@pavilion/gateway/database';
import pg from 'pg';
import { connect } from '../database/connect';
import { migrate } from '../database/migrate';
import { folders } from '../settings';

/** One migrated template per run; each suite copies it. `TEST_DATABASE_URL` or `DATABASE_URL` leads to any PostgreSQL on which databases may be made. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  buildPagesOnce();
  const server = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'] ?? (await ensureTestServer());
  const template = `studio_template_${process.pid}`;
  await onServer(server, `create database ${template}`);
  const url = new URL(server);
  url.pathname = `/${template}`;
  const database = connect(url.href);
  await migrate(database, folders.migrations);
  await database.destroy();
  process.env['STUDIO_TEST_TEMPLATE_URL'] = url.href;
  return () => onServer(server, `drop database ${template}`);
}

/** The tests that start the studio's process need its pages. */
function buildPagesOnce(): void {
  if (existsSync(path.join(folders.pages, 'pages.json'))) return;
  execFileSync(process.execPath, ['build.mjs'], { cwd: path.dirname(folders.pages), stdio: 'inherit' });
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
