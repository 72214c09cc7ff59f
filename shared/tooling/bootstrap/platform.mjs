import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildParts, describeLeft, programFile } from './build-parts.mjs';
import { noteInstallation } from '../cli/installation.mjs';
import { connectStudio, pullStudioGames } from './connect-studio.mjs';
import { startDatabases, stopDatabase } from './databases.mjs';
import { endOrphanProcesses } from './orphan-processes.mjs';
import { keepDatabase } from './keep-database.mjs';
import { checkDataFolder, checkPorts } from './preflight.mjs';
import { portsBeside } from './ports.mjs';
import { publishRemotes } from './publish-remotes.mjs';
import { root } from './root.mjs';
import { seed } from './seed.mjs';
import { Service } from './services.mjs';
import { unlessStopped } from './unless-stopped.mjs';

export { stopDatabase };

/** Every remote of the project: a folder `mf-…` that describes itself. */
export const remotes = readdirSync(root).filter(
  (name) => name.startsWith('mf-') && existsSync(join(root, name, 'src/descriptor.ts')),
);

/** Where one instance of the platform lives: its folder and its ports, a thousand apart being plenty. */
export function instanceAt({ folder, port, ...ports }) {
  const dataDir = resolve(root, folder);
  const { consolePort, studioPort, acquirerPort, privatePort } = { ...portsBeside(port), ...ports };
  return {
    dataDir,
    port,
    consolePort,
    studioPort,
    acquirerPort,
    privatePort,
    origin: `http://localhost:${port}`,
    consoleOrigin: `http://localhost:${consolePort}`,
    studioOrigin: `http://localhost:${studioPort}`,
    acquirerOrigin: `http://localhost:${acquirerPort}`,
  };
}

/**
 * Brings one instance up: database, shell, gateway, catalogue and demo data, the six remotes through the registry, the studio as a vendor, the
 * payment company.
 * What is there and unchanged is left alone; when it fails, nothing that was begun goes on running. `everywhere` and `fallBack`: as of
 * `publishRemotes`; parts that do not build fall back too. With `findable`, the
 * commands of this checkout find it. When `stopped` settles before it is up, what was begun ends at once. `notices` are sentences for whoever started it.
 */
export async function startPlatform(
  instance,
  { tell = () => {}, demo = 'small', env = {}, findable = false, stopped, ...how } = {},
) {
  checkDataFolder(instance.dataDir);
  await endOrphanProcesses(instance.dataDir, tell);
  await checkPorts(portsOf(instance));
  const services = [];
  const forget = findable ? noteInstallation(instance, { ownDatabase: !process.env.DATABASE_URL }) : () => {};
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
    forget();
  };
  try {
    const starting = async () => {
      const { surroundings, left } = await prepare(instance, { tell, extra: env, ...how });
      return startServices(instance, { tell, demo, env: surroundings, services, left, ...how });
    };
    const started = await unlessStopped(starting(), stopped);
    let releaseDatabase = () => {};
    return {
      ...started,
      /** From here on, whatever dies is started again. */
      keepRunning() {
        for (const service of services) service.keepRunning(tell);
        releaseDatabase = keepDatabase(instance, started.env, tell);
      },
      stop() {
        releaseDatabase();
        return stop();
      },
    };
  } catch (error) {
    await stop();
    // What went wrong first is what is told.
    await stopDatabase(instance).catch(() => undefined);
    throw error;
  }
}

/** Database, pages and programs; gives back the environment that everything of this instance runs in, and what is left as an earlier build made it. */
async function prepare(instance, { tell, extra, fallBack }) {
  tell('Starting PostgreSQL, building shell, console and studio …');
  const places = environmentOf(instance);
  const building = { instance, env: places, tell, fallBack };
  const [addresses, ...left] = await Promise.all([
    startDatabases(instance, extra),
    buildParts(['shell'], building),
    buildParts(['studio-pages', 'console', 'gateway', 'studio', 'acquirer'], building),
  ]);
  return { surroundings: { ...places, ...addresses, ...extra }, left: left.flat() };
}

async function startServices(instance, { tell, demo, env, services, left, ...how }) {
  const { dataDir, privatePort, studioPort, acquirerPort } = instance;
  tell('Starting the gateway, the studio and the payment company …');
  const service = (name) => new Service(name, programFile(name), { env, cwd: join(root, name), folder: dataDir });
  const [gateway, studio, acquirer] = ['gateway', 'studio', 'acquirer'].map(service);
  services.push(gateway, studio, acquirer);
  await Promise.all([
    gateway.ready(`http://127.0.0.1:${privatePort}/healthz`),
    studio.ready(`http://127.0.0.1:${studioPort}/healthz`),
    acquirer.ready(`http://127.0.0.1:${acquirerPort}/healthz`),
  ]);
  tell('Filling the catalogue and the demo accounts …');
  const folders = remotes.map((name) => join(root, name));
  const [notices, pulled] = await Promise.all([
    publishRemotes(folders, { env, tell, ...how }),
    fillInstance(instance, { demo, env, isBuilt: !left.includes('gateway') }),
  ]);
  await gateway.ready(`http://127.0.0.1:${privatePort}/readyz`);
  return { env, gateway, studio, acquirer, notices: [...describeLeft(left), ...notices, ...pulled] };
}

/**
 * Catalogue, the studio and its games, then the demo, whose members play what opens. Sources that do not build fill nothing.
 *
 * @returns what could not be filled, in sentences
 */
async function fillInstance(instance, { demo, env, isBuilt }) {
  if (isBuilt) await seed(instance, 'none', env);
  await connectStudio(instance, env);
  if (!isBuilt) return [];
  const pulled = await pullStudioGames(instance, env);
  if (demo !== 'none') await seed(instance, demo, env);
  return pulled;
}

function portsOf({ port, consolePort, studioPort, acquirerPort, privatePort }) {
  return [
    ['players’ site', port, 'PAVILION_PORT'],
    ['operators’ console', consolePort, 'PAVILION_CONSOLE_PORT'],
    ['studio', studioPort, 'STUDIO_PORT'],
    ['payment company', acquirerPort, 'ACQUIRER_PORT'],
    ['private port', privatePort, 'PAVILION_PRIVATE_PORT'],
  ];
}

function environmentOf(instance) {
  const { dataDir, port, consolePort, privatePort, studioPort, acquirerPort, origin, studioOrigin, acquirerOrigin } = instance;
  return {
    PAVILION_DATA_DIR: dataDir,
    PAVILION_CONSOLE_DIR: join(dataDir, 'console'),
    PAVILION_SHELL_DIR: join(dataDir, 'shell'),
    PAVILION_PORT: String(port),
    PAVILION_CONSOLE_PORT: String(consolePort),
    PAVILION_PRIVATE_PORT: String(privatePort),
    PAVILION_ORIGIN: origin,
    PAVILION_REGISTRY: `http://127.0.0.1:${privatePort}`,
    PAVILION_FRAME_ORIGINS: studioOrigin,
    STUDIO_PORT: String(studioPort),
    STUDIO_PUBLIC_URL: studioOrigin,
    STUDIO_KEYS_DIR: join(dataDir, 'studio-keys'),
    ACQUIRER_PORT: String(acquirerPort),
    ACQUIRER_PUBLIC_URL: acquirerOrigin,
    ACQUIRER_DATA_DIR: join(dataDir, 'acquirer'),
    ACQUIRER_KEY_FILE: join(dataDir, 'keys/payments-sandbox.key'),
    PAVILION_ACQUIRER_URL: `http://127.0.0.1:${acquirerPort}`,
  };
}
