import type { BrandManifest, PageDescriptor } from '@pavilion/contract';
import { addressOf } from './static-frame';

/** Addresses of the shell itself: each shows the lobby. */
const HOME = new Set(['/', '/index', '/index.html', '/home', '/login', '/register', '/help']);
const AREA_ROOTS = new Set(['/member', '/agentHome']);

export interface FoundPage {
  remote: string;
  descriptor: PageDescriptor;
}

/** The addresses of all pages that the brand has on, in the order of the alphabet, each with the page and the remote behind it. */
export function pageRoutes({ remotes, flags }: BrandManifest): { path: string; page: string; remote: string }[] {
  return Object.entries(remotes)
    .filter(([, { mode }]) => mode === 'on')
    .flatMap(([remote, { descriptor }]) =>
      descriptor.pages
        .filter(({ flag }) => !flag || flags[flag])
        .flatMap((page) => page.paths.map((path) => ({ path: addressOf(page, path), page: page.id, remote }))),
    )
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Which remote's page an address shows, from descriptors, as the shell will decide it. */
export function findPage({ remotes, flags }: BrandManifest, pathname: string): FoundPage | undefined {
  const wanted = HOME.has(pathname) ? '/' : pathname;
  const pages = Object.entries(remotes)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([remote, { descriptor }]) => descriptor.pages.map((page) => ({ remote, descriptor: page })))
    .filter(({ descriptor }) => !descriptor.flag || flags[descriptor.flag]);
  const fits = (exact: boolean) =>
    pages.find(({ descriptor }) =>
      descriptor.paths.some((path) => path.includes(':') !== exact && matches(addressOf(descriptor, path), wanted)),
    );
  return fits(true) ?? fits(false);
}

/** Whether an address is one of the brand's: the rest is answered with 404 and the page that says so. */
export function isKnownAddress(manifest: BrandManifest, pathname: string): boolean {
  return HOME.has(pathname) || AREA_ROOTS.has(pathname) || findPage(manifest, pathname) !== undefined;
}

function matches(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  const longest = wanted.length;
  const shortest = wanted.filter((part) => !part.endsWith('?')).length;
  if (given.length > longest || given.length < shortest) return false;
  return given.every((part, at) => wanted[at]?.startsWith(':') || wanted[at] === part);
}
