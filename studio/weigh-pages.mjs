import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A title may load 300 KB; the Bengali letters and what it draws take the rest. */
const MOST_KB = 120;
const COMPRESSED = /\.woff2$/;

/** The size in KB of what each page of a build loads, as a browser that takes brotli is sent it. @throws Error that names a page which is too heavy */
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
  return statSync(COMPRESSED.test(file) ? file : `${file}.br`).size;
}
