import type { BrandManifest } from '@pavilion/contract';
import type { FoundPage } from './find-page';

/** Files of the remote that the page's address belongs to, so that the browser has them by the time the shell asks. */
export function remotePreloads({ remotes }: BrandManifest, { remote }: FoundPage): { address: string; integrity: string }[] {
  const entry = remotes[remote];
  if (!entry?.enabled || entry.mode !== 'on') return [];
  const folder = entry.entry.slice(0, entry.entry.lastIndexOf('/') + 1);
  const wanted = Object.entries(entry.assets).filter(([name]) => folder + name === entry.entry || name.startsWith(EXPOSED));
  return wanted.map(([name, integrity]) => ({ address: folder + name, integrity }));
}

/** What the federation plugin calls the chunk behind the one module that a remote exposes. */
const EXPOSED = '__federation_expose_';
