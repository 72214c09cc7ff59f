import { createHash } from 'node:crypto';
import { namesAfter } from './header';

export interface MigrationFile {
  name: string;
  text: string;
}

/** The last number whose migration came before these rules. */
const BEFORE_RULES = '0190';

/** What older instances of the gateway, which run while this is applied, may not be able to go on with. */
const NARROWS = [
  /^drop (?:table|(?:materialized )?view|function|procedure|type|sequence|schema)\b/,
  /^truncate\b/,
  /^revoke\b(?!.*\bon (?:function|sequence|schema)\b)/,
  /^create unique index\b/,
  /^alter .*\brename\b/,
  /^alter .*\bdrop (?!constraint|not null|expression|identity)/,
  /^alter .*\balter (?:column |attribute )?\w+ (?:set data )?type\b/,
  /^alter .*\bset not null\b/,
  /^alter .*\badd (?:constraint|check|unique|primary key|foreign key|exclude)\b/,
  /^alter .*\badd (?:column )?\w+ [^,]*\bnot null\b(?![^,]*\bdefault\b)(?<!\bdefault\b[^,]*)/,
];

/** What is wrong with the files of `gateway/migrations`, in sentences; `sums` is what `sha256sum` said of them when they landed. */
export function migrationFaults(files: MigrationFile[], sums: string, functions: readonly string[]): string[] {
  const inOrder = files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [
    ...inOrder.flatMap((file, at) => nameFaults(file.name, inOrder[at - 1]?.name)),
    ...sumFaults(inOrder, sums),
    ...inOrder.filter(({ name }) => numberOf(name) > BEFORE_RULES).flatMap((file) => contentFaults(file, functions)),
  ];
}

/** The lines of `migrations.sha256`, in the order of the numbers. */
export function sumsOf(files: MigrationFile[]): string {
  return files.map(({ name, text }) => `${createHash('sha256').update(text).digest('hex')}  ${name}\n`).join('');
}

function nameFaults(name: string, previous: string | undefined): string[] {
  if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name)) return [`${name}: a migration is called like 0210_add_guests.sql`];
  return previous && numberOf(name) === numberOf(previous) ? [`${name} has the number of ${previous}: give it the next one`] : [];
}

function sumFaults(files: MigrationFile[], sums: string): string[] {
  const landed = sums.split('\n').filter(Boolean);
  const expected = sumsOf(files).split('\n').filter(Boolean);
  const faults = landed.filter((line) => !expected.includes(line)).map((line) => line.split('  ')[1]);
  if (faults.length) return faults.map((name) => `${name} is not what landed: leave it as it was, and write another migration`);
  const missing = expected.filter((line) => !landed.includes(line)).map((line) => line.split('  ')[1]);
  if (missing.length) return missing.map((name) => `${name} has no line in migrations.sha256`);
  return landed.join() === expected.join()
    ? []
    : ['migrations.sha256: a number below one that landed is never applied; take the next one'];
}

function contentFaults({ name, text }: MigrationFile, functions: readonly string[]): string[] {
  const faults: string[] = [];
  const code = withoutComments(text);
  if (/\bcreate (?:or replace )?(?:function|procedure|view|materialized view) (?!(?!public\b)\w+\.)/.test(code))
    // In another schema it is a library's, or gone at the end (pg_temp).
    faults.push(`${name} makes a function or view: it belongs in a file of gateway/sql`);
  const calls = namesAfter('calls', text);
  const beyondDrops = code.replace(/\bdrop function [^;]*/g, '');
  for (const called of functions)
    if (new RegExp(`\\b${called}\\s*\\(`).test(beyondDrops) && !calls.includes(called))
      faults.push(`${name} calls ${called}: say so in a line “-- calls: ${called}”`);
  const created = [...code.matchAll(/\bcreate table (?:if not exists )?([\w.]+)/g)].map(([, table]) => table);
  for (const statement of text.split(/;[^\S\n]*\n/))
    if (narrows(withoutComments(statement), created) && !/-- narrows: \S.{9,}/.test(statement))
      faults.push(
        `${name} narrows: “${withoutComments(statement).slice(0, 60)}”; say above it in a line “-- narrows: …” why older gateways can go on`,
      );
  return faults;
}

/** A table that the same file creates is nobody's yet. */
function narrows(statement: string, created: (string | undefined)[]): boolean {
  const table = /^alter table (?:if exists )?(?:only )?([\w.]+)|\bon (?:table )?([\w.]+)/.exec(statement);
  if (table && created.includes(table[1] ?? table[2])) return false;
  return NARROWS.some((pattern) => pattern.test(statement));
}

/** In lower case and on one line, without comments and texts. */
function withoutComments(text: string): string {
  const bare = text.replace(/--.*$/gm, ' ').replace(/'(?:[^']|'')*'/g, "''");
  return bare.replace(/\s+/g, ' ').trim().toLowerCase();
}

function numberOf(name: string): string {
  return name.slice(0, 4);
}
