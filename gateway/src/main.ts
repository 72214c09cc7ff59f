import { join } from 'node:path';
import { pino } from 'pino';
import { buildGateway } from './app';
import { readConfig } from './platform/config';
import { connect, ensureDatabase, migrate } from './platform/database';
import { ensureEmbedded } from './platform/database/embedded';
import { checkExternalServer } from './platform/database/external-server';
import { createPlatform } from './platform/platform';

const config = readConfig();
const log = pino({ level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'] });
const url = config.databaseUrl ?? (await ownDatabase());
if (config.databaseUrl) await checkExternalServer(url);
await migrate(url);
const connection = connect(url);
const platform = createPlatform({ config, url, connection, log });
const gateway = await buildGateway(platform);
gateway.services.lotteries.startSync();
await platform.jobs.start();
connection.serve();
await gateway.privateServer.listen({ host: config.host, port: config.privatePort });
await gateway.staff.listen({ host: config.host, port: config.consolePort });
await gateway.site.listen({ host: config.host, port: config.port });
log.info({ port: config.port, privatePort: config.privatePort, consolePort: config.consolePort }, 'gateway listens');

async function ownDatabase(): Promise<string> {
  const server = await ensureEmbedded({ dataDir: join(config.dataDir, 'postgres') });
  return ensureDatabase(server.url, 'pavilion');
}

/** Says that it takes no more, answers what it has, then lets go of the database. */
async function drain(): Promise<void> {
  platform.lifecycle.draining = true;
  await platform.close();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void drain());
