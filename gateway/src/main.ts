import { join } from 'node:path';
import { pino } from 'pino';
import { buildGateway } from './app';
import { databaseFaults } from './database-faults';
import { inspectConfig } from './platform/config';
import { closeDataFolder } from './platform/data-folder';
import { appLogin, connect, ensureDatabase, migrate } from './platform/database';
import { ensureEmbedded } from './platform/database/embedded';
import { checkExternalServer } from './platform/database/external-server';
import { createPlatform } from './platform/platform';
import { productionFaults } from './platform/production-faults';

const { config, faults } = inspectConfig();
if (config.production) faults.push(...productionFaults(config, process.env));
else if (faults.length) refuse(faults);
const log = pino({ level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'] });
closeDataFolder(config.dataDir);
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
await gateway.privateServer.listen({ host: config.host, port: config.privatePort });
await gateway.staff.listen({ host: config.host, port: config.consolePort });
await gateway.site.listen({ host: config.host, port: config.port });
const mode = config.production ? 'production' : 'development';
log.info({ mode, port: config.port, privatePort: config.privatePort, consolePort: config.consolePort }, 'gateway listens');

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
async function drain(): Promise<void> {
  platform.lifecycle.draining = true;
  await platform.close();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void drain());
