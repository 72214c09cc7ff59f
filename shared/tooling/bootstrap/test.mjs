import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { runChecks } from './checks.mjs';
import { removeDatabase, stopDatabase, stopDatabaseIn, testDatabases } from './databases.mjs';
import { install } from './install.mjs';
import { endLeftBehind } from './left-behind.mjs';
import { bringUp, instanceAt } from './platform.mjs';
import { checkMachine, portFrom } from './preflight.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { runOrExplain, say, tellTimes, timed } from './say.mjs';
import { followPage } from '../scaffold/follow-page.mjs';

const KEPT = ['keys', 'studio-keys', 'shell', 'console'];
/** Browser tests that were asked for by name; without any, all of them and the page for new remotes. */
const chosen = process.argv.slice(2);

await runOrExplain(async () => {
  checkMachine();
  const instance = instanceAt({ folder: '.data/e2e', port: portFrom('PAVILION_E2E_PORT', 4100) });
  const installed = timed('packages', install);
  // A browser may have to be fetched: that goes on beside everything that needs none.
  const browser = timed('browser', () => ensureBrowser({ installed }));
  browser.catch(() => {});
  try {
    await installed;
    await timed('checks', runChecks);
    await timed('unit and gateway tests', runJest);
    const platform = await timed('a platform for the browsers', () => bringUpEmpty(instance, browser));
    await timed('browser tests', () => testInBrowser(instance, platform, browser));
  } finally {
    tellTimes();
  }
  say('Everything passed.');
});

function runJest() {
  say('Running the unit and gateway tests …');
  return run(join(root, 'node_modules/.bin/jest'), [], { show: true }).finally(() =>
    stopDatabaseIn(join(root, '.data/test-postgres')),
  );
}

async function bringUpEmpty(instance, browser) {
  await browser;
  await emptied(instance);
  say('Bringing up a platform to test in browsers …');
  return bringUp(instance, { tell: say, env: { ...(await testDatabases()), ...otherSites(instance) } });
}

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

/** Journeys, faults, accessibility, and what the page for new remotes says, against a whole platform of their own, beside any that already runs. */
async function testInBrowser(instance, platform, browser) {
  try {
    await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...chosen], {
      cwd: join(root, 'e2e'),
      env: { ...platform.env, PAVILION_E2E_PORT: String(instance.port), CHROMIUM_PATH: await browser },
      show: true,
    });
    if (!chosen.length) await timed('docs/new-remote.md', async () => followPage(instance, platform.env, await browser));
  } finally {
    await platform.stop();
    await stopDatabase(instance);
  }
}

/** Yesterday's players, and what was written down about them, must not decide today's result; keys and built pages may stay. */
async function emptied(instance) {
  await endLeftBehind(instance.dataDir, say);
  if (!existsSync(instance.dataDir)) return;
  await removeDatabase(instance);
  for (const name of readdirSync(instance.dataDir))
    if (!KEPT.includes(name)) rmSync(join(instance.dataDir, name), { recursive: true, force: true });
}
