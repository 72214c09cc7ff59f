import { keyOfIntegrity, type ObjectStore } from './object-store';
import type { VersionCache } from './version-cache';

/** Whether all files of a published version are where they are served from. */
export interface ReleaseReadiness {
  /** Names of the files that cannot be served now; undefined for a version that was never published. */
  missingFiles(remote: string, version: string): Promise<string[] | undefined>;
  /** A browser asked for a file that is not there: the next look is a new one. */
  lookAgain(remote: string, version: string): void;
}

/** The board is read often, and a release has dozens of files. */
const KEPT_MS = 5_000;

export function createReleaseReadiness(versions: VersionCache, objects: ObjectStore): ReleaseReadiness {
  const seen = new Map<string, { at: number; missing: string[] }>();
  const look = async (files: Readonly<Record<string, string>>) => {
    const names = Object.keys(files);
    const there = await Promise.all(Object.values(files).map((integrity) => objects.has(keyOfIntegrity(integrity))));
    return names.filter((_, at) => !there[at]);
  };
  return {
    async missingFiles(remote, version) {
      const key = `${remote}@${version}`;
      const known = seen.get(key);
      if (known && Date.now() - known.at < KEPT_MS) return known.missing;
      const row = await versions.find(remote, version);
      if (!row) return undefined;
      const missing = await look(row.files);
      seen.set(key, { at: Date.now(), missing });
      return missing;
    },
    lookAgain: (remote, version) => void seen.delete(`${remote}@${version}`),
  };
}
