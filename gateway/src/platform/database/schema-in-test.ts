import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { ensureDatabase } from './ensure-database';
import { OUR_SCHEMA } from './migrate';

export interface OwnDatabase {
  url: string;
  /** Connected as its owner. */
  owner: pg.Client;
  drop(): Promise<void>;
}

/** A database with nothing in it. */
export async function emptyDatabase(): Promise<OwnDatabase> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await ensureDatabase(server, name);
  const owner = await connected(url);
  const drop = async () => {
    await owner.end();
    const other = await connected(server);
    await other.query(`drop database ${name} with (force)`);
    await other.end();
  };
  return { url, owner, drop };
}

/** Folders with the files given and the two migrations without which no function is applied; `write` changes a file or adds one. */
export function smallSchema(files: Record<`${'migrations' | 'functions'}/${string}.sql`, string>) {
  const root = mkdtempSync(join(tmpdir(), 'pavilion-schema-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const name of ['0001_brands.sql', '0195_sql_objects.sql'])
    cpSync(join(OUR_SCHEMA.migrations, name), join(root, 'migrations', name));
  mkdirSync(join(root, 'functions'));
  for (const [path, text] of Object.entries(files)) write(path, text);
  return { folders: { migrations: join(root, 'migrations'), functions: join(root, 'functions') }, write };
}

/** Every function of the schema: how it is defined, who owns it and who may call it. */
export const FUNCTIONS = `
  select oid::regprocedure::text as signature, proname as name, pg_get_functiondef(oid) as definition, proowner::regrole::text as owner,
    array(select acl::text from unnest(coalesce(proacl, acldefault('f', proowner))) acl order by 1) as rights
  from pg_proc where pronamespace = 'public'::regnamespace and prokind <> 'a' order by 1`;

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
