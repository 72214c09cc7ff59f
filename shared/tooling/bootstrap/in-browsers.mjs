import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { removeDatabase, stopDatabase, testDatabases } from './databases.mjs';
import { FROM_ONE_MACHINE } from './from-one-machine.mjs';
import { endOrphanProcesses } from './orphan-processes.mjs';
import { startPlatform } from './platform.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { UserError, logProgress, timed } from './progress.mjs';
import { countTests, readReport, reportFile } from './test-reports.mjs';
import { followPages } from '../scaffold/follow-pages.mjs';

const KEPT = ['keys', 'studio-keys', 'shell', 'console'];

/**
 * Journeys, faults, accessibility, and what the pages for new remotes say, against a whole platform of their own, beside any that already
 * runs.
 *
 * @param {{ specs?: readonly string[]; page: boolean }} wanted browser specs by parts of their paths, all of them unless told; whether the
 * pages are followed
 */
export async function testInBrowsers(instance, browser, { specs, page }) {
  const platform = await timed('a platform for the browsers', () => startEmptyPlatform(instance, browser));
  const env = { ...platform.env, PAVILION_E2E_PORT: String(instance.port), CHROMIUM_PATH: await browser };
  const specsOf = (part) => (specs?.length === 0 ? 0 : playwright(part, specs, env));
  const pagesOnce = (siteReady) => followPages(instance, platform.env, { browser: env.CHROMIUM_PATH, siteReady });
  try {
    const visitors = await timed('browser tests', () => specsOf('visitors'));
    // One of the specs that come now kills the gateway. Until here, one that dies is to be seen.
    platform.keepRunning();
    const control = timed('browser tests that switch parts off', async () => specsOf('control'));
    const pages = page && timed('the pages for new remotes', () => pagesOnce(control));
    const [switching] = await Promise.all([control, pages]);
    if (specs?.length && visitors + switching === 0) throw new UserError(`No browser test is called ${specs.join(' or ')}.`);
  } finally {
    await platform.stop();
    await stopDatabase(instance);
  }
}

/**
 * Runs the specs of one part of `playwright.config.ts`, and says how many tests they were. Specs that switch parts of a brand off come after all
 * others, one by one: they measure how soon that shows. Beside them only runs what gives way.
 */
async function playwright(part, specs, env) {
  const report = reportFile(`browser-${part}`);
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests', ...(specs ?? [])], {
    cwd: join(root, 'e2e'),
    env: { ...env, PAVILION_E2E_PART: part, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    show: true,
  });
  return countTests(readReport(report));
}

async function startEmptyPlatform(instance, browser) {
  await browser;
  await emptied(instance);
  logProgress('Bringing up a platform to test in browsers …');
  return startPlatform(instance, {
    tell: logProgress,
    env: { ...(await testDatabases()), ...otherSites(instance), ...FROM_ONE_MACHINE, ...QUICK },
  });
}

/** The options of builds are checked where people build, and when the page is followed: up to half of a build of a remote goes there. */
const QUICK = { SKIP_VALIDATION: 'true' };

/** Two sites whose accounts people sign in with; the journeys that go there open them. */
function otherSites({ port }) {
  const site = (name, at) =>
    Object.entries({
      NAME: name,
      ISSUER: `http://localhost:${at}`,
      CLIENT_ID: 'pavilion',
      CLIENT_SECRET: 'known-to-both-sides',
    }).map(([what, value]) => [`PAVILION_SOCIAL_${name.toUpperCase()}_${what}`, value]);
  return {
    PAVILION_SOCIAL: 'harbour,compass',
    ...Object.fromEntries([...site('Harbour', port + 5), ...site('Compass', port + 6)]),
  };
}

/** Yesterday's players, and what was written down about them, must not decide today's result; keys and built pages may stay. */
async function emptied(instance) {
  await endOrphanProcesses(instance.dataDir, logProgress);
  if (!existsSync(instance.dataDir)) return;
  await removeDatabase(instance);
  for (const name of readdirSync(instance.dataDir))
    if (!KEPT.includes(name)) rmSync(join(instance.dataDir, name), { recursive: true, force: true });
}
