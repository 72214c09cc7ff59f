import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css)$/;

/** Writes the scripts and styles of a build once more in brotli and gzip, beside themselves: the server sends what a browser takes. */
export function compressPages(folder) {
  const assets = path.join(folder, 'assets');
  for (const name of readdirSync(assets).filter((file) => TEXT.test(file))) {
    const bytes = readFileSync(path.join(assets, name));
    writeFileSync(path.join(assets, `${name}.br`), brotliCompressSync(bytes));
    writeFileSync(path.join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
