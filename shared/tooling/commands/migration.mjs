import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

const FOLDER = 'gateway/migrations';

export const command = {
  name: 'migration',
  about:
    'Begins a migration of the database, or notes what the landed ones hold. docs/migrations.md goes through one step by step.',
  subcommands: {
    new: {
      about: 'writes an empty migration with the next number',
      positionals: [{ name: 'title', about: 'what it does, such as "add guests"', check: faultOfTitle }],
      examples: ['pnpm migration new "add guests"'],
    },
    sums: { about: `notes in ${FOLDER}/migrations.sha256 what migrations hold` },
  },
  examples: ['pnpm migration new "add guests"', 'pnpm migration sums'],
};

export function run({ subcommand, positionals }) {
  return subcommand === 'new' ? writeNew(positionals.title) : writeSums();
}

function faultOfTitle(title) {
  return /[a-z0-9]/i.test(title) ? undefined : 'The title needs a letter or a digit.';
}

function writeNew(what) {
  const title = what
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
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
