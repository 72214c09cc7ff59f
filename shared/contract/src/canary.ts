import type { ManifestRemote, ManifestVersion } from './manifest';

/** Where a visitor stands among ten thousand: the first 32 bits of SHA-256(`visitor|remote|salt`), modulo 10 000. @internal */
export async function canaryBucket(visitor: string, remote: string, salt: string): Promise<number> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${visitor}|${remote}|${salt}`));
  return new DataView(digest).getUint32(0) % 10_000;
}

/** The version that a visitor with this bucket runs. @internal */
export function versionFor(remote: ManifestRemote, bucket: number): ManifestVersion {
  return remote.canary && bucket < remote.canary.bps ? remote.canary : remote;
}
