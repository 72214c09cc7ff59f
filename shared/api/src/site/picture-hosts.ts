/**
 * Where a picture of the site is to be had, in the order to try: one of the hosts, always the same for the same path, then the page's own. The gateway
 * deals the hosts in another order to each page, so that visitors spread over them and the page's markup and script agree.
 */
export function pictureSources(hosts: readonly string[], path: string): readonly string[] {
  const host = hosts[Math.floor(hashFraction(path) * hosts.length)];
  return host && path.startsWith('/') ? [host.replace(/\/$/, '') + path, path] : [path];
}

/** A path's place between 0 and 1. */
function hashFraction(path: string): number {
  let sum = 7;
  for (const sign of path) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return sum / 65_521;
}
