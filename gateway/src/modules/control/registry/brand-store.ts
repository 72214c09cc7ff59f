import { sql } from 'kysely';
import { brandStore } from '../brands';
import type { BrandState, Canary, RemoteInBrand } from './plan/brand-state';
import type { Queries } from './store';
import './tables';

/** Everything that can change about a brand, as it is now. */
export async function loadBrand(db: Queries, code: string): Promise<BrandState | undefined> {
  const brand = await brandStore(db).find(code);
  if (!brand) return undefined;
  const remotes = await db.selectFrom('brand_remotes').selectAll().where('brand', '=', code).orderBy('remote').execute();
  const canaries = await canariesOf(db, code);
  const revoked = await db.selectFrom('registry_revoked').select(['remote', 'version']).orderBy('revoked_at').execute();
  return {
    code,
    theme: { name: brand.theme, default: brand.default_theme },
    locales: { default: brand.default_locale, offered: brand.locales },
    flags: brand.flags,
    maintenance: brand.maintenance,
    fourEyes: brand.four_eyes,
    remotes: Object.fromEntries(
      remotes.map(({ remote, mode, version, pinned, history, ended, maintenance, timeout_ms: timeoutMs }) => [
        remote,
        { mode, version, pinned, history, ended, maintenance, timeoutMs, canary: canaries.get(remote) ?? null },
      ]),
    ),
    revoked: new Set(revoked.map(({ remote, version }) => `${remote}@${version}`)),
  };
}

/** Writes what is different in `next`. The brand is locked by the caller. */
export async function saveBrand(db: Queries, present: BrandState, next: BrandState): Promise<void> {
  await saveSite(db, next);
  if (next.fourEyes !== present.fourEyes) await brandStore(db).setFourEyes(next.code, next.fourEyes);
  for (const [remote, row] of Object.entries(next.remotes))
    if (row !== present.remotes[remote]) await saveRemote(db, next.code, remote, row, present.remotes[remote]);
}

export async function revokeVersion(
  db: Queries,
  row: { remote: string; version: string; who: string; reason: string },
): Promise<void> {
  await db
    .insertInto('registry_revoked')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function databaseNow(db: Queries): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}

/** Canaries whose stage is over. */
export function dueCanaries(db: Queries): Promise<{ brand: string; remote: string }[]> {
  return db
    .selectFrom('brand_canaries')
    .select(['brand', 'remote'])
    .where('next_stage_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('next_stage_at')
    .execute();
}

async function canariesOf(db: Queries, code: string): Promise<Map<string, Canary>> {
  const rows = await db.selectFrom('brand_canaries').selectAll().where('brand', '=', code).execute();
  return new Map(
    rows.map(({ remote, version, salt, stages, stage, started_at, stage_at, next_stage_at }) => [
      remote,
      { version, salt, stages, stage, startedAt: started_at, stageAt: stage_at, nextStageAt: next_stage_at },
    ]),
  );
}

async function saveSite(db: Queries, { code, theme, locales, flags, maintenance }: BrandState): Promise<void> {
  await brandStore(db).saveManifestValues(code, {
    theme: theme.name,
    default_theme: theme.default,
    default_locale: locales.default,
    locales: [...locales.offered],
    flags,
    maintenance: JSON.stringify(maintenance),
  });
}

async function saveRemote(
  db: Queries,
  brand: string,
  remote: string,
  row: RemoteInBrand,
  present: RemoteInBrand | undefined,
): Promise<void> {
  const { mode, version, pinned, timeoutMs } = row;
  const values = {
    mode,
    version,
    pinned,
    timeout_ms: timeoutMs,
    history: [...row.history],
    ended: [...row.ended],
    maintenance: row.maintenance && JSON.stringify(row.maintenance),
  };
  await db
    .insertInto('brand_remotes')
    .values({ brand, remote, ...values })
    .onConflict((conflict) => conflict.columns(['brand', 'remote']).doUpdateSet(values))
    .execute();
  if (row.canary !== (present?.canary ?? null)) await saveCanary(db, brand, remote, row.canary);
}

async function saveCanary(db: Queries, brand: string, remote: string, canary: Canary | null): Promise<void> {
  await db.deleteFrom('brand_canaries').where('brand', '=', brand).where('remote', '=', remote).execute();
  if (!canary) return;
  const { version, salt, stages, stage, startedAt, stageAt, nextStageAt } = canary;
  await db
    .insertInto('brand_canaries')
    .values({
      brand,
      remote,
      version,
      salt,
      stage,
      stages: JSON.stringify(stages),
      started_at: startedAt,
      stage_at: stageAt,
      next_stage_at: nextStageAt,
    })
    .execute();
}
