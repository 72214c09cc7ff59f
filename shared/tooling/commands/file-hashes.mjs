import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SERVED = /\.(js|css|woff2|svg|png|jpg|webp|avif)$/;
const MAP = /\.(js|css)\.map$/;

/** `sha384-…` of every published file in `folder`; source maps stay at home. */
export function fileHashes(folder) {
  return Object.fromEntries(described(folder, SERVED).map(({ name, integrity }) => [name, integrity]));
}

/** What a release says of its files, and of the source maps that no browser gets. */
export function describeFiles(folder) {
  return { files: described(folder, SERVED), maps: described(folder, MAP) };
}

function described(folder, kind) {
  const names = readdirSync(folder).filter((name) => kind.test(name));
  return names.sort().map((name) => {
    const bytes = readFileSync(join(folder, name));
    return { name, integrity: integrityOf(bytes), size: bytes.length };
  });
}

/** The integrity value of some bytes. */
export function integrityOf(bytes, algorithm = 'sha384') {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}
