import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endLeftBehind } from './left-behind.mjs';
import { checkPorts } from './preflight.mjs';
import { root } from './root.mjs';
import { runPavilion, runTs } from './run.mjs';
import { Service } from './services.mjs';

const DATABASE = 'gateway/src/platform/database/command.ts';

/** Every remote of the project: a folder `mf-…` that describes itself. */
export const remotes = readdirSync(root).filter(
  (name) => name.startsWith('mf-') && existsSync(join(root, name, 'src/descriptor.ts')),
);

/** Where one instance of the platform lives: its folder and its ports, a thousand apart being plenty. */
export function instanceAt({ folder, port, consolePort = port + 1, studioPort = port + 2, privatePort = port + 9 }) {
  const dataDir = resolve(root, folder);
  return {
    dataDir,
    port,
    consolePort,
    studioPort,
    privatePort,
    origin: `http://localhost:${port}`,
    consoleOrigin: `http://localhost:${consolePort}`,
    studioOrigin: `http://localhost:${studioPort}`,
  };
}

/**
 * Brings one instance up: database, shell, gateway, catalogue and demo data, the six remotes through the registry, the studio as a vendor.
 * What is there and unchanged is left alone.
 */
export async function bringUp(instance, { tell = () => {}, demo = 'small', env: extra = {} } = {}) {
  const { dataDir, port, consolePort, studioPort, privatePort } = instance;
  await endLeftBehind(dataDir, tell);
  await checkPorts([
    ['players’ site', port, 'PAVILION_PORT'],
    ['operators’ console', consolePort, 'PAVILION_CONSOLE_PORT'],
    ['studio', studioPort, 'STUDIO_PORT'],
    ['private port', privatePort, 'PAVILION_PRIVATE_PORT'],
  ]);
  mkdirSync(dataDir, { recursive: true });
  tell('Starting PostgreSQL, building the shell …');
  const places = placesOf(instance);
  const built = Promise.all(['shell', 'studio'].map((what) => runPavilion(['build', what], { env: places })));
  const [addresses] = await Promise.all([databases(dataDir, extra), built]);
  const env = { ...places, ...addresses, ...extra };
  tell('Starting the gateway …');
  const gateway = new Service('gateway', 'src/main.ts', { env, cwd: join(root, 'gateway'), folder: dataDir });
  const services = [gateway];
  try {
    await gateway.ready(`http://127.0.0.1:${privatePort}/healthz`);
    tell('Filling the catalogue and the demo accounts …');
    const seeded = runTs('src/seed.ts', ['--demo', demo], { cwd: join(root, 'gateway'), env });
    await Promise.all([publishAll(env, tell), publishAll(env, tell, 1)]);
    await seeded;
    tell('Starting the studio and adding it as a vendor …');
    services.push(await startStudio(instance, env));
    await gateway.ready(`http://127.0.0.1:${privatePort}/readyz`);
  } catch (error) {
    await stopAll(services);
    throw error;
  }
  const [, studio] = services;
  return { env, gateway, studio, stop: () => stopAll(services) };
}

/** Publishes every second remote, beginning with `first`: two lanes, as there are two cores at least. */
async function publishAll(env, tell, first = 0) {
  for (const remote of remotes.filter((_, at) => at % 2 === first)) {
    tell(`Publishing ${remote} …`);
    await runPavilion(['release', remote, '--no-checks'], { env });
  }
}

/** Stops the embedded database of an instance; leaves an external one alone. */
export async function stopDatabase({ dataDir }) {
  if (!process.env.DATABASE_URL) await stopDatabaseIn(join(dataDir, 'postgres'));
}

/** Stops the embedded server whose files are in `folder`. Quiet when there is none. */
export function stopDatabaseIn(folder) {
  return runTs(DATABASE, ['down', folder], { cwd: root });
}

function placesOf({ dataDir, port, consolePort, privatePort, studioPort, origin, studioOrigin }) {
  return {
    PAVILION_DATA_DIR: dataDir,
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
  };
}

/** Those that were given, else two in a server of our own. The studio's lies beside a given one, unless it was given too. */
async function databases(dataDir, extra) {
  const { DATABASE_URL: ours, STUDIO_DATABASE_URL: studios } = { ...process.env, ...extra };
  if (!ours) {
    const own = JSON.parse(await runTs(DATABASE, ['up', join(dataDir, 'postgres'), 'pavilion', 'studio']));
    return { DATABASE_URL: own.pavilion, STUDIO_DATABASE_URL: studios ?? own.studio };
  }
  await runTs(DATABASE, ['check', ours], { explain: (printed) => printed.trim() });
  return { DATABASE_URL: ours, STUDIO_DATABASE_URL: studios ?? besideDatabase(ours) };
}

function besideDatabase(url) {
  const address = new URL(url);
  address.pathname += '_studio';
  return address.href;
}

/** Empty databases for a test run on the server that was given; none when ours is used. */
export async function freshDatabases(...names) {
  const { DATABASE_URL: given } = process.env;
  return given ? JSON.parse(await runTs(DATABASE, ['fresh', given, ...names])) : undefined;
}

async function startStudio(instance, env) {
  const studio = new Service('studio', 'src/main.ts', { env, cwd: join(root, 'studio'), folder: instance.dataDir });
  await studio.ready(`http://127.0.0.1:${instance.studioPort}/healthz`);
  await connectStudio(instance, env);
  return studio;
}

/** The studio is added the way a stranger would be: each side gives the other its public key and its address. */
async function connectStudio({ dataDir, port, studioPort }, env) {
  const done = join(dataDir, 'studio-connected');
  const terms = `${port} ${studioPort} ${env.DATABASE_URL} ${env.STUDIO_DATABASE_URL}`;
  if (existsSync(done) && readFileSync(done, 'utf8') === terms) return;
  const ourKey = join(dataDir, 'keys/vendor-studio-public.pem');
  const vendor = [
    'add',
    'studio',
    '--public-key',
    join(env.STUDIO_KEYS_DIR, 'public.pem'),
    '--launch',
    `http://127.0.0.1:${studioPort}`,
  ];
  const printed = await runPavilion(['vendor', ...vendor], { env });
  writeFileSync(ourKey, /-----BEGIN PUBLIC KEY-----[^]+?-----END PUBLIC KEY-----/.exec(printed)[0]);
  const operator = ['pavilion', '--wallet', `http://127.0.0.1:${port}/vendors/hub88/studio`, '--public-key', ourKey];
  await runTs('src/operators/add-operator.ts', operator, { cwd: join(root, 'studio'), env });
  writeFileSync(done, terms);
}

async function stopAll(services) {
  await Promise.all(services.map((service) => service.stop()));
}
