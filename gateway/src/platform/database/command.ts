import { checkExternalServer, freshDatabases } from './external-server';
import { ensureDatabase } from './ensure-database';
import { ensureEmbedded, removeEmbedded, stopEmbedded } from './embedded';

const USAGE = 'command.ts up <folder> <database>… | down <folder> | remove <folder> | check <url> | fresh <url> <database>…';

async function up(folder: string, databases: readonly string[]): Promise<Record<string, string>> {
  const { url } = await ensureEmbedded({ dataDir: folder });
  const addresses: Record<string, string> = {};
  for (const database of databases) addresses[database] = await ensureDatabase(url, database);
  return addresses;
}

const verbs: Record<string, (place: string, databases: readonly string[]) => unknown> = {
  up,
  down: (folder) => stopEmbedded({ dataDir: folder }),
  remove: (folder) => removeEmbedded({ dataDir: folder }),
  check: (url) => checkExternalServer(url),
  fresh: freshDatabases,
};

const [verb = '', place, ...databases] = process.argv.slice(2);
try {
  const act = verbs[verb];
  if (!act || !place) throw new Error(USAGE);
  const answer = await act(place, databases);
  if (answer) process.stdout.write(`${JSON.stringify(answer)}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
