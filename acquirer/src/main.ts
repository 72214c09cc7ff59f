import { buildAcquirer } from './app';
import { readSettings } from './settings';
import { loadSharedKey } from './shared-key';

async function main(): Promise<void> {
  const { host, port, publicUrl, dataDir, keyFile, logLevel } = readSettings(process.env);
  const app = await buildAcquirer({ key: loadSharedKey(keyFile), dataDir, publicUrl: () => publicUrl, logLevel });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close());
  await app.listen({ host, port });
}

main().catch((error: Error) => {
  process.stderr.write(`The payment company cannot start. ${error.message}\n`);
  process.exitCode = 1;
});
