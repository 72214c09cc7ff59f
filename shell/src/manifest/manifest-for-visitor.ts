import type { CanaryMatches } from '@pavilion/api/system';
import { type BrandManifest, canaryBucket, type ManifestRemote, versionFor } from '@pavilion/contract';

/** The manifest as this visitor runs it: of a remote with a canary, the version that their bucket falls to, or that they are meant for. */
export async function manifestForVisitor(
  manifest: BrandManifest,
  visitor: string,
  matches: CanaryMatches = {},
): Promise<BrandManifest> {
  if (!Object.values(manifest.remotes).some(({ canary }) => canary)) return manifest;
  const remotes = Object.entries(manifest.remotes).map(async ([name, remote]) => {
    const match = Object.hasOwn(matches, name) ? matches[name] : undefined;
    const { version, entry, assets, descriptor } = versionFor(remote, await bucketOf(visitor, name, remote), match);
    return [name, { ...remote, version, entry, assets, descriptor }] as const;
  });
  return { ...manifest, remotes: Object.fromEntries(await Promise.all(remotes)) };
}

/** Whether the gateway has to be asked whom a canary of the brand is for. */
export function hasTargetedCanary({ remotes }: BrandManifest): boolean {
  return Object.values(remotes).some(({ canary }) => canary?.targeted);
}

async function bucketOf(visitor: string, name: string, { canary }: ManifestRemote): Promise<number> {
  // Without WebCrypto (plain HTTP) nobody tries anything.
  return canary && globalThis.crypto?.subtle ? canaryBucket(visitor, name, canary.salt) : Infinity;
}
