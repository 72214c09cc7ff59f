import { runCommand } from '../cli/run-command.mjs';
import { install } from './install.mjs';
import { checkMachine } from './preflight.mjs';
import { runChecks } from './checks.mjs';
import { logProgress } from './progress.mjs';

const command = {
  name: 'check',
  about: 'Checks everything that needs no test run: types, lint with the boundaries between packages, format, dead code.',
  examples: ['pnpm check'],
  exitCodes: { 1: 'a check failed; all failures were printed' },
};

await runCommand(command, process.argv.slice(2), async () => {
  checkMachine();
  await install();
  await runChecks();
  logProgress('All checks passed.');
});
