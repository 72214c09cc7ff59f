import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testPlatform } from '../testing';
import { migrate, OUR_SCHEMA } from './migrate';
import { emptyDatabase, FUNCTIONS, type OwnDatabase, smallSchema } from './schema-in-test';

let database: OwnDatabase;
beforeEach(async () => void (database = await emptyDatabase()));
afterEach(() => database.drop());

const greets = (word: string) => `create or replace function greeting() returns text language sql as $$ select '${word}' $$;`;
const answer = async (query: string) => (await database.owner.query({ text: query, rowMode: 'array' })).rows[0]?.[0];

describe('a start of the gateway', () => {
  it('applies a function again when its file changed, and only then', async () => {
    const { folders, write } = smallSchema({ 'functions/hall/greeting.sql': greets('good day') });
    const version = () => answer(`select xmin::text from pg_proc where proname = 'greeting'`);
    await migrate(database.url, folders);
    const first = await version();
    await migrate(database.url, folders);
    expect(await version()).toBe(first);

    write('functions/hall/greeting.sql', greets('good night'));
    await migrate(database.url, folders);
    expect(await answer('select greeting()')).toBe('good night');

    const second = await version();
    await migrate(database.url, folders);
    expect(await version()).toBe(second);
  });

  it('applies it once when two gateways start at the same moment', async () => {
    const { folders } = smallSchema({
      'migrations/0210_applied.sql': 'create table applied (at timestamptz)',
      'functions/hall/greeting.sql': `insert into applied values (now()); ${greets('good day')}`,
    });

    await Promise.all([migrate(database.url, folders), migrate(database.url, folders)]);

    expect(await answer('select count(*)::int from applied')).toBe(1);
  });

  it('leaves everything as it was when a function’s file is broken, and says which and where', async () => {
    const { folders, write } = smallSchema({ 'functions/hall/greeting.sql': greets('good day') });
    await migrate(database.url, folders);
    write('migrations/0210_guests.sql', 'create table guests (name text)');
    write('functions/hall/greeting.sql', greets('good night'));
    write('functions/hall/welcome.sql', 'create or replace function welcome()\nreturns nothing_known language sql as $$ $$;');

    await expect(migrate(database.url, folders)).rejects.toThrow(/functions\/hall\/welcome\.sql.*nothing_known/);

    expect(await answer('select greeting()')).toBe('good day');
    expect(await answer(`select to_regclass('guests')`)).toBeNull();
  });

  it('says which migration is broken, and at which line', async () => {
    const { folders } = smallSchema({ 'migrations/0210_guests.sql': '-- Who comes.\ncreate tabel guests (name text);' });

    await expect(migrate(database.url, folders)).rejects.toThrow(/0210_guests\.sql, line 2: syntax error/);
  });

  it('makes a function again that was dropped, with who may call it', async () => {
    const closed = `${greets('good day')} revoke execute on function greeting from public, pavilion_app;`;
    const { folders } = smallSchema({
      'functions/hall/greeting.sql': `${closed} grant execute on function greeting to pavilion_app;`,
    });
    await migrate(database.url, folders);
    const before = (await database.owner.query(FUNCTIONS)).rows;
    await database.owner.query('drop function greeting');

    await migrate(database.url, folders);

    expect((await database.owner.query(FUNCTIONS)).rows).toEqual(before);
    expect(before[0].rights.map((right: string) => right.split('=')[0])).toContain('pavilion_app');
  });

  it('forgets a file that is gone, so that it is applied when it comes back', async () => {
    const { folders } = smallSchema({ 'functions/hall/greeting.sql': greets('good day') });
    await migrate(database.url, folders);
    const elsewhere = smallSchema({ 'functions/hall/other.sql': greets('x').replace('greeting', 'other') });
    await migrate(database.url, { ...folders, functions: elsewhere.folders.functions });
    await database.owner.query(greets('changed by hand'));

    await migrate(database.url, folders);

    expect(await answer('select greeting()')).toBe('good day');
  });
});

describe('a function whose file changed', () => {
  it('keeps its owner, and who may call it, by its name alone', async () => {
    const { folders, write } = smallSchema({
      'functions/hall/greeting.sql': `${greets('good day')} revoke execute on function greeting from public; grant execute on function greeting to pavilion_app;`,
    });
    await migrate(database.url, folders);
    const [before] = (await database.owner.query(FUNCTIONS)).rows;

    write('functions/hall/greeting.sql', greets('good night'));
    await migrate(database.url, folders);

    const [after] = (await database.owner.query(FUNCTIONS)).rows;
    expect(after.definition).not.toBe(before.definition);
    expect({ owner: after.owner, rights: after.rights }).toEqual({ owner: before.owner, rights: before.rights });
  });
});

describe('a migration that calls functions', () => {
  it('has them as they are now, with what they need, though their bodies speak of tables that come later', async () => {
    const { folders } = smallSchema({
      'migrations/0210_guests.sql':
        '-- calls: guest_number\ncreate table guests (name text, number bigint default guest_number());',
      'migrations/0220_numbers.sql': 'create table numbers (last bigint); insert into numbers values (41);',
      'functions/hall/guest_number.sql':
        '-- needs: last_number\ncreate or replace function guest_number() returns bigint language sql as $$ select last_number() + 1 $$;',
      'functions/hall/last_number.sql':
        'create or replace function last_number() returns bigint language sql as $$ select last from numbers $$;',
    });

    await migrate(database.url, folders);

    expect(await answer(`insert into guests (name) values ('Rina') returning number::int`)).toBe(42);
  });

  it('has a function that was dropped since, until it is dropped', async () => {
    const { folders } = smallSchema({
      'migrations/0210_guests.sql': '-- calls: greeting\ncreate table guests (word text default greeting());',
      'migrations/0220_no_greeting.sql': 'alter table guests alter column word drop default; drop function if exists greeting();',
      'functions/hall/greeting.sql': `-- retired: 0220 drops it.\n${greets('good day')}`,
    });

    await migrate(database.url, folders);

    expect(await answer(`select count(*)::int from pg_proc where proname = 'greeting'`)).toBe(0);
  });

  it('is told when there is no such function', async () => {
    const { folders } = smallSchema({ 'migrations/0210_guests.sql': '-- calls: guest_number\nselect 1;' });

    await expect(migrate(database.url, folders)).rejects.toThrow(/guest_number, which no file of gateway\/sql makes/);
  });
});

describe('a first start that is killed', () => {
  it('leaves nothing, and the next one makes the whole schema', async () => {
    const migrations = mkdtempSync(join(tmpdir(), 'pavilion-migrations-'));
    cpSync(OUR_SCHEMA.migrations, migrations, { recursive: true });
    writeFileSync(join(migrations, '9999_long.sql'), 'select pg_sleep(60)');
    const start = migrate(database.url, { ...OUR_SCHEMA, migrations });
    const outcome = start.then(
      () => 'done',
      (error: Error) => error.message,
    );
    const atWork = `from pg_stat_activity where datname = current_database() and query like 'select pg_sleep%' and pid <> pg_backend_pid()`;
    while (!(await answer(`select count(*)::int ${atWork}`))) await new Promise((resolve) => setTimeout(resolve, 50));
    await answer(`select pg_terminate_backend(pid) ${atWork}`);
    expect(await outcome).toMatch(/9999_long\.sql.*terminat/);
    expect(await answer(`select count(*)::int from pg_class where relnamespace = 'public'::regnamespace`)).toBe(0);

    await migrate(database.url);

    const whole = await testPlatform();
    expect((await database.owner.query(SCHEMA)).rows).toEqual((await whole.pool.query(SCHEMA)).rows);
    await whole.close();
  }, 60_000);
});

const SCHEMA = `
  select oid::regprocedure::text as name, case when prokind <> 'a' then pg_get_functiondef(oid) end as definition, proacl::text as rights
    from pg_proc where pronamespace = 'public'::regnamespace
  union all select attrelid::regclass || '.' || attname, format_type(atttypid, atttypmod) || attnotnull || coalesce(pg_get_expr(adbin, adrelid), ''), relacl::text
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'S') and attnum > 0
  union all select conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid), null from pg_constraint where connamespace = 'public'::regnamespace
  union all select tgrelid::regclass || ' ' || tgname, pg_get_triggerdef(oid), null from pg_trigger where not tgisinternal
  union all select indexrelid::regclass::text, pg_get_indexdef(indexrelid), null
    from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace
  order by 1, 2`;
