import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from './app';
import { createBus } from './platform/bus';
import { readConfig } from './platform/config';
import { connect, ensureDatabase, migrate } from './platform/database';
import { ensureEmbedded } from './platform/database/embedded';

const config = readConfig();
const log = pino({ level: config.logLevel, redact: ['req.headers.authorization', '*.password', '*.token'] });
const url =
  config.databaseUrl ??
  (await ensureDatabase((await ensureEmbedded({ dataDir: join(config.dataDir, 'postgres') })).url, 'pavilion'));
await migrate(url);
const connection = connect(url);
const bus = createBus(url, connection.pool, log);
const app = await buildApp({ config, db: connection.db, pool: connection.pool, bus, log });
await app.listen({ host: config.host, port: config.port });

const stop = async () => {
  await app.close();
  await bus.close();
  await connection.close();
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop().then(() => process.exit(0)));
