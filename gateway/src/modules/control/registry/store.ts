import type { ContractReport } from '@pavilion/api/registry';
import type { RemoteDescriptor, SignedManifest } from '@pavilion/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database';
import { brandStore } from '../brands';
import './tables';

export type Queries = Kysely<Tables> | Transaction<Tables>;

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

export interface ManifestRow extends SignedManifest {
  brand: string;
  seq: number;
  issuedAt: Date;
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

/** Versions that others rely on, the latest first: those that a brand runs or tries; while none does, the one that was published last. */
export async function findReliedVersions(db: Queries, remote: string): Promise<VersionRow[]> {
  const versions = db.selectFrom('registry_versions').selectAll().where('remote', '=', remote).orderBy('created_at', 'desc');
  const inBrands = await versions
    .where(
      'version',
      'in',
      sql<string>`(select version from brand_remotes where remote = ${remote} union select version from brand_canaries where remote = ${remote})`,
    )
    .execute();
  return (inBrands.length ? inBrands : await versions.limit(1).execute()) as VersionRow[];
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

/** Those that are not retired. */
export async function brandsWithRemote(db: Queries, remote: string): Promise<string[]> {
  const rows = await db.selectFrom('brand_remotes').select('brand').where('remote', '=', remote).orderBy('brand').execute();
  const retired = await brandStore(db).retiredCodes();
  return rows.map(({ brand }) => brand).filter((brand) => !retired.includes(brand));
}

/** Takes the brand for this transaction: changes of one brand follow one another. */
export async function lockBrand(db: Transaction<Tables>, brand: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`registry:${brand}`}, 0))`.execute(db);
}

export async function findManifest(db: Queries, brand: string): Promise<ManifestRow | undefined> {
  const row = await db.selectFrom('brand_manifests').selectAll().where('brand', '=', brand).executeTakeFirst();
  return row && { ...row, seq: Number(row.seq), issuedAt: row.issued_at };
}

export async function listSeqs(db: Queries): Promise<{ brand: string; seq: number }[]> {
  const rows = await db.selectFrom('brand_manifests').select(['brand', 'seq']).execute();
  return rows.map(({ brand, seq }) => ({ brand, seq: Number(seq) }));
}

export async function putManifest(db: Queries, { brand, seq, issuedAt, kid, payload, signature }: ManifestRow): Promise<void> {
  const values = { seq: BigInt(seq), issued_at: issuedAt, kid, payload, signature };
  await db
    .insertInto('brand_manifests')
    .values({ brand, ...values })
    .onConflict((conflict) => conflict.column('brand').doUpdateSet(values))
    .execute();
}

/** Every published version of every remote, the latest first; a hundred of each at most. Without remotes that were retired from the last brand. */
export async function allVersions(
  db: Queries,
): Promise<{ remote: string; owner: string; version: string; createdAt: Date; revoked: boolean }[]> {
  const { rows } = await sql<{ remote: string; owner: string; version: string; createdAt: Date; revoked: boolean }>`
    select remote, owner, version, created_at as "createdAt", revoked
    from (
      select v.remote, v.owner, v.version, v.created_at, r.version is not null as revoked,
        row_number() over (partition by v.remote order by v.created_at desc) as place
      from registry_versions v left join registry_revoked r on r.remote = v.remote and r.version = v.version
    ) as ranked
    where place <= 100 and not exists (
      select from registry_retired t
      where t.remote = ranked.remote
        and t.retired_at > (select max(l.created_at) from registry_versions l where l.remote = t.remote)
        and not exists (select from brand_remotes b where b.remote = t.remote)
    )
    order by remote, place`.execute(db);
  return rows;
}
