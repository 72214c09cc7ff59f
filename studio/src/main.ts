import { buildApp } from './app';
import { connect, ensureDatabase } from './database/connect';
import { migrate } from './database/migrate';
import { loadStudioKeys } from './keys/studio-keys';
import { readPageAssets } from './pages/page-assets';
import { folders, readSettings } from './settings';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const assets = readPageAssets(folders.pages);
  const { privateKey } = loadStudioKeys(settings.keysDir);
  await ensureDatabase(settings.databaseUrl);
  const database = connect(settings.databaseUrl);
  await migrate(database, folders.migrations);
  const app = await buildApp({ ...settings, database, privateKey, assets });

  const stop = async () => {
    await app.close();
    await database.destroy();
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  await app.listen({ host: settings.host, port: settings.port });
}

main().catch((error: Error) => {
  process.stderr.write(`The studio cannot start. ${error.message}\n`);
  process.exitCode = 1;
});
