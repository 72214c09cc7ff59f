import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildProgram } from '../commands/build-program.mjs';
import { connectStudio } from './connect-studio.mjs';
import { startDatabases, stopDatabase } from './databases.mjs';
import { endOrphanProcesses } from './orphan-processes.mjs';
import { checkDataFolder, checkPorts } from './preflight.mjs';
import { portsBeside } from './ports.mjs';
import { root } from './root.mjs';
import { runPavilion } from './run.mjs';
import { seed } from './seed.mjs';
import { Service } from './services.mjs';

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
 * What is there and unchanged is left alone; when it fails, nothing that was begun goes on running.
 */
export async function startPlatform(instance, { tell = () => {}, demo = 'small', env = {} } = {}) {
  checkDataFolder(instance.dataDir);
  await endOrphanProcesses(instance.dataDir, tell);
  await checkPorts(portsOf(instance));
  const services = [];
  const stop = () => Promise.all(services.map((service) => service.stop()));
  try {
    const surroundings = await prepare(instance, tell, env);
    return { ...(await startServices(instance, { tell, demo, env: surroundings, services })), stop };
  } catch (error) {
    await stop();
    // What went wrong first is what is told.
    await stopDatabase(instance).catch(() => undefined);
    throw error;
  }
}

/** Database and pages; gives back the environment that everything of this instance runs in. */
async function prepare(instance, tell, extra) {
  tell('Starting PostgreSQL, building shell, console and studio …');
  const places = environmentOf(instance);
  const [addresses] = await Promise.all([
    startDatabases(instance, extra),
    buildAll(['shell'], places),
    buildAll(['studio-pages', 'console', 'gateway', 'studio', 'acquirer'], places),
  ]);
  return { ...places, ...addresses, ...extra };
}

async function buildAll(packages, env) {
  for (const what of packages) await runPavilion(['build', what], { env });
}

async function startServices(instance, { tell, demo, env, services }) {
  const { dataDir, privatePort, studioPort, acquirerPort } = instance;
  tell('Starting the gateway, the studio and the payment company …');
  const service = async (name) => new Service(name, await buildProgram(name), { env, cwd: join(root, name), folder: dataDir });
  const [gateway, studio, acquirer] = await Promise.all(['gateway', 'studio', 'acquirer'].map(service));
  services.push(gateway, studio, acquirer);
  await Promise.all([
    gateway.ready(`http://127.0.0.1:${privatePort}/healthz`),
    studio.ready(`http://127.0.0.1:${studioPort}/healthz`),
    acquirer.ready(`http://127.0.0.1:${acquirerPort}/healthz`),
  ]);
  tell('Filling the catalogue and the demo accounts …');
  await Promise.all([publishAll(env, tell), publishAll(env, tell, 1), seed(instance, demo, env)]);
  tell('Adding the studio as a vendor …');
  await connectStudio(instance, env);
  await gateway.ready(`http://127.0.0.1:${privatePort}/readyz`);
  return { env, gateway, studio, acquirer };
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

/** Publishes every second remote, beginning with `first`: two lanes, as there are two cores at least. */
async function publishAll(env, tell, first = 0) {
  for (const remote of remotes.filter((_, at) => at % 2 === first)) {
    tell(`Publishing ${remote} …`);
    await runPavilion(['release', remote, '--no-checks'], { env });
  }
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
