import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './root.mjs';
import { UserError, logProgress } from './progress.mjs';
import { run } from './run.mjs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const APT = '/usr/bin/apt-get';
/** A slow mirror is waited for, a lost one asked again, another installation let finish. */
const APT_OPTIONS = ['-o', 'Acquire::Retries=5', '-o', 'Acquire::http::Timeout=120', '-o', 'DPkg::Lock::Timeout=600'];
const NO_BROWSER =
  'There is no Chromium here and none could be fetched. Install it (on Debian: apt-get install chromium) or name one in CHROMIUM_PATH, then run this again.';
const BROKEN_BROWSER =
  'Chromium was fetched but does not start: this system lacks libraries that it needs. Install your system’s own (on Debian: apt-get install chromium) or name one in CHROMIUM_PATH, then run this again.';

/**
 * The Chromium to test with: the system's, else installed by apt (root on Debian), else Playwright's own.
 *
 * @param installed settles when Playwright is there: apt need not wait for it
 */
export async function ensureBrowser({ installed = Promise.resolve(), machine = thisMachine } = {}) {
  const found = () => [machine.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS].find((path) => path && machine.exists(path));
  if (machine.env.CHROMIUM_PATH && !machine.exists(machine.env.CHROMIUM_PATH))
    throw new UserError(`CHROMIUM_PATH names ${machine.env.CHROMIUM_PATH}, which is not there.`);
  if (found()) return found();
  if (machine.isRoot && machine.exists(APT)) await installWithApt(machine);
  if (found()) return found();
  await installed;
  return machine.playwrights();
}

async function installWithApt({ run }) {
  logProgress('Installing Chromium (apt-get), beside the checks …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run(APT, [...APT_OPTIONS, 'update', '-qq'], { env });
    await run(APT, [...APT_OPTIONS, 'install', '-y', '-qq', 'chromium', 'fonts-noto-core'], { env });
    logProgress('Chromium is installed.');
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    logProgress('apt-get could not install Chromium; trying Playwright’s own.');
  }
}

async function installWithPlaywright() {
  logProgress('Fetching Chromium through Playwright, unless it is there …');
  const cwd = join(root, 'e2e');
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { cwd, explain: () => NO_BROWSER });
  const path = createRequire(join(cwd, 'package.json'))('@playwright/test').chromium.executablePath();
  await run(path, ['--version'], { explain: () => BROKEN_BROWSER });
  return path;
}

const thisMachine = {
  env: process.env,
  exists: existsSync,
  isRoot: process.getuid?.() === 0,
  run,
  playwrights: installWithPlaywright,
};
