import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from './store';

interface Row {
  id: number;
  entry: string;
  hash: Buffer;
}

/** What somebody did who may write everything, and the first entry that is not what it was. */
interface Tampered {
  what: string;
  from: number;
}

type Attempt = (rows: Row[], at: number, random: () => number) => { rows: Row[]; from: number };

const entryAt = (rows: Row[], at: number): Row => {
  const row = rows[at - 1];
  if (!row) throw new Error(`there is no entry ${at}`);
  return row;
};
const altered = (entry: string, random: () => number): string => {
  const fields = Object.entries(JSON.parse(entry) as Record<string, unknown>);
  const chosen = Math.floor(random() * fields.length);
  return JSON.stringify(Object.fromEntries(fields.map(([key, value], n) => [key, n === chosen ? `${String(value)}!` : value])));
};
/** Numbers and hashes as they would have to be, from entry `from` on: the work of somebody who knows how the chain is made. */
const chained = (rows: Row[], from: number): Row[] => {
  let previous: Buffer = Buffer.alloc(32);
  return rows.map((row, n) => {
    if (n + 1 < from) {
      previous = row.hash;
      return row;
    }
    const entry = row.entry.replace(/"id": ?-?\d+/, `"id": ${n + 1}`);
    previous = createHash('sha256').update(previous).update(entry).digest();
    return { id: n + 1, entry, hash: previous };
  });
};
const withEntry = (rows: Row[], at: number, entry: string) => rows.with(at - 1, { ...entryAt(rows, at), entry });
const swapped = (rows: Row[], at: number): Row[] => {
  const [one, other] = [entryAt(rows, at), entryAt(rows, (at % rows.length) + 1)];
  return rows.with(at - 1, { ...other, id: one.id }).with(at % rows.length, { ...one, id: other.id });
};

const attempts: Readonly<Record<string, Attempt>> = {
  'changed one': (rows, at, random) => ({ rows: withEntry(rows, at, altered(entryAt(rows, at).entry, random)), from: at }),
  'changed a character': (rows, at, random) => {
    const { entry } = entryAt(rows, at);
    const place = entry.indexOf('reason') + Math.floor(random() * 6);
    return { rows: withEntry(rows, at, `${entry.slice(0, place)}X${entry.slice(place + 1)}`), from: at };
  },
  'changed only spaces': (rows, at) => ({ rows: withEntry(rows, at, `${entryAt(rows, at).entry} `), from: at }),
  'changed a hash': (rows, at, random) => {
    const hash = Buffer.from(entryAt(rows, at).hash);
    const place = Math.floor(random() * hash.length);
    hash[place] = (hash[place] ?? 0) ^ (1 << Math.floor(random() * 8));
    return { rows: rows.with(at - 1, { ...entryAt(rows, at), hash }), from: at };
  },
  'changed one and its hash': (rows, at, random) => {
    const changed = entryAt(chained(withEntry(rows, at, altered(entryAt(rows, at).entry, random)), at), at);
    return { rows: rows.with(at - 1, changed), from: at };
  },
  'changed one and all hashes after it': (rows, at, random) => ({
    rows: chained(withEntry(rows, at, altered(entryAt(rows, at).entry, random)), at),
    from: at,
  }),
  'removed one': (rows, at) => ({ rows: rows.toSpliced(at - 1, 1), from: at }),
  'removed one and closed the gap': (rows, at) => ({ rows: chained(rows.toSpliced(at - 1, 1), at), from: at }),
  'removed several': (rows, at, random) => ({ rows: rows.toSpliced(at - 1, 1 + Math.floor(random() * 20)), from: at }),
  'inserted one and moved the others': (rows, at) => ({ rows: chained(rows.toSpliced(at - 1, 0, entryAt(rows, 1)), at), from: at }),
  'inserted one before all': (rows, _at, random) => ({
    rows: [{ ...entryAt(rows, 1), id: -Math.floor(random() * 9) }, ...rows],
    from: -9,
  }),
  'swapped two': (rows, at) => ({ rows: swapped(rows, at), from: at === rows.length ? 1 : at }),
  'swapped two and all hashes after them': (rows, at) => {
    const from = at === rows.length ? 1 : at;
    return { rows: chained(swapped(rows, at), from), from };
  },
  'cut off the end': (rows, at) => ({ rows: rows.slice(0, at - 1), from: at }),
  'cut off the end and wrote another': (rows, at) => ({
    rows: chained([...rows.slice(0, at - 1), entryAt(rows, (at % rows.length) + 1), ...rows.slice(0, 4)], at),
    from: at,
  }),
};

/** Does one of many harmful things, the same for the same seed. */
export async function tamper(db: Queries, seed: number): Promise<Tampered> {
  const random = randomFrom(seed);
  const { rows } = await sql<Row>`select id::int, entry::text as entry, hash from audit_log order by id`.execute(db);
  const kinds = Object.entries(attempts);
  const [what, attempt] = kinds[seed % kinds.length] ?? never();
  const at = 1 + Math.floor(random() * rows.length);
  const result = attempt(rows, at, random);
  await write(db, rows, result.rows);
  return { what, from: result.from };
}

async function write(db: Queries, before: Row[], after: Row[]): Promise<void> {
  const same = new Set(before.filter((row) => after.some((each) => each.id === row.id && isSame(each, row))).map(({ id }) => id));
  const gone = before.filter(({ id }) => !same.has(id)).map(({ id }) => id);
  await sql`delete from audit_log where id = any (${gone})`.execute(db);
  const fresh = after.filter(({ id }) => !same.has(id)).map(({ id, entry, hash }) => ({ id, entry, hash: hash.toString('hex') }));
  await sql`insert into audit_log (id, entry, hash)
    select id, entry::json, decode(hash, 'hex')
    from json_to_recordset(${JSON.stringify(fresh)}::json) as each (id bigint, entry text, hash text)`.execute(db);
}

function isSame(one: Row, other: Row): boolean {
  return one.entry === other.entry && one.hash.equals(other.hash);
}

function never(): never {
  throw new Error('there is no such tampering');
}

/** mulberry32 */
function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_769;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
