import { join } from 'node:path';
import { runTs } from './run.mjs';

const COMMAND = 'gateway/src/platform/database/command.ts';

/** Those that were given, else two in a server of our own. The studio's lies beside a given one, unless it was given too. */
export async function startDatabases({ dataDir }, extra = {}) {
  const { DATABASE_URL: given, STUDIO_DATABASE_URL: studios } = { ...process.env, ...extra };
  if (given) {
    await runTs(COMMAND, ['check'], { env: { DATABASE_URL: given }, explain: (printed) => printed.trim() });
    return { DATABASE_URL: given, STUDIO_DATABASE_URL: studios ?? siblingDatabaseUrl(given) };
  }
  const own = JSON.parse(await runTs(COMMAND, ['up', join(dataDir, 'postgres'), 'pavilion', 'studio']));
  return { DATABASE_URL: own.pavilion, STUDIO_DATABASE_URL: studios ?? own.studio };
}

/** Empty databases for a test run beside the one that was given, which is left alone; nothing when ours is used. */
export async function testDatabases() {
  const { DATABASE_URL: given } = process.env;
  if (!given) return {};
  const names = ['pavilion_e2e', 'pavilion_e2e_studio'];
  const fresh = JSON.parse(await runTs(COMMAND, ['fresh', ...names], { explain: (printed) => printed.trim() }));
  return { DATABASE_URL: fresh[names[0]], STUDIO_DATABASE_URL: fresh[names[1]] };
}

/** Stops the embedded database of an instance; leaves an external one alone. */
export async function stopDatabase({ dataDir }) {
  if (!process.env.DATABASE_URL) await runTs(COMMAND, ['down', join(dataDir, 'postgres')], { last: true });
}

/** Stops the server of the unit and gateway tests and removes it with all that they left in it; there may be none. */
export function removeTestServer() {
  return runTs('gateway/src/platform/testing/test-server-command.ts', ['remove']);
}

/** Removes the embedded database of an instance with all that is in it; there may be none. */
export function removeDatabase({ dataDir }) {
  return runTs(COMMAND, ['remove', join(dataDir, 'postgres')]);
}

function siblingDatabaseUrl(url) {
  const address = new URL(url);
  address.pathname += '_studio';
  return address.href;
}
