import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { UserError, logProgress } from '../bootstrap/progress.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);

/** Types, lint and tests of one remote. All run; all failures are shown, and stop the release. */
export async function checkRemote(folder) {
  const failures = [];
  for (const [name, program, args, cwd] of [
    ['types', 'tsc', ['--noEmit', '-p', folder], root],
    ['lint', 'oxlint', ['--deny-warnings', folder], root],
    ['tests', 'jest', [], folder],
  ])
    await run(bin(program), args, { cwd }).catch((error) => failures.push(`✗ ${name}\n${error.message}`));
  if (failures.length) throw new UserError(`${failures.join('\n\n')}\n\nNothing was released.`);
  logProgress('Types, lint and tests are as they should be.');
}
