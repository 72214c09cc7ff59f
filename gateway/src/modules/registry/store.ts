import type { ContractReport } from '@pavilion/api/registry';
import type { RemoteDescriptor, RemoteMode, SignedManifest } from '@pavilion/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database';
import './tables';

type Queries = Kysely<Tables> | Transaction<Tables>;

/** A published version, without the bytes of its files. */
export interface VersionRow {
  remote: string;
  version: string;
  owner: string;
  descriptor: RemoteDescriptor;
  files: Record<string, string>;
  first: Record<string, string[]>;
  /** The remote's own contract. */
  contract: number;
  report: ContractReport | null;
  /** Source maps: name to `sha384-…`, in a store of their own. */
  maps: Record<string, string>;
  created_at: Date;
}

/** One remote of a brand, with what its version says; nothing of that before the first promotion. */
export interface BrandRemoteRow {
  brand: string;
  remote: string;
  mode: RemoteMode;
  version: string | null;
  history: string[];
  timeout_ms: number;
  owner: string | null;
  descriptor: RemoteDescriptor | null;
  files: Record<string, string> | null;
}

export interface ManifestRow extends SignedManifest {
  brand: string;
  seq: number;
  issuedAt: Date;
}

export interface AuditRow {
  who: string;
  action: string;
  brand?: string;
  remote?: string;
  reason: string;
  seq?: number;
  before?: object | undefined;
  after?: object | undefined;
}

export function findVersion(db: Queries, remote: string, version: string): Promise<VersionRow | undefined> {
  return db
    .selectFrom('registry_versions')
    .selectAll()
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst() as Promise<VersionRow | undefined>;
}

export function listVersions(db: Queries, remote: string): Promise<{ version: string; created_at: Date }[]> {
  return db
    .selectFrom('registry_versions')
    .select(['version', 'created_at'])
    .where('remote', '=', remote)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}

/** The version that was published last, whether or not a brand runs it. */
export function findLatestVersion(db: Queries, remote: string): Promise<VersionRow | undefined> {
  return db
    .selectFrom('registry_versions')
    .selectAll()
    .where('remote', '=', remote)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst() as Promise<VersionRow | undefined>;
}

/** False when somebody else was first. */
export async function addVersion(db: Queries, row: Omit<VersionRow, 'created_at'>): Promise<boolean> {
  const added = await db
    .insertInto('registry_versions')
    .values({
      ...row,
      descriptor: JSON.stringify(row.descriptor),
      files: JSON.stringify(row.files),
      first: JSON.stringify(row.first),
      report: row.report && JSON.stringify(row.report),
      maps: JSON.stringify(row.maps),
    })
    .onConflict((conflict) => conflict.columns(['remote', 'version']).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

export function remotesOf(db: Queries, brand: string): Promise<BrandRemoteRow[]> {
  return db
    .selectFrom('brand_remotes as b')
    .leftJoin('registry_versions as v', (join) => join.onRef('v.remote', '=', 'b.remote').onRef('v.version', '=', 'b.version'))
    .select(['b.brand', 'b.remote', 'b.mode', 'b.version', 'b.history', 'b.timeout_ms', 'v.owner', 'v.descriptor', 'v.files'])
    .where('b.brand', '=', brand)
    .orderBy('b.remote')
    .execute() as Promise<BrandRemoteRow[]>;
}

export async function brandsWanting(db: Queries, remote: string): Promise<string[]> {
  const rows = await db.selectFrom('brand_remotes').select('brand').where('remote', '=', remote).orderBy('brand').execute();
  return rows.map(({ brand }) => brand);
}

export async function setRemote(
  db: Queries,
  { brand, remote, mode, version, history }: Pick<BrandRemoteRow, 'brand' | 'remote' | 'mode' | 'version' | 'history'>,
): Promise<void> {
  await db
    .insertInto('brand_remotes')
    .values({ brand, remote, mode, version, history, timeout_ms: 4000 })
    .onConflict((conflict) => conflict.columns(['brand', 'remote']).doUpdateSet({ mode, version, history }))
    .execute();
}

/** Takes the brand for this transaction: changes of one brand follow one another. */
export async function lockBrand(db: Transaction<Tables>, brand: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`registry:${brand}`}, 0))`.execute(db);
}

export async function findManifest(db: Queries, brand: string): Promise<ManifestRow | undefined> {
  const row = await db.selectFrom('brand_manifests').selectAll().where('brand', '=', brand).executeTakeFirst();
  return row && { ...row, seq: Number(row.seq), issuedAt: row.issued_at };
}

export async function putManifest(db: Queries, { brand, seq, issuedAt, kid, payload, signature }: ManifestRow): Promise<void> {
  const values = { seq: BigInt(seq), issued_at: issuedAt, kid, payload, signature };
  await db
    .insertInto('brand_manifests')
    .values({ brand, ...values })
    .onConflict((conflict) => conflict.column('brand').doUpdateSet(values))
    .execute();
}

export async function addAudit(db: Queries, { who, action, brand, remote, reason, seq, before, after }: AuditRow): Promise<void> {
  await db
    .insertInto('registry_audit')
    .values({
      ...{ who, action, reason },
      brand: brand ?? null,
      remote: remote ?? null,
      seq: seq === undefined ? null : BigInt(seq),
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute();
}

export function listAudit(db: Queries, brand: string | undefined, limit: number) {
  return db
    .selectFrom('registry_audit')
    .selectAll()
    .$if(brand !== undefined, (query) => query.where('brand', '=', brand as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
