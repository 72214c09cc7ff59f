import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { Obstacle, say } from './say.mjs';
import { run } from './run.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium to test with: the system's, else installed by apt (root on Debian), else Playwright's own (`undefined`: Playwright finds it). */
export async function ensureBrowser() {
  const found = () => [process.env.CHROMIUM_PATH, ...SYSTEM].find((path) => path && existsSync(path));
  if (found()) return found();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installWithApt();
  if (found()) return found();
  say('Installing Chromium through Playwright …');
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    cwd: join(root, 'e2e'),
    explain: () =>
      'There is no Chromium here and none could be fetched. Install it (on Debian: apt-get install chromium) or name one in CHROMIUM_PATH, then run this again.',
  });
  return undefined;
}

async function installWithApt() {
  say('Installing Chromium (apt-get) …');
  try {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-core'], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
  }
}
