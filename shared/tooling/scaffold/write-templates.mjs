import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ENDING = '.txt';

/** Writes every template in `from` into `folder`, without its ending, `{{name}}` and the like replaced by `facts`. A file that is there is an error. */
export function writeTemplates(from, folder, facts) {
  for (const file of readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const target = join(folder, relative(from, path).slice(0, -ENDING.length));
    const text = readFileSync(path, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, fact) => facts[fact]);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text, { flag: 'wx' });
  }
}
