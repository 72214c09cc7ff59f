import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { runChecks } from './checks.mjs';
import { install } from './install.mjs';
import { bringUp, instanceAt, stopDatabase, stopDatabaseIn } from './platform.mjs';
import { checkMachine } from './preflight.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { runOrExplain, say } from './say.mjs';

const instance = instanceAt({ folder: '.data/e2e', port: Number(process.env.PAVILION_E2E_PORT ?? 4100) });

await runOrExplain(async () => {
  checkMachine();
  await install();
  await runChecks();
  say('Running the unit and gateway tests …');
  await run(join(root, 'node_modules/.bin/jest'), [], { show: true }).finally(() =>
    stopDatabaseIn(join(root, '.data/test-postgres')),
  );
  await testInBrowsers();
  say('Everything passed.');
});

/** Journeys, faults and accessibility against a whole platform of their own, beside any that already runs. */
async function testInBrowsers() {
  const browser = await ensureBrowser();
  await emptied();
  say('Bringing up a platform to test in browsers …');
  const platform = await bringUp(instance, { tell: say });
  try {
    await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
      cwd: join(root, 'e2e'),
      env: { ...platform.env, PAVILION_E2E_PORT: String(instance.port), ...(browser && { CHROMIUM_PATH: browser }) },
      show: true,
    });
  } finally {
    await platform.stop();
    await stopDatabase(instance);
  }
}

/** Yesterday's players must not decide today's result; keys and built files may stay. */
async function emptied() {
  await stopDatabase(instance);
  for (const folder of ['postgres', 'remotes', 'logs', 'studio-connected'])
    rmSync(join(instance.dataDir, folder), { recursive: true, force: true });
}
