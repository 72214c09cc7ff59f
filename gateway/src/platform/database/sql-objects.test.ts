import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { testPlatform, type TestPlatform } from '../testing';
import { OUR_SCHEMA } from './migrate';
import { FUNCTIONS, smallSchema } from './schema-in-test';
import { applySqlFiles, readSqlFiles } from './sql-objects';

interface Found {
  signature: string;
  name: string;
}

describe('the functions of the schema', () => {
  let platform: TestPlatform;
  let owner: Kysely<unknown>;
  beforeAll(async () => {
    platform = await testPlatform();
    owner = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: platform.url, max: 1 }) }) });
  });
  afterAll(async () => {
    await owner.destroy();
    await platform.close();
  });

  const functions = async (db: Kysely<unknown>) => (await sql.raw<Found>(FUNCTIONS).execute(db)).rows;
  const views = async () =>
    (
      await sql<Found>`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`.execute(owner)
    ).rows;

  it('have one file each, and each file makes one', async () => {
    const files = (await readSqlFiles(OUR_SCHEMA.functions)).filter(({ retired }) => !retired);

    const found = [...(await functions(owner)), ...(await views())].map(({ name }) => name);
    expect(files.map(({ name }) => name).sort()).toEqual(found.sort());
  });

  it('are what their files make from nothing, with those who may call them', async () => {
    const before = await functions(owner);
    const undone = owner.transaction().execute(async (trx) => {
      for (const { signature } of before) await sql.raw(`drop function if exists ${signature} cascade`).execute(trx);
      await applySqlFiles(trx, await readSqlFiles(OUR_SCHEMA.functions));
      expect(await functions(trx)).toEqual(before);
      throw new Error('undo');
    });

    await expect(undone).rejects.toThrow(/^undo$/);
  });
});

describe('files of functions', () => {
  const one = (name: string, needs = '') =>
    `${needs}create or replace function ${name}() returns int language sql as $$ select 1 $$;`;
  const read = (files: Record<string, string>) =>
    readSqlFiles(
      smallSchema(Object.fromEntries(Object.entries(files).map(([path, text]) => [`functions/${path}`, text]))).folders.functions,
    );

  it('come after those they need', async () => {
    const files = await read({ 'a/first.sql': one('first', '-- needs: second, third\n'), 'b/second.sql': '', 'b/third.sql': '' });

    expect(files.map(({ name }) => name)).toEqual(['second', 'third', 'first']);
  });

  it('are refused when they need one another, or what is not there, or have the same name', async () => {
    await expect(read({ 'a/one.sql': '-- needs: two', 'a/two.sql': '-- needs: one' })).rejects.toThrow(
      'one, two, one: these need one another',
    );
    await expect(read({ 'a/one.sql': '-- needs: two' })).rejects.toThrow('one needs two, which no file of gateway/sql makes');
    await expect(read({ 'a/one.sql': '', 'b/one.sql': '' })).rejects.toThrow(/a\/one\.sql and .*b\/one\.sql have the same name/);
  });
});
