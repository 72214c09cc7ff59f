import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { runChecks } from './checks.mjs';
import { removeTestServer } from './databases.mjs';
import { testInBrowsers } from './in-browsers.mjs';
import { install } from './install.mjs';
import { instanceAt } from './platform.mjs';
import { checkMachine, readPort } from './preflight.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { runMain, logProgress, printTimings, timed } from './progress.mjs';
import { HELP, readTestOptions } from './test-options.mjs';
import { clearReports, reportFile, tellSlowest } from './test-reports.mjs';

/** In megabytes. A test file makes much that lives as long as the file; a smaller one is copied about again and again. */
const YOUNG_GENERATION = '--max-semi-space-size=64';

await runMain(async () => {
  const options = readTestOptions(process.argv.slice(2));
  if (options.help) return void process.stdout.write(`${HELP}\n`);
  checkMachine();
  const instance = instanceAt({ folder: '.data/e2e', port: readPort('PAVILION_E2E_PORT', 4100) });
  clearReports();
  try {
    await runParts(instance, options);
  } finally {
    tellSlowest();
    process.stdout.write('\n');
    printTimings();
  }
  logProgress('Everything passed.');
});

async function runParts(instance, { parts, names, changed }) {
  const installed = timed('packages', install);
  // A browser may have to be fetched: that goes on beside everything that needs none.
  const browser = parts.includes('browser') ? timed('browser', () => ensureBrowser({ installed })) : Promise.resolve();
  // Awaited further down: until then a failure is nobody's.
  browser.catch(() => undefined);
  await installed;
  const { types, tests, specs, page } = changed ? await timed('choice', () => chosenFor(changed)) : allBut(names);
  const inBrowsers = page || specs?.length !== 0;
  if (parts.includes('checks')) await timed('checks', () => runChecks({ types }));
  if (parts.includes('unit') && tests?.length !== 0) await timed('unit and gateway tests', () => runJest(tests));
  if (parts.includes('browser') && inBrowsers) await testInBrowsers(instance, browser, { specs, page });
}

/** Everything, but of browser tests those that were asked for by name. */
function allBut(names) {
  return names.length ? { specs: names, page: false } : { page: true };
}

/** What can fail by a change, told with its reasons. */
async function chosenFor({ ref }) {
  const { chooseFor } = await import('../changed/choose-for.mjs');
  const { describeChoice } = await import('../changed/describe.mjs');
  const choice = await chooseFor(ref);
  for (const line of describeChoice(choice)) logProgress(line);
  return choice.everything ? allBut([]) : choice;
}

function runJest(tests) {
  logProgress('Running the unit and gateway tests …');
  const chosen = tests ? ['--runTestsByPath', ...tests] : [];
  return run(join(root, 'node_modules/.bin/jest'), ['--json', `--outputFile=${reportFile('unit')}`, ...chosen], {
    show: true,
    env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${YOUNG_GENERATION}`.trim() },
  }).finally(() => removeTestServer());
}
