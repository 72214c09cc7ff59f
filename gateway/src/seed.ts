import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { isFinished, seedDemo, type DemoSize } from './modules/demo/seed';
import { seedCatalogue } from './modules/play/games';
import { readConfig } from './platform/config';
import { appLogin, connect, migrate } from './platform/database';
import { createPlatform } from './platform/platform';
import { createGroups } from './services';

const USAGE = 'seed.ts [--demo none|small|large] [--games file], with DATABASE_URL set';
const { demo, games } = parseArgs({ options: { demo: { type: 'string', default: 'small' }, games: { type: 'string' } } }).values;
if (!['none', 'small', 'large'].includes(demo)) throw new Error(USAGE);
const config = readConfig();
if (!config.databaseUrl) throw new Error(USAGE);
if (config.production && demo !== 'none') throw new Error('There are no demo accounts in production: --demo none');

await migrate(config.databaseUrl);
const url = await appLogin(config.databaseUrl, config);
const connection = connect(url, { size: 6, limited: false });
const log = pino({ level: config.logLevel });
const platform = createPlatform({ config, url, connection, log });
const started = Date.now();
if (games) await seedCatalogue(platform, JSON.parse(readFileSync(games, 'utf8')));
if (demo !== 'none' && !(await isFinished(platform.db, demo)))
  await seedDemo(platform, (await createGroups(platform)).services, demo as DemoSize);
log.info({ demo, ms: Date.now() - started }, 'catalogue and demo data are there');
await platform.close();
// What the services do by themselves has no end of its own.
process.exit(0);
