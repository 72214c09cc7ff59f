import { join } from 'node:path';
import { ensureBrowser } from '../bootstrap/browser.mjs';
import { bringUp, instanceAt, stopDatabase } from '../bootstrap/platform.mjs';
import { root } from '../bootstrap/root.mjs';
import { run as runProgram } from '../bootstrap/run.mjs';
import { say } from '../bootstrap/say.mjs';

/** `pavilion soak`: the tests that take minutes by their nature, on a platform of their own. */
export async function run(args) {
  const instance = instanceAt({ folder: '.data/soak', port: 4280 });
  const browser = await ensureBrowser();
  const platform = await bringUp(instance, { tell: say });
  const env = { ...platform.env, PAVILION_E2E_PORT: String(instance.port), PAVILION_SOAK: '1' };
  try {
    await runProgram(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...args], {
      cwd: join(root, 'e2e'),
      env: { ...env, ...(browser && { CHROMIUM_PATH: browser }) },
      show: true,
    });
  } finally {
    await platform.stop();
    await stopDatabase(instance);
  }
}
