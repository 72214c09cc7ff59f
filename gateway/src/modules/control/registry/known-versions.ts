import type { Platform } from '../../../platform/platform';
import { findVersion, type Queries, type VersionRow } from './store';

/** Published versions in memory: they never change, so each is read once. */
export interface KnownVersions {
  /** Inside a transaction, say so: waiting for a second connection while holding one can stop everything. */
  find(remote: string, version: string, db?: Queries): Promise<VersionRow | undefined>;
  /** What is known now; what is not will be the next time. */
  atOnce(remote: string, version: string): VersionRow | undefined;
}

export function knownVersions({ db: pool }: Pick<Platform, 'db'>): KnownVersions {
  const known = new Map<string, VersionRow>();
  const find = async (remote: string, version: string, db: Queries = pool): Promise<VersionRow | undefined> => {
    const key = `${remote}@${version}`;
    const found = known.get(key) ?? (await findVersion(db, remote, version));
    if (found) known.set(key, found);
    return found;
  };
  return {
    find,
    atOnce(remote, version) {
      const found = known.get(`${remote}@${version}`);
      if (!found) find(remote, version).catch(() => undefined);
      return found;
    },
  };
}
