import type { BrandManifest, StopOrder } from '@pavilion/contract';

/** A manifest without what was ended since. Orders that went ahead of it or of an older one are in it, or were taken back by it. */
export function withStopped(manifest: BrandManifest, orders: readonly StopOrder[]): BrandManifest {
  return orders.reduce(
    (now, { seq, killed, revoked }) =>
      seq > manifest.seq ? { ...now, remotes: withKilled(now.remotes, killed), revoked: [...now.revoked, ...revoked] } : now,
    manifest,
  );
}

function withKilled(remotes: BrandManifest['remotes'], killed: readonly string[]): BrandManifest['remotes'] {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => [
      name,
      killed.includes(name) ? { ...remote, enabled: false, mode: 'killed' } : remote,
    ]),
  );
}
