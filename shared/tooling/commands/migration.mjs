import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { Obstacle } from '../bootstrap/say.mjs';

const FOLDER = 'gateway/migrations';
const USAGE = `Usage: pnpm migration new "<what it does>"   an empty migration with the next number
       pnpm migration sums                  notes in ${FOLDER}/migrations.sha256 what migrations hold`;

/** `pavilion migration new "add guests" | sums`, described in docs/migrations.md. */
export function run([verb, ...words]) {
  if (verb === '--help') return void process.stdout.write(`${USAGE}\n`);
  if (verb === 'new') return writeNew(words.join(' '));
  if (verb === 'sums' && words.length === 0) return writeSums();
  throw new Obstacle(USAGE);
}

function writeNew(what) {
  const title = what
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  if (!title) throw new Obstacle(USAGE);
  const file = `${FOLDER}/${nextNumber()}_${title}.sql`;
  writeFileSync(join(root, file), `-- ${what}\n`, { flag: 'wx' });
  process.stdout.write(`Wrote ${file}. When it is done: pnpm migration sums\n`);
}

function writeSums() {
  const sumOf = (name) =>
    createHash('sha256')
      .update(readFileSync(join(root, FOLDER, name)))
      .digest('hex');
  writeFileSync(
    join(root, FOLDER, 'migrations.sha256'),
    names()
      .map((name) => `${sumOf(name)}  ${name}\n`)
      .join(''),
  );
  process.stdout.write('git diff shows what changed: a line of a migration that landed must not.\n');
}

/** The next ten, so that numbers look alike. */
function nextNumber() {
  const highest = Number(names().at(-1)?.slice(0, 4) ?? 0);
  return String(Math.floor(highest / 10) * 10 + 10).padStart(4, '0');
}

function names() {
  return readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith('.sql'))
    .sort();
}
