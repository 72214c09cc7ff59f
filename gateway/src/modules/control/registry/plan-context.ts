import { randomBytes } from 'node:crypto';
import type { Change } from '@pavilion/api/staff';
import { brandStore } from '../brands';
import type { VersionCache } from './version-cache';
import { type BrandState, type OpenMoney, versionKey, type PlanContext } from './plan/brand-state';
import type { Queries, VersionRow } from './store';
import { listThemes } from './themes';

/** Where a plan's facts come from. */
export interface PlanSources {
  versions: VersionCache;
  /** What a brand has not settled, read in the transaction of the plan. */
  openMoney(db: Queries, brand: string): Promise<OpenMoney>;
}

/** What a plan over `state` has to know. */
export async function loadPlanContext(
  { versions, openMoney }: PlanSources,
  db: Queries,
  state: BrandState,
  changes: readonly Change[],
  now: Date,
): Promise<PlanContext> {
  const rows = await loadVersions(versions, db, [...namesOf(state), ...changes.flatMap((change) => namesIn(state, change))]);
  const descriptors = new Map([...rows].map(([name, { descriptor }]) => [name, descriptor]));
  const packages = new Map([...rows].map(([name, { report }]) => [name, report?.shared ?? {}]));
  const leaves = changes.some(({ kind }) => kind === 'retire-brand');
  return {
    now,
    descriptors,
    packages,
    shell: versions.shellPackages(),
    themes: listThemes(),
    salt: randomBytes(6).toString('base64url'),
    ...(leaves && { leaving: { lastBrand: await isLastBrand(db, state.code), money: await openMoney(db, state.code) } }),
  };
}

async function isLastBrand(db: Queries, code: string): Promise<boolean> {
  const [all, retired] = [await brandStore(db).codes(), await brandStore(db).retiredCodes()];
  return !all.some((each) => each !== code && !retired.includes(each));
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
