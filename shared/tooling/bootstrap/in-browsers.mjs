import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { removeDatabase, stopDatabase, testDatabases } from './databases.mjs';
import { endOrphanProcesses } from './orphan-processes.mjs';
import { startPlatform } from './platform.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { UserError, logProgress, timed } from './progress.mjs';
import { countTests, readReport, reportFile } from './test-reports.mjs';
import { checkTutorial } from '../scaffold/check-tutorial.mjs';

const KEPT = ['keys', 'studio-keys', 'shell', 'console'];

/**
 * Journeys, faults, accessibility, and what the page for new remotes says, against a whole platform of their own, beside any that already
 * runs.
 *
 * @param {{ specs?: readonly string[]; page: boolean }} wanted browser specs by parts of their paths, all of them unless told; whether the
 * page is followed
 */
export async function testInBrowsers(instance, browser, { specs, page }) {
  const platform = await timed('a platform for the browsers', () => startEmptyPlatform(instance, browser));
  const env = { ...platform.env, PAVILION_E2E_PORT: String(instance.port), CHROMIUM_PATH: await browser };
  try {
    if (specs?.length !== 0) await timed('browser tests', () => runSpecs(specs, env));
    if (page) await timed('docs/new-remote.md', async () => checkTutorial(instance, platform.env, await browser));
  } finally {
    await platform.stop();
    await stopDatabase(instance);
  }
}

/** Specs that switch parts of a brand off come after all others, one by one and with nothing beside them: they measure how soon that shows. */
async function runSpecs(specs, env) {
  const visitors = await playwright('visitors', specs, env);
  const control = await playwright('control', specs, env);
  if (specs && visitors + control === 0) throw new UserError(`No browser test is called ${specs.join(' or ')}.`);
}

/** Runs the specs of one part of `playwright.config.ts`, and says how many tests they were. */
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
    env: { ...(await testDatabases()), ...otherSites(instance), ...SHARES, ...QUICK },
  });
}

/** As in an internet café: everybody in the journeys comes from this machine. */
const SHARES = {
  PAVILION_REGISTRATIONS_PER_ADDRESS: '100000',
  PAVILION_REGISTRATIONS_PER_NETWORK: '100000',
  PAVILION_STREAMS_PER_ADDRESS: '10000',
  PAVILION_STREAMS_PER_NETWORK: '10000',
};

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
