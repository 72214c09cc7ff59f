import { join } from 'node:path';
import { pino } from 'pino';
import { buildGateway } from './app';
import { databaseFaults } from './database-faults';
import { inspectConfig } from './platform/config';
import { appLogin, connect, ensureDatabase, migrate } from './platform/database';
import { ensureEmbedded } from './platform/database/embedded';
import { checkExternalServer } from './platform/database/external-server';
import { createPlatform, type Platform } from './platform/platform';
import { productionFaults } from './platform/production-faults';
import { listenFault, prepareDataFolder } from './start-refusals';

const { config, faults } = inspectConfig();
if (config.production) faults.push(...productionFaults(config, process.env));
else if (faults.length) refuse(faults);
const log = pino({ level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'] });
try {
  prepareDataFolder(config.dataDir);
} catch (error) {
  refuse([(error as Error).message]);
}
void start();

// A function, for programs of one file cannot wait at their top. What it throws ends the process, as it should.
async function start(): Promise<void> {
  const url = await preparedDatabase();
  const connection = connect(url, { log });
  if (config.production) {
    faults.push(...(await databaseFaults(connection.db)));
    if (faults.length) refuse(faults);
  }
  const platform = createPlatform({ config: { ...config, databaseUrl: undefined }, url, connection, log });
  const gateway = await buildGateway(platform);
  await platform.jobs.start();
  connection.serve();
  await listen(gateway.privateServer, config.privatePort, 'PAVILION_PRIVATE_PORT');
  await listen(gateway.staff, config.consolePort, 'PAVILION_CONSOLE_PORT');
  await listen(gateway.site, config.port, 'PAVILION_PORT');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void drain(platform));
  const mode = config.production ? 'production' : 'development';
  log.info({ mode, port: config.port, privatePort: config.privatePort, consolePort: config.consolePort }, 'gateway listens');
}

async function listen(server: { listen(at: { host: string; port: number }): Promise<unknown> }, port: number, variable: string) {
  const { host } = config;
  await server.listen({ host, port }).catch((error: unknown) => {
    const fault = listenFault(error, { host, port, variable });
    if (!fault) throw error;
    refuse([fault]);
  });
}

/** Brought up to date by its owner, whom nothing else here logs in as. */
async function preparedDatabase(): Promise<string> {
  const owner = config.databaseUrl ?? (await ownDatabase());
  if (config.databaseUrl) await checkExternalServer(owner);
  await migrate(owner);
  delete process.env.DATABASE_URL;
  return appLogin(owner, config);
}

async function ownDatabase(): Promise<string> {
  const server = await ensureEmbedded({ dataDir: join(config.dataDir, 'postgres') });
  return ensureDatabase(server.url, 'pavilion');
}

/** All that has to be different, at once: whoever sets this up should not have to start it for each. */
function refuse(reasons: readonly string[]): never {
  const mode = config.production ? ' in production' : '';
  process.stderr.write(`The gateway does not start${mode}:\n${reasons.map((reason) => `  - ${reason}.\n`).join('')}`);
  process.exit(1);
}

/** Says that it takes no more, answers what it has, then lets go of the database. */
async function drain(platform: Platform): Promise<void> {
  platform.lifecycle.draining = true;
  await platform.close();
  process.exit(0);
}
