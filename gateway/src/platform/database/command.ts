import { ensureDatabase } from './ensure-database';
import { ensureEmbedded, stopEmbedded } from './embedded';

const USAGE = 'command.ts up <folder> <database>… | down <folder>';
const [verb, folder, ...databases] = process.argv.slice(2);
if (!folder || (verb !== 'up' && verb !== 'down')) throw new Error(USAGE);

if (verb === 'down') stopEmbedded({ dataDir: folder });
else {
  const { url } = await ensureEmbedded({ dataDir: folder });
  const addresses: Record<string, string> = {};
  for (const database of databases) addresses[database] = await ensureDatabase(url, database);
  process.stdout.write(`${JSON.stringify(addresses)}\n`);
}
