import { randomBytes } from 'node:crypto';
import type { Change } from '@pavilion/api/operations';
import type { KnownVersions } from './known-versions';
import { type BrandState, nameOf, type World } from './plan/brand-state';
import type { Queries, VersionRow } from './store';
import { themes } from './themes';

/** What a plan over `state` has to know. */
export async function worldFor(
  versions: KnownVersions,
  db: Queries,
  state: BrandState,
  changes: readonly Change[],
  now: Date,
): Promise<World> {
  const rows = await rowsOf(versions, db, [...namesOf(state), ...changes.flatMap((change) => namesIn(state, change))]);
  const descriptors = new Map([...rows].map(([name, { descriptor }]) => [name, descriptor]));
  return { now, descriptors, themes: themes(), salt: randomBytes(6).toString('base64url') };
}

/** Versions of `names`, each once; those that were never published are missing. */
export async function rowsOf(
  versions: KnownVersions,
  db: Queries,
  names: readonly (readonly [remote: string, version: string])[],
): Promise<ReadonlyMap<string, VersionRow>> {
  const rows = new Map<string, VersionRow>();
  for (const [remote, version] of names) {
    const found = rows.get(nameOf(remote, version)) ?? (await versions.find(remote, version, db));
    if (found) rows.set(nameOf(remote, version), found);
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
