import { useBrand } from '@pavilion/host/brand';

/** Different in every page, so that visitors spread over the hosts; the same while the page lives, so that nothing is fetched twice. */
const chance = Math.random();

/** Where a picture of the catalogue comes from: one of the brand's hosts by chance, then the page's own when that one fails. */
export function usePictures(): (path: string) => readonly string[] {
  const { imageHosts } = useBrand();
  return (path) => {
    const host = imageHosts[Math.floor(((chance + share(path)) % 1) * imageHosts.length)];
    return host && path.startsWith('/') ? [host.replace(/\/$/, '') + path, path] : [path];
  };
}

/** A path's place between 0 and 1. */
function share(path: string): number {
  let sum = 7;
  for (const sign of path) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return sum / 65_521;
}
