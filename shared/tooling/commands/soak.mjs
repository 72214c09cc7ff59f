import { join } from 'node:path';
import { ensureBrowser } from '../bootstrap/browser.mjs';
import { removeTestServer } from '../bootstrap/databases.mjs';
import { FROM_ONE_MACHINE } from '../bootstrap/from-one-machine.mjs';
import { startPlatform, instanceAt, stopDatabase } from '../bootstrap/platform.mjs';
import { root } from '../bootstrap/root.mjs';
import { run as runProgram } from '../bootstrap/run.mjs';
import { logProgress } from '../bootstrap/progress.mjs';

const MODULES = 'gateway/src/modules';
/** What is promised about money, and the everyday tests that show it; with PAVILION_SOAK they do it as often as was promised. */
const GUARANTEES = {
  G1: [`${MODULES}/money/wallet/crash-recovery.test.ts`],
  G2: [`${MODULES}/money/transfers/bank.test.ts`],
  G3: [`${MODULES}/money/wallet/ledger.test.ts`, `${MODULES}/money/withdrawals/withdrawals.test.ts`],
  G4: [`${MODULES}/money/wallet/ledger.test.ts`],
  G5: [`${MODULES}/money/wallet/any-order.test.ts`, `${MODULES}/money/wallet/batching.test.ts`],
  G10: [`${MODULES}/money/points/points.test.ts`],
  G11: [`${MODULES}/money/deposits/any-order.test.ts`, `${MODULES}/money/withdrawals/any-order.test.ts`],
  G12: [`${MODULES}/play/with-studio/titles-at-random.test.ts`],
  G13: [`${MODULES}/play/with-studio/killed-rounds.test.ts`],
  G14: ['counted-play', 'missions', 'rebates'].map((module) => `${MODULES}/money/${module}/recomputation.test.ts`),
  G15: [
    ...['bonuses', 'boards', 'free-rounds', 'levels', 'missions', 'rebates', 'rewards'].map(
      (module) => `${MODULES}/money/${module}/any-order.test.ts`,
    ),
    `${MODULES}/money/campaigns/campaigns.abuse.test.ts`,
    `${MODULES}/money/rewards/killed-claims.test.ts`,
  ],
};

export const command = {
  name: 'soak',
  about:
    'Runs the tests that take minutes or hours by their nature: what is promised about money (G1 …), whether games are fair, browsers that stay open,\nand each game in all four looks. Without a word it runs all of them. docs/reliability.md says what each promise is.',
  positionals: [
    {
      ...{ name: 'part', many: true, optional: true },
      about: 'money, fairness, browsers, or promises by their names',
      oneOf: ['money', 'fairness', 'browsers', ...Object.keys(GUARANTEES)],
    },
  ],
  options: { only: { value: 'text', about: 'of the browsers’ tests, those whose file or title contains this' } },
  examples: ['pnpm soak', 'pnpm soak G3 G10', 'pnpm soak browsers --only flips', 'pnpm soak browsers --only lobby/'],
  exitCodes: { 1: 'a test failed' },
};

export async function run({ rest: parts, values: { only } }) {
  const wanted = parts.length ? parts : ['money', 'fairness', 'browsers'];
  const promises = Object.keys(GUARANTEES).filter((name) => wanted.includes('money') || wanted.includes(name));
  if (promises.length) await soakMoney(promises);
  if (wanted.includes('fairness')) await soakFairness();
  if (wanted.includes('browsers')) await soakBrowsers(only === undefined ? [] : [only]);
}

/** On the server of `DATABASE_URL`, or on our own; one test after the other, because the machine is to belong to it. */
async function soakMoney(promises) {
  const files = [...new Set(promises.flatMap((name) => GUARANTEES[name]))];
  logProgress(`Keeping ${promises.join(', ')} for long …`);
  const env = { PAVILION_SOAK: '1', PAVILION_TRANSFERS: '100000' };
  await runProgram(join(root, 'node_modules/.bin/jest'), ['--runInBand', '--runTestsByPath', ...files], {
    env,
    show: true,
  }).finally(() => removeTestServer());
}

/** Ten thousand rounds of each model, ten million decisions of the cheap ones and a million of the others, then every deliberate mistake. */
async function soakFairness() {
  const audit = (...args) =>
    runProgram(process.execPath, ['--import', 'tsx', 'src/audit/command.ts', ...args], { cwd: join(root, 'studio'), show: true });
  logProgress('Playing every model of the studio …');
  await audit()
    .then(() => audit('--simulate'))
    .then(() => audit('--mutations'))
    .finally(() => removeTestServer());
}

/** In browsers, on a platform of their own. */
async function soakBrowsers(args) {
  const instance = instanceAt({ folder: '.data/soak', port: 4280 });
  const browser = await ensureBrowser();
  const platform = await startPlatform(instance, { tell: logProgress, everywhere: true, env: FROM_ONE_MACHINE });
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
