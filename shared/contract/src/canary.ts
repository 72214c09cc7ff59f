import type { ManifestRemote, ManifestVersion } from './manifest';

/** Where a visitor stands among ten thousand: the first 32 bits of SHA-256(`visitor|remote|salt`), modulo 10 000. @internal */
export async function canaryBucket(visitor: string, remote: string, salt: string): Promise<number> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${visitor}|${remote}|${salt}`));
  return new DataView(digest).getUint32(0) % 10_000;
}

/** What the gateway says of a visitor and a canary that is targeted: meant, or a tester whatever the share. @internal */
export type CanaryMatch = 'meant' | 'tester';

/** The version that a visitor with this bucket runs. @internal */
export function versionFor(remote: ManifestRemote, bucket: number, match?: CanaryMatch): ManifestVersion {
  const { canary } = remote;
  if (!canary) return remote;
  if (canary.targeted && match === 'tester') return canary;
  const share = canary.targeted ? (match ? canary.targeted.bps : 0) : canary.bps;
  return bucket < share ? canary : remote;
}
