import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { Obstacle, say } from './say.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);

/** Every rule a machine can hold us to: types, lint (which carries the boundaries), format, dead code, the public surface. All run; all failures are shown. */
export async function runChecks() {
  const failures = [];
  for (const [name, check] of Object.entries(checks)) {
    say(`Checking ${name} …`);
    await check().catch((error) => failures.push(`✗ ${name}\n${error.message}`));
  }
  if (failures.length) throw new Obstacle(failures.join('\n\n'));
}

const checks = {
  types: async () => {
    for (const folder of packages()) await run(bin('tsc'), ['--noEmit', '-p', folder]);
  },
  lint: () => run(bin('oxlint'), ['--deny-warnings']),
  format: () => run(bin('oxfmt'), ['--check']),
  'dead code': () => run(bin('knip'), []),
  'public surface': async () => (await import('../api-report/reports.mjs')).checkReports(),
};

function packages() {
  const folders = [...readdirSync(root), ...readdirSync(join(root, 'shared')).map((name) => join('shared', name))];
  return folders.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}
