import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A title may load 300 KB; what it draws is its own and takes less than the rest of that. */
const MOST_KB = 250;
const COMPRESSED = /\.woff2$/;

/** The brotli size in KB of what each page of a build loads. @throws Error that names a page which is too heavy */
export function weighPages(folder) {
  const pages = Object.entries(JSON.parse(readFileSync(path.join(folder, 'pages.json'), 'utf8')));
  const weights = pages.map(([page, { scripts, styles, fonts }]) => {
    const files = [...scripts, ...styles, ...fonts];
    return [page, Math.ceil(files.reduce((sum, file) => sum + sizeOf(path.join(folder, file)), 0) / 1024)];
  });
  for (const [page, weight] of weights)
    if (weight > MOST_KB) throw new Error(`The page “${page}” is ${weight} KB in brotli, more than ${MOST_KB}.`);
  return Object.fromEntries(weights);
}

function sizeOf(file) {
  const bytes = readFileSync(file);
  return COMPRESSED.test(file) ? bytes.length : brotliCompressSync(bytes).length;
}
