import type { Platform } from '../../../platform/platform';
import { openBuiltFiles } from '../../../platform/http';
import { findVersion, type Queries, type VersionRow } from './store';

/** Published versions in memory: they never change, so each is read once. */
export interface VersionCache {
  /** Inside a transaction, say so: waiting for a second connection while holding one can stop everything. */
  find(remote: string, version: string, db?: Queries): Promise<VersionRow | undefined>;
  /** What is known now; what is not will be the next time. */
  getCached(remote: string, version: string): VersionRow | undefined;
  /** What the shell of every brand offers to the versions now, by package. */
  shellPackages(): Readonly<Record<string, string>>;
}

export function createVersionCache({ db: pool, log, config }: Pick<Platform, 'db' | 'log' | 'config'>): VersionCache {
  const shell = openBuiltFiles(config.shellDir, '/shell/');
  const known = new Map<string, VersionRow>();
  const find = async (remote: string, version: string, db: Queries = pool): Promise<VersionRow | undefined> => {
    const key = `${remote}@${version}`;
    const found = known.get(key) ?? (await findVersion(db, remote, version));
    if (found) known.set(key, found);
    return found;
  };
  return {
    find,
    shellPackages: shell.shared,
    getCached(remote, version) {
      const found = known.get(`${remote}@${version}`);
      if (!found)
        find(remote, version).catch((error: unknown) => log.debug({ err: error, remote, version }, 'a version could not be read'));
      return found;
    },
  };
}
