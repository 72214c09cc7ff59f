import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { EXCEPTIONS, TABLES_WITHOUT_TYPES, TESTS_THAT_WRITE } from './table-owners';

const gateway = join(import.meta.dirname, '..');

interface Source {
  file: string;
  /** Whose it is: a module, `platform`, or `app` for what puts them together. */
  module: string;
  text: string;
}

function read(
  folder: string,
  ending: string,
  moduleOf: (path: string[]) => string,
  comments: RegExp,
): (Source & { header: string })[] {
  return readdirSync(join(gateway, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => {
      const header = readFileSync(join(gateway, folder, path), 'utf8');
      return { file: join(folder, path), module: moduleOf(path.split('/')), header, text: header.replaceAll(comments, ' ') };
    });
}

const sources = read(
  'src',
  '.ts',
  ([first = '', , module = '']) => (first === 'modules' ? module : first === 'platform' ? first : 'app'),
  /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
);
const functions = read('sql', '.sql', ([module = '']) => module, /--.*$/gm);
const published = new Set(
  functions.filter(({ header }) => /^-- published: \S/.test(header)).map(({ file }) => basename(file, '.sql')),
);

/** The names declared one level inside `interface Tables { … }`. */
function declaredTables(text: string): string[] {
  const block = /^ {2}interface Tables \{([\s\S]*?)^ {2}\}/m.exec(text)?.[1] ?? '';
  return [...block.matchAll(/^ {4}([a-z_]+):/gm)].map(([, name = '']) => name);
}

const declarations = [
  ...Object.entries(TABLES_WITHOUT_TYPES).flatMap(([module, tables]) => tables.map((table) => ({ table, module }))),
  ...sources.flatMap(({ module, text }) => declaredTables(text).map((table) => ({ table, module }))),
].filter(({ table }) => !published.has(table));
const owners = new Map(declarations.map(({ table, module }) => [table, module]));

const CALL =
  /\b(selectFrom|(?:inner|left|right|full|cross)Join(?:Lateral)?|insertInto|updateTable|deleteFrom|mergeInto|using|from)\(\s*(\[[^\]]*\]|'[^']*')/g;
const STATEMENT =
  /\b(insert into|delete from|update|truncate(?: table)?|merge into|lock table|from|join|using)\s+(?:only\s+)?([a-z_]+(?:[ \t]+(?:as[ \t]+)?[a-z_]+)?(?:\s*,\s*[a-z_]+(?:[ \t]+(?:as[ \t]+)?[a-z_]+)?)*)/gi;
const WRITES = /insert|update|delete|truncate|merge/i;

/** Tables that a text names, in calls of Kysely and in SQL. */
function namedTables(text: string): { table: string; use: 'reads' | 'writes' }[] {
  const calls = [...text.matchAll(CALL)].flatMap(([, word = '', names = '']) =>
    [...names.matchAll(/'([a-z_]+)/g)].map(([, table = '']) => ({ word, table })),
  );
  const statements = [...text.matchAll(STATEMENT)].flatMap(([, word = '', names = '']) =>
    names.split(',').map((name) => ({ word, table: /[a-z_]+/.exec(name)?.[0] ?? '' })),
  );
  return [...calls, ...statements].map(({ word, table }) => ({ table, use: WRITES.test(word) ? 'writes' : 'reads' }));
}

function foreignUses(from: readonly Source[]): { use: string; file: string }[] {
  return from.flatMap(({ file, module, text }) =>
    namedTables(text)
      .filter(({ table }) => owners.has(table) && owners.get(table) !== module)
      .map(({ table, use }) => ({ use: `${module} ${use} ${table} of ${owners.get(table)}`, file })),
  );
}

const isTest = ({ file }: Source) => /\.test\.ts$|-fixture\.ts$|\/bench\/|platform\/testing\//.test(file);
const uses = foreignUses([...sources.filter((source) => !isTest(source)), ...functions]);
/** What tests look at is free. */
const testWrites = foreignUses(sources.filter((source) => isTest(source) && source.file !== 'src/table-ownership.test.ts')).filter(
  ({ use }) => use.includes(' writes '),
);

describe('a table', () => {
  it('has one owner', () => {
    const names = declarations.map(({ table }) => table);

    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('is read and written by the module that owns it, and by no other', () => {
    const found = uses.filter(({ use }) => !(use in EXCEPTIONS)).map(({ use, file }) => `${use}: ${file}`);

    expect([...new Set(found)].sort()).toEqual([]);
  });

  it('is used by another module as long as that is agreed, and no longer', () => {
    expect(Object.keys(EXCEPTIONS).filter((exception) => !uses.some(({ use }) => use === exception))).toEqual([]);
  });

  it('is written by the tests of another module only where they are listed, and no longer than they do', () => {
    const found = testWrites.map(({ file, use }) => `${file}: ${use.split(' ')[2]}`);
    const listed = Object.entries(TESTS_THAT_WRITE).flatMap(([file, tables]) => tables.map((table) => `src/${file}: ${table}`));

    expect([...new Set(found)].sort()).toEqual(listed.sort());
  });
});

describe('a published view', () => {
  it.each(
    functions.filter(({ file }) => published.has(basename(file, '.sql'))).map(({ file, text }) => [basename(file, '.sql'), text]),
  )('may be read by whoever may read its tables, and written by nobody: %s', (name, text) => {
    expect(text).toContain(`create or replace view ${name} with (security_invoker = true) as`);
    expect(text).toContain(`revoke all on ${name} from public, pavilion_app;\ngrant select on ${name} to pavilion_app;`);
  });
});

describe('the reader of statements', () => {
  it.each([
    [`db.selectFrom('members')`, 'reads'],
    [`query.leftJoin('members as sender', 'sender.id', 'sender_id')`, 'reads'],
    ['sql`select 1 from wallets one, members other`', 'reads'],
    ['sql`select 1 from wallets\n join members on true`', 'reads'],
    [`db.updateTable('members')`, 'writes'],
    ['sql`insert into members (id) values (1)`', 'writes'],
    ['sql`delete from members where id = 1`', 'writes'],
  ])('sees a table in %s', (text, use) => {
    expect(namedTables(text)).toContainEqual({ table: 'members', use });
  });
});
