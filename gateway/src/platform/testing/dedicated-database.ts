import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureEmbedded, removeEmbedded } from '../database/embedded';
import { folderInMemory } from './folder-in-memory';

/** A PostgreSQL that a suite has to itself and may kill; what it has committed lasts, as on a server that serves players. */
export interface DedicatedDatabase {
  url: string;
  /** Its files lie in `postgres` of this, as in the data folder of an installation. */
  folder: string;
  kill(): Promise<void>;
  /** Until it answers, with what it had. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function startDedicatedDatabase(): Promise<DedicatedDatabase> {
  const folder = newFolder();
  const dataDir = join(folder, 'postgres');
  const { url } = await ensureEmbedded({ dataDir });
  const files = await filesOf(url);
  const start = async () => void (await ensureEmbedded({ dataDir }));
  return {
    url,
    folder,
    async kill() {
      const [pid] = (await readFile(join(files, 'postmaster.pid'), 'utf8')).split('\n', 1);
      process.kill(Number(pid), 'SIGKILL');
    },
    start,
    async close() {
      await start();
      removeEmbedded({ dataDir });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** In memory where that can be had: a killed server's files outlive it there too. */
function newFolder(): string {
  const name = `pavilion-server-${randomBytes(6).toString('hex')}`;
  return folderInMemory(name) ?? mkdtempSync(join(tmpdir(), 'pavilion-server-'));
}

async function filesOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  return rows[0]?.data_directory ?? '';
}
