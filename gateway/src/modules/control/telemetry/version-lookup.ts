import type { Registry } from '../registry';

/** What a version is in a brand: what everybody or some run, one from before that open pages may still have, or nothing of ours. */
export type FindVersion = (brand: string, remote: string, version: string) => Promise<'canary' | 'known' | undefined>;

const REFRESH_INTERVAL_MS = 10_000;

/** Reports come from anybody: those of versions that never were must neither be kept nor cost a query each. */
export function createVersionLookup({ manifestOf, versions }: Pick<Registry, 'manifestOf' | 'versions'>): FindVersion {
  const published = new Map<string, { readAt: number; versions: ReadonlySet<string> }>();
  const read = async (remote: string) => {
    const found = { readAt: Date.now(), versions: new Set((await versions(remote)).map(({ version }) => version)) };
    published.set(remote, found);
    return found;
  };
  return async (brand, remote, version) => {
    const { remotes = {} } = manifestOf(brand)?.manifest ?? {};
    const present = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
    if (!present) return undefined;
    if (present.canary?.version === version) return 'canary';
    if (present.version === version) return 'known';
    const known = published.get(remote) ?? (await read(remote));
    if (known.versions.has(version)) return 'known';
    if (Date.now() - known.readAt < REFRESH_INTERVAL_MS) return undefined;
    return (await read(remote)).versions.has(version) ? 'known' : undefined;
  };
}
