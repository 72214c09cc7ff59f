import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wholeList } from './whole-list';

const [folder, publicUrl] = process.argv.slice(2);
if (!folder || !publicUrl) throw new Error('list-command.ts <folder> <public url of the studio>');

/** What operators get as the list of games, as files: all of it, and that of each label. For catalogues that are to be filled without a studio that runs. */
const list = wholeList(publicUrl);
mkdirSync(folder, { recursive: true });
for (const label of [undefined, ...new Set(list.map(({ product_code: code }) => code))]) {
  const own = list.filter(({ product_code: code }) => !label || code === label);
  writeFileSync(path.join(folder, `${label ?? 'all'}.json`), JSON.stringify(own));
}
