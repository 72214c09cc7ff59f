import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import { ifPresent } from '../if-present';

/** Where this installation's keys lie. Several gateways of one installation share the folder. */
export function keysDir({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'keys');
}

/** Reads a key, or makes it first; of processes that start at once, one makes it and all read the same. */
export async function keyFile(config: Pick<Config, 'dataDir'>, name: string, make: () => Buffer): Promise<Buffer> {
  const path = join(keysDir(config), name);
  const found = await ifPresent(readFile(path));
  if (found) return found;
  await writeKeyFile(keysDir(config), name, make());
  return readFile(path);
}

/** Writes a key so that nobody ever reads half of it. One that is there already stays. */
export async function writeKeyFile(folder: string, name: string, content: Buffer | string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${randomBytes(8).toString('hex')}`);
  await writeFile(draft, content, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
}
