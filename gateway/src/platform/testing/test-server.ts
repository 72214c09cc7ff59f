import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { ensureEmbedded, removeEmbedded } from '../database/embedded';
import { folderInMemory } from './folder-in-memory';

const checkout = resolve(import.meta.dirname, '../../../..');

/** PostgreSQL for the tests of this checkout: attached to when it runs, else started. Nothing in it outlives the machine. @returns its address */
export async function ensureTestServer(): Promise<string> {
  const { url } = await ensureEmbedded({ dataDir: folderOfTestServer(), durable: false });
  return url;
}

/** Stops it and takes its files away; it need not run. */
export function removeTestServer(): void {
  removeEmbedded({ dataDir: folderOfTestServer() });
}

/** In memory where there is room: each database is four hundred files, and making them on a disk took half of the server's time. */
function folderOfTestServer(): string {
  const name = `pavilion-tests-${createHash('sha256').update(checkout).digest('hex').slice(0, 12)}`;
  return folderInMemory(name) ?? resolve(checkout, '.data/test-postgres');
}
