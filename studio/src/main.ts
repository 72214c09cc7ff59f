import { buildApp } from './app';
import { appLogin } from './database/app-login';
import { connect, ensureDatabase } from './database/connect';
import { migrate } from './database/migrate';
import { readShipped } from './fairness/shipped';
import { loadDatabaseKey, loadStudioKeys } from './keys/studio-keys';
import { readPageAssets } from './pages/page-assets';
import { folders, readSettings, type Settings } from './settings';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const [assets, shipped] = [readPageAssets(folders.pages), readShipped(folders.pages)];
  const { privateKey } = loadStudioKeys(settings.keysDir);
  const database = connect(await preparedDatabase(settings));
  const app = await buildApp({ ...settings, database, privateKey, assets, shipped });

  const stop = async () => {
    await app.close();
    await database.destroy();
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  await app.listen({ host: settings.host, port: settings.port });
}

/** Brought up to date by its owner, whom nothing else here logs in as. */
async function preparedDatabase({ databaseUrl, keysDir }: Settings): Promise<string> {
  await ensureDatabase(databaseUrl);
  const owner = connect(databaseUrl);
  await migrate(owner, folders.migrations).finally(() => owner.destroy());
  delete process.env['STUDIO_DATABASE_URL'];
  return appLogin(databaseUrl, loadDatabaseKey(keysDir));
}

main().catch((error: Error) => {
  process.stderr.write(`The studio cannot start. ${error.message}\n`);
  process.exitCode = 1;
});
