import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `sha384-…` of every published file in `folder`; source maps stay at home. */
export function fileHashes(folder) {
  const names = readdirSync(folder).filter((name) => /\.(js|css|woff2|svg|png|jpg|webp|avif)$/.test(name));
  return Object.fromEntries(names.sort().map((name) => [name, integrityOf(readFileSync(join(folder, name)))]));
}

/** The integrity value of some bytes. */
export function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
