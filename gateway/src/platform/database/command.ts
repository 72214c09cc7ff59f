import { checkExternalServer, freshDatabases } from './external-server';
import { ensureDatabase } from './ensure-database';
import { ensureEmbedded, removeEmbedded, stopEmbedded } from './embedded';

const USAGE =
  'command.ts up <folder> <database>… | down <folder> | remove <folder>, or with DATABASE_URL: check | fresh <database>…';

async function up(folder: string, databases: readonly string[]): Promise<Record<string, string>> {
  const { url } = await ensureEmbedded({ dataDir: folder });
  const addresses: Record<string, string> = {};
  for (const database of databases) addresses[database] = await ensureDatabase(url, database);
  return addresses;
}

const inFolder: Record<string, (folder: string, databases: readonly string[]) => unknown> = {
  up,
  down: (folder) => stopEmbedded({ dataDir: folder }),
  remove: (folder) => removeEmbedded({ dataDir: folder }),
};
/** Their address, with its password, comes by the environment: everybody on the machine can read the words of a command. */
const onServer: Record<string, (url: string, databases: readonly string[]) => unknown> = {
  check: (url) => checkExternalServer(url),
  fresh: freshDatabases,
};

const [verb = '', ...words] = process.argv.slice(2);
const [place, databases] = Object.hasOwn(onServer, verb) ? [process.env.DATABASE_URL, words] : [words[0], words.slice(1)];
try {
  const act = inFolder[verb] ?? onServer[verb];
  if (!act || !place) throw new Error(USAGE);
  const answer = await act(place, databases);
  if (answer) process.stdout.write(`${JSON.stringify(answer)}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
