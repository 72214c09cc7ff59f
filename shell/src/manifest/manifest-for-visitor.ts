import { type BrandManifest, canaryBucket, type ManifestRemote, versionFor } from '@pavilion/contract';

/** The manifest as this visitor runs it: of a remote with a canary, the version that their bucket falls to. */
export async function manifestForVisitor(manifest: BrandManifest, visitor: string): Promise<BrandManifest> {
  if (!Object.values(manifest.remotes).some(({ canary }) => canary)) return manifest;
  const remotes = Object.entries(manifest.remotes).map(async ([name, remote]) => {
    const { version, entry, assets, descriptor } = versionFor(remote, await bucketOf(visitor, name, remote));
    return [name, { ...remote, version, entry, assets, descriptor }] as const;
  });
  return { ...manifest, remotes: Object.fromEntries(await Promise.all(remotes)) };
}

async function bucketOf(visitor: string, name: string, { canary }: ManifestRemote): Promise<number> {
  // Without WebCrypto (plain HTTP) nobody tries anything.
  return canary && globalThis.crypto?.subtle ? canaryBucket(visitor, name, canary.salt) : Infinity;
}
