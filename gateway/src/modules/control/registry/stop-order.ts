import { type BrandManifest, endedAtOnce, type SignedManifest } from '@pavilion/contract';
import type { ManifestKey } from './manifest-keys';
import { signManifest } from './write-manifest';

/** What pages are told ahead of `next`, sealed; nothing when it ends nothing that `before` still allowed. */
export function stopOrderFor(before: BrandManifest, next: BrandManifest, key: ManifestKey): SignedManifest | undefined {
  const { killed, revoked } = endedAtOnce(before, next);
  if (!killed.length && !revoked.length) return undefined;
  const { brand, seq, notAfter } = next;
  return signManifest({ schema: 'stop', brand, seq, notAfter, killed, revoked }, key);
}
