import { ensureTestServer } from '@pavilion/gateway/database';
import pg from 'pg';
import { connect } from '../database/connect';
import { migrate } from '../database/migrate';
import { folders } from '../settings';

/**
 * Makes the migrated database that tests copy. `TEST_DATABASE_URL` or `DATABASE_URL` leads to any PostgreSQL on which databases may be made.
 *
 * @returns what removes it
 */
export async function makeTemplate(): Promise<() => Promise<void>> {
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

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
