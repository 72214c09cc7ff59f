import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { portsFrom } from '../bootstrap/ports.mjs';
import { processIdentity } from '../bootstrap/process-identity.mjs';
import { UserError } from '../bootstrap/progress.mjs';
import { root } from '../bootstrap/root.mjs';
import { dataFolder } from '../commands/folders.mjs';

/** Where the starts of this checkout say what they run. */
const RUNNING = join(root, 'node_modules/.pavilion-running');
const PORTS = {
  PAVILION_PORT: 'port',
  PAVILION_CONSOLE_PORT: 'consolePort',
  STUDIO_PORT: 'studioPort',
  ACQUIRER_PORT: 'acquirerPort',
  PAVILION_PRIVATE_PORT: 'privatePort',
};
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Writes down what this process runs, so that commands find it. `ownDatabase`: whether its data folder holds the database. Gives back how to take the note away. */
export function noteInstallation(instance, { ownDatabase, folder = RUNNING }) {
  const { dataDir } = instance;
  const ports = Object.fromEntries(Object.values(PORTS).map((name) => [name, instance[name]]));
  const file = join(folder, `${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ dataDir, ...ports, ownDatabase, pid: process.pid, identity: processIdentity(process.pid) }));
  return () => rmSync(file, { force: true });
}

/**
 * Completes `env` with the data folder and the ports of the installation that a command means: the one of this checkout that runs and is as
 * `env` says; of several, the one in the usual folder. With none running, `env` stays as it is.
 *
 * @throws UserError when several could be meant, or the named folder is not the one that runs
 */
export function joinInstallation(env = process.env, { needsDatabase = false, folder = RUNNING } = {}) {
  const running = runningInstallations(folder);
  const found = meantBy(env, running);
  if (!found) return requireNamedPlace(env, running);
  if (needsDatabase && !found.ownDatabase && !env.DATABASE_URL)
    throw new UserError(`The Pavilion in ${found.dataDir} was started with DATABASE_URL: set it for this command too.`);
  env.PAVILION_DATA_DIR ||= found.dataDir;
  for (const [variable, port] of Object.entries(PORTS)) env[variable] ||= String(found[port]);
}

/** The address of the site that runs, or would run, here: for hints. */
export function siteAddress(env = process.env, folder = RUNNING) {
  try {
    const { port } = meantBy(env, runningInstallations(folder)) ?? portsFrom(env);
    return `http://pavilion.localhost:${port}`;
  } catch {
    // Which one is meant is asked when it matters.
    return 'http://pavilion.localhost:4000';
  }
}

/** The one that fits what `env` names. @throws UserError when several do, and none is in the usual folder */
function meantBy(env, running) {
  const fitting = running.filter((installation) => fits(installation, env));
  const usual = fitting.find(({ dataDir }) => dataDir === dataFolder({}));
  if (fitting.length < 2 || usual) return usual ?? fitting[0];
  throw new UserError(
    `Several Pavilions of this project run: ${fitting.map(described).join(', ')}. Say which one you mean, for instance PAVILION_PORT=${fitting[0].port}.`,
  );
}

function fits(installation, env) {
  if (env.PAVILION_DATA_DIR && dataFolder(env) !== resolve(installation.dataDir)) return false;
  if (env.PAVILION_REGISTRY && !isRegistryOf(installation, env.PAVILION_REGISTRY)) return false;
  return Object.entries(PORTS).every(([variable, port]) => !env[variable] || Number(env[variable]) === installation[port]);
}

function isRegistryOf({ privatePort }, registry) {
  const address = URL.canParse(registry) ? new URL(registry) : undefined;
  return address !== undefined && LOOPBACK.test(address.hostname) && Number(address.port) === privatePort;
}

/** Whoever names a folder and no port must not reach another folder's gateway at the usual port. */
function requireNamedPlace(env, running) {
  const namesPort = env.PAVILION_REGISTRY || Object.keys(PORTS).some((variable) => env[variable]);
  if (!running.length || namesPort) return;
  throw new UserError(
    `No Pavilion of this project runs in ${dataFolder(env)}, but in ${running.map(described).join(', ')}. Start it, or name the other: PAVILION_DATA_DIR.`,
  );
}

function described({ dataDir, port }) {
  const within = relative(root, dataDir);
  return `${within.startsWith('..') ? dataDir : within} (http://localhost:${port})`;
}

function runningInstallations(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    try {
      const noted = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      return noted.identity && processIdentity(noted.pid) === noted.identity ? [noted] : [];
    } catch {
      // Half written by a start that was killed, or removed meanwhile by one that ended.
      return [];
    }
  });
}
