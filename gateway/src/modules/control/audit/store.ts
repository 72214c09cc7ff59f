import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database';

declare module '../../../platform/database/database' {
  interface Tables {
    audit_log: {
      id: bigint;
      /** JSON, as the very text that was hashed. */
      entry: unknown;
      hash: Buffer;
      brand: string | null;
    };
  }
}

export type Queries = Kysely<Tables> | Transaction<Tables>;

/** What is to be remembered. `who` is an operator's name, or what acted by itself. */
export interface AuditEntry {
  who: string;
  /** What was done, in a word or two that can be looked for: `promote`, `operators.invited`. */
  action: string;
  brand?: string | undefined;
  remote?: string | undefined;
  reason: string;
  seq?: number | undefined;
  before?: unknown;
  after?: unknown;
}

/** An entry as it lies in the chain: the text that was hashed, and the hash. */
export interface Link {
  id: bigint;
  text: string;
  hash: Buffer;
  brand: string | null;
}

/** Brands whose entries are asked for; entries of no brand only come with `every`. */
export type AuditScope = 'all' | readonly string[];

const json = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

export async function addEntry(
  db: Queries,
  { who, action, brand, remote, reason, seq, before, after }: AuditEntry,
): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    select audit_append(${who}, ${action}, ${brand ?? null}, ${remote ?? null}, ${reason}, ${seq ?? null}::bigint,
      ${json(before)}::jsonb, ${json(after)}::jsonb) as id`.execute(db);
  return rows[0]?.id ?? 0n;
}

/** The latest first, older than `before`. */
export function listLinks(db: Queries, scope: AuditScope, before: bigint | undefined, limit: number): Promise<Link[]> {
  return links(db)
    .$if(scope !== 'all', (query) => query.where('brand', 'in', scope as string[]))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** In the order of the chain, from the one after `after`, or from the lowest number there is. */
export function linksAfter(db: Queries, after: bigint | undefined, limit: number): Promise<Link[]> {
  return links(db)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? 0n))
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function findLink(db: Queries, id: bigint): Promise<Link | undefined> {
  return links(db).where('id', '=', id).executeTakeFirst();
}

function links(db: Queries) {
  return db.selectFrom('audit_log').select(['id', sql<string>`entry::text`.as('text'), 'hash', 'brand']);
}
