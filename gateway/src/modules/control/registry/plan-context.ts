import { randomBytes } from 'node:crypto';
import type { Change } from '@pavilion/api/staff';
import type { VersionCache } from './version-cache';
import { type BrandState, versionKey, type PlanContext } from './plan/brand-state';
import type { Queries, VersionRow } from './store';
import { listThemes } from './themes';

/** What a plan over `state` has to know. */
export async function loadPlanContext(
  versions: VersionCache,
  db: Queries,
  state: BrandState,
  changes: readonly Change[],
  now: Date,
): Promise<PlanContext> {
  const rows = await loadVersions(versions, db, [...namesOf(state), ...changes.flatMap((change) => namesIn(state, change))]);
  const descriptors = new Map([...rows].map(([name, { descriptor }]) => [name, descriptor]));
  return { now, descriptors, themes: listThemes(), salt: randomBytes(6).toString('base64url') };
}

/** Versions of `names`, each once; those that were never published are missing. */
export async function loadVersions(
  versions: VersionCache,
  db: Queries,
  names: readonly (readonly [remote: string, version: string])[],
): Promise<ReadonlyMap<string, VersionRow>> {
  const rows = new Map<string, VersionRow>();
  for (const [remote, version] of names) {
    const found = rows.get(versionKey(remote, version)) ?? (await versions.find(remote, version, db));
    if (found) rows.set(versionKey(remote, version), found);
  }
  return rows;
}

/** The versions that players of a brand run. */
export function namesOf({ remotes }: BrandState): [string, string][] {
  return Object.entries(remotes).flatMap(([remote, { version, canary }]) =>
    [version, canary?.version].flatMap((each): [string, string][] => (each ? [[remote, each]] : [])),
  );
}

function namesIn({ remotes }: BrandState, change: Change): [string, string][] {
  if (!('remote' in change) || !change.remote) return [];
  const { remote } = change;
  const named = 'version' in change && change.version ? [change.version] : [];
  return [...named, ...(remotes[remote]?.history ?? [])].map((version) => [remote, version]);
}
