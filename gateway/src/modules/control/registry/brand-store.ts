import { type CanarySeen, STAGE_VISITS } from '@pavilion/api/staff';
import { sql } from 'kysely';
import { brandStore } from '../brands';
import type { BrandState, Canary, RemoteInBrand, GivenPlace } from './plan/brand-state';
import type { Queries } from './store';
import './tables';

/** Everything that can change about a brand, as it is now. */
export async function loadBrand(db: Queries, code: string): Promise<BrandState | undefined> {
  const brand = await brandStore(db).find(code);
  if (!brand) return undefined;
  const remotes = await db.selectFrom('brand_remotes').selectAll().where('brand', '=', code).orderBy('remote').execute();
  const canaries = await canariesOf(db, code);
  const places = await db.selectFrom('brand_places').selectAll().where('brand', '=', code).orderBy('place').execute();
  const revoked = await db.selectFrom('registry_revoked').select(['remote', 'version']).orderBy('revoked_at').execute();
  return {
    code,
    theme: { name: brand.theme, default: brand.default_theme },
    locales: { default: brand.default_locale, offered: brand.locales },
    flags: brand.flags,
    maintenance: brand.maintenance,
    fourEyes: brand.four_eyes,
    retired: brand.retired_at !== null,
    remotes: Object.fromEntries(
      remotes.map(({ remote, mode, version, pinned, history, ended, maintenance, timeout_ms: timeoutMs }) => [
        remote,
        { mode, version, pinned, history, ended, maintenance, timeoutMs, canary: canaries.get(remote) ?? null },
      ]),
    ),
    places: Object.fromEntries(places.map(({ place, giver, taker }) => [place, { from: giver, to: taker }])),
    revoked: new Set(revoked.map(({ remote, version }) => `${remote}@${version}`)),
  };
}

/** Writes what is different in `next`. The brand is locked by the caller. */
export async function saveBrand(db: Queries, present: BrandState, next: BrandState): Promise<void> {
  await saveSite(db, next);
  if (next.fourEyes !== present.fourEyes) await brandStore(db).setFourEyes(next.code, next.fourEyes);
  if (next.retired !== present.retired) await brandStore(db).setRetired(next.code, next.retired);
  for (const [place, given] of Object.entries(next.places))
    if (given !== present.places[place]) await givePlace(db, next.code, place, given);
  for (const [remote, row] of Object.entries(next.remotes))
    if (row !== present.remotes[remote]) await saveRemote(db, next.code, remote, row, present.remotes[remote]);
  for (const remote of Object.keys(present.remotes)) if (!next.remotes[remote]) await retireRemote(db, next.code, remote);
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

/** Canaries whose stage had its time, and the visits that it needs. */
export function dueCanaries(db: Queries): Promise<{ brand: string; remote: string }[]> {
  return db
    .selectFrom('brand_canaries')
    .select(['brand', 'remote'])
    .where('next_stage_at', '<=', sql<Date>`clock_timestamp()`)
    .where(sql<boolean>`(seen ->> 'visits')::int >= coalesce((stages -> stage ->> 'visits')::int, ${STAGE_VISITS})`)
    .orderBy('next_stage_at')
    .execute();
}

/** Keeps what pages saw of a canary, unless its stage ended meanwhile. */
export async function setCanarySeen(
  db: Queries,
  { brand, remote, version, since }: { brand: string; remote: string; version: string; since: Date },
  seen: CanarySeen,
): Promise<void> {
  const value = sql<never>`${JSON.stringify(seen)}::jsonb`;
  await db
    .updateTable('brand_canaries')
    .set({ seen: value })
    .where('brand', '=', brand)
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where(sql<boolean>`date_trunc('milliseconds', stage_at) = ${since}::timestamptz`)
    .where(sql<boolean>`seen is distinct from ${value}`)
    .execute();
}

async function canariesOf(db: Queries, code: string): Promise<Map<string, Canary>> {
  const rows = await db.selectFrom('brand_canaries').selectAll().where('brand', '=', code).execute();
  return new Map(
    rows.map(({ remote, version, salt, stages, stage, started_at, stage_at, next_stage_at, seen, audience }) => [
      remote,
      { version, salt, stages, stage, startedAt: started_at, stageAt: stage_at, nextStageAt: next_stage_at, seen, audience },
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

async function givePlace(db: Queries, brand: string, place: string, { from: giver, to: taker }: GivenPlace): Promise<void> {
  await db
    .insertInto('brand_places')
    .values({ brand, place, giver, taker })
    .onConflict((conflict) => conflict.columns(['brand', 'place']).doUpdateSet({ giver, taker }))
    .execute();
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

/** When it was is kept, so that the board leaves out what no brand has until it is published again. */
async function retireRemote(db: Queries, brand: string, remote: string): Promise<void> {
  await saveCanary(db, brand, remote, null);
  await db.deleteFrom('brand_remotes').where('brand', '=', brand).where('remote', '=', remote).execute();
  const retired_at = sql<Date>`clock_timestamp()`;
  await db
    .insertInto('registry_retired')
    .values({ remote, retired_at })
    .onConflict((conflict) => conflict.column('remote').doUpdateSet({ retired_at }))
    .execute();
}

async function saveCanary(db: Queries, brand: string, remote: string, canary: Canary | null): Promise<void> {
  await db.deleteFrom('brand_canaries').where('brand', '=', brand).where('remote', '=', remote).execute();
  if (!canary) return;
  const { version, salt, stages, stage, startedAt, stageAt, nextStageAt, seen, audience } = canary;
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
      seen: seen && JSON.stringify(seen),
      audience: audience && JSON.stringify(audience),
    })
    .execute();
}
