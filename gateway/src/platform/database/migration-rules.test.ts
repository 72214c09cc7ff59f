import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUR_SCHEMA } from './migrate';
import { migrationFaults, type MigrationFile, sumsOf } from './migration-rules';
import { readSqlFiles } from './sql-objects';

const read = (name: string) => readFileSync(join(OUR_SCHEMA.migrations, name), 'utf8');
const faultsOf = (files: Record<string, string>, functions: string[] = []) => {
  const list: MigrationFile[] = Object.entries(files).map(([name, text]) => ({ name, text }));
  return migrationFaults(list, sumsOf(list), functions);
};

it('holds our own migrations to the rules', async () => {
  const names = readdirSync(OUR_SCHEMA.migrations).filter((name) => name.endsWith('.sql'));
  const functions = (await readSqlFiles(OUR_SCHEMA.functions)).map(({ name }) => name);

  expect(
    migrationFaults(
      names.map((name) => ({ name, text: read(name) })),
      read('migrations.sha256'),
      functions,
    ),
  ).toEqual([]);
});

describe('a migration', () => {
  const [first, second] = [
    { name: '0210_guests.sql', text: 'create table guests ();' },
    { name: '0220_rooms.sql', text: 'create table rooms ();' },
  ];

  it('is not changed once it landed', () => {
    expect(migrationFaults([{ ...first, text: 'create table gusts ();' }], sumsOf([first]), [])).toEqual([
      '0210_guests.sql is not what landed: leave it as it was, and write another migration',
    ]);
  });

  it('is not taken away once it landed', () => {
    expect(migrationFaults([second], sumsOf([first, second]), [])).toHaveLength(1);
  });

  it('has a line that says what it was', () => {
    expect(migrationFaults([first, second], sumsOf([first]), [])).toEqual(['0220_rooms.sql has no line in migrations.sha256']);
  });

  it('has a number that no other has, above all that landed before it', () => {
    expect(faultsOf({ '0210_guests.sql': '', '0210_rooms.sql': '' })).toEqual([
      '0210_rooms.sql has the number of 0210_guests.sql: give it the next one',
    ]);
    expect(migrationFaults([first, second], sumsOf([second, first]), [])).toEqual([
      'migrations.sha256: a number below one that landed is never applied; take the next one',
    ]);
    expect(faultsOf({ '210-guests.sql': '' })).toHaveLength(1);
  });

  it('makes no function or view that stays', () => {
    const body = `greeting() returns text language sql as $$ select 'good day' $$;`;
    for (const making of [
      `create function ${body}`,
      `CREATE OR REPLACE FUNCTION ${body}`,
      `create function public.${body}`,
      'create view halls as select 1;',
      'create\n  or replace view halls as select 1;',
    ])
      expect(faultsOf({ '0210_guests.sql': making })).toEqual([
        '0210_guests.sql makes a function or view: it belongs in a file of gateway/sql',
      ]);
    for (const elsewhere of ['pg_temp', 'pgboss'])
      expect(faultsOf({ '0210_guests.sql': `create function ${elsewhere}.${body}` })).toEqual([]);
    expect(faultsOf({ '0190_before_the_rules.sql': `create function ${body}` })).toEqual([]);
  });

  it('names the functions it calls', () => {
    const call = 'create trigger guests_stay before update on guests for each row execute function guests_stay();';

    expect(faultsOf({ '0210_guests.sql': call }, ['guests_stay'])).toEqual([
      '0210_guests.sql calls guests_stay: say so in a line “-- calls: guests_stay”',
    ]);
    expect(faultsOf({ '0210_guests.sql': `-- calls: guests_stay\n${call}` }, ['guests_stay'])).toEqual([]);
    const drop = '-- narrows: only triggers of this release call it.\ndrop function if exists guests_stay();';
    expect(faultsOf({ '0210_guests.sql': drop }, ['guests_stay'])).toEqual([]);
  });
});

describe('a migration that older gateways cannot go on with', () => {
  it.each([
    'drop table guests;',
    'drop function guests_stay();',
    'truncate guests;',
    'revoke update on guests from pavilion_app;',
    'create unique index guests_once on guests (name);',
    'alter table guests rename column name to called;',
    'alter table guests rename to visitors;',
    'alter table guests drop column name;',
    'alter table guests drop name;',
    'alter table guests alter column name drop default;',
    'alter table guests alter column name type integer using 1;',
    'alter table guests alter name set data type integer;',
    'alter table guests\n  alter column name set not null;',
    'alter table guests add constraint short check (length(name) < 9);',
    'alter table guests add column age integer not null;',
    'alter type wallet_movement rename attribute fee to cost;',
  ])('says why they can: %s', (statement) => {
    expect(faultsOf({ '0210_guests.sql': `-- A sentence.\n${statement}\n` })).toEqual([
      expect.stringContaining('0210_guests.sql narrows'),
    ]);
    expect(faultsOf({ '0210_guests.sql': `-- narrows: nobody has read it since 2.3.\n${statement}\n` })).toEqual([]);
  });

  it.each([
    'alter table guests add column age integer;',
    'alter table guests add column age integer not null default 0;',
    'alter table guests add column age integer default 0 not null, drop constraint short;',
    'alter table guests alter column name drop not null;',
    'create index guests_by_name on guests (name);',
    `update help set text = 'drop table; rename';`,
    'create table halls (name text not null);\nalter table halls add constraint short check (true);\nrevoke all on halls from public;',
  ])('is not: %s', (statement) => {
    expect(faultsOf({ '0210_guests.sql': `${statement}\n` })).toEqual([]);
  });
});
