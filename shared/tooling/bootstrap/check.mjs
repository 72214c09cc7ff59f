import { install } from './install.mjs';
import { checkMachine } from './preflight.mjs';
import { runChecks } from './checks.mjs';
import { runOrExplain, say } from './say.mjs';

await runOrExplain(async () => {
  checkMachine();
  await install();
  await runChecks();
  say('All checks passed.');
});
