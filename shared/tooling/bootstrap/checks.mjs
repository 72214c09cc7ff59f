import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { assertSourceRules } from '../lint/source-rules.mjs';
import { assertLabelWords } from '../lint/label-words.mjs';
import { assertTerms } from '../lint/retired-terms.mjs';
import { run } from './run.mjs';
import { UserError, logProgress, timed } from './progress.mjs';

const PROMISES = 'shared/tooling/lint/promises.json';
const bin = (name) => join(root, 'node_modules/.bin', name);
/** As many at once as the smallest machine has cores. */
const LANES = 2;
/** They take longest, and so come first. */
const LONG = ['gateway', 'shell', 'operator'];

/**
 * Every rule a machine can hold us to: types, lint (which carries the boundaries), format, dead code, the public surface, errors that
 * nobody would see, names. All run; all failures are shown.
 *
 * @param {{ types?: readonly string[] }} only folders of the packages whose types are checked; all of them unless told
 */
export async function runChecks({ types = packages() } = {}) {
  logProgress(`Checking types of ${types.length} packages, lint, format, dead code, the public surface, unseen errors, names …`);
  const checks = [...typeChecks(types), ...wholeProject];
  const failures = [];
  const work = async () => {
    for (let check = checks.shift(); check; check = checks.shift()) {
      const [name, act] = check;
      await timed(`  ${name}`, act).catch(({ message }) => failures.push(`✗ ${name}\n${message}`));
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
  if (failures.length) throw new UserError(failures.join('\n\n'));
}

const wholeProject = [
  ['public surface', () => run(bin('pavilion'), ['api-report', '--check'])],
  ['dead code', () => run(bin('knip'), [])],
  ['lint', () => run(bin('oxlint'), ['--deny-warnings'])],
  ['format', () => run(bin('oxfmt'), ['--check'])],
  ['unseen errors and names', async () => assertSourceRules(root)],
  ['terms in texts', async () => assertTerms(root)],
  ['words of labels', async () => assertLabelWords(root)],
  ['promises', () => run(bin('oxlint'), ['--type-aware', '--disable-nested-config', '-c', PROMISES])],
];

function typeChecks(folders) {
  return folders
    .toSorted((one, other) => LONG.includes(other) - LONG.includes(one))
    .map((folder) => ['types', () => run(bin('tsc'), ['--noEmit', '-p', folder])]);
}

function packages() {
  const folders = [...readdirSync(root), ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`)];
  return folders.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}
