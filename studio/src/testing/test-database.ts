import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { appRoleOf } from '../database/app-login';
import { connect } from '../database/connect';
import type { Database } from '../database/tables';

export interface TestDatabase {
  readonly url: string;
  readonly database: Database;
  drop(): Promise<void>;
}

/** A fresh copy of the migrated template. */
export async function testDatabase(): Promise<TestDatabase> {
  const template = new URL(process.env['STUDIO_TEST_TEMPLATE_URL'] ?? '');
  const name = `studio_test_${randomBytes(6).toString('hex')}`;
  await onServer(template, `create database ${name} template ${template.pathname.slice(1)}`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  const database = connect(url.href);
  return {
    url: url.href,
    database,
    drop: async () => {
      await database.destroy();
      await onServer(template, `drop database ${name} with (force)`);
      await onServer(template, `drop role if exists ${appRoleOf(url.href)}`);
    },
  };
}

async function onServer(template: URL, statement: string): Promise<void> {
  const url = new URL(template);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement);
  await client.end();
}
