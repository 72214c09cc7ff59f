import { join } from 'node:path';
import { ensureBrowser } from '../bootstrap/browser.mjs';
import { stopDatabaseIn } from '../bootstrap/databases.mjs';
import { bringUp, instanceAt, stopDatabase } from '../bootstrap/platform.mjs';
import { root } from '../bootstrap/root.mjs';
import { run as runProgram } from '../bootstrap/run.mjs';
import { say } from '../bootstrap/say.mjs';

const MODULES = 'gateway/src/modules';
/** What is promised about money, and the everyday tests that show it; with PAVILION_SOAK they do it as often as was promised. */
const PROMISES = {
  G1: [`${MODULES}/money/wallet/kill.test.ts`],
  G2: [`${MODULES}/money/transfers/bank.test.ts`],
  G3: [`${MODULES}/money/wallet/ledger.test.ts`, `${MODULES}/money/withdrawals/withdrawals.test.ts`],
  G4: [`${MODULES}/money/wallet/ledger.test.ts`],
  G5: [`${MODULES}/money/wallet/any-order.test.ts`, `${MODULES}/money/wallet/together.test.ts`],
  G10: [`${MODULES}/money/points/points.test.ts`],
  G11: [`${MODULES}/money/payments/any-order.test.ts`, `${MODULES}/money/withdrawals/any-order.test.ts`],
};

/** `pavilion soak [browsers | money | G1 …]`: the tests that take minutes by their nature, or hours. */
export async function run(args) {
  const [what, ...others] = args;
  const named = args.filter((name) => name in PROMISES);
  if (named.length) return soakMoney(named);
  if (what !== 'browsers') await soakMoney(Object.keys(PROMISES));
  if (what !== 'money') await soakBrowsers(what === 'browsers' ? others : args);
}

/** On the server of `DATABASE_URL`, or on our own; one test after the other, because the machine is to belong to it. */
async function soakMoney(promises) {
  const files = [...new Set(promises.flatMap((name) => PROMISES[name]))];
  say(`Keeping ${promises.join(', ')} for long …`);
  const env = { PAVILION_SOAK: '1', PAVILION_TRANSFERS: '100000' };
  await runProgram(join(root, 'node_modules/.bin/jest'), ['--runInBand', '--runTestsByPath', ...files], {
    env,
    show: true,
  }).finally(() => stopDatabaseIn(join(root, '.data/test-postgres')));
}

/** In browsers, on a platform of their own. */
async function soakBrowsers(args) {
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
