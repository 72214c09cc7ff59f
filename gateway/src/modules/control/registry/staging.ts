import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@pavilion/time';
import { DomainError } from '../../../platform/errors';
import { ifPresent } from '../../../platform/if-present';
import { hashesOf } from './object-store';

/** Files that were sent for a version that is not there yet: a release that broke off finds them again. */
export interface Staging {
  /** @throws DomainError `registry.file_altered`, `registry.release_too_large` */
  put(remote: string, hash: string, bytes: Buffer): Promise<void>;
  find(remote: string, hash: string): Promise<Buffer | undefined>;
  has(remote: string, hash: string): Promise<boolean>;
  /** Gives up these, and whatever nobody came back for. */
  remove(remote: string, hashes: readonly string[]): Promise<void>;
}

const RETENTION_MS = DAY_MS;
const MAX_TOTAL_BYTES = 200_000_000;

/** Staged files as files of one folder, one inside it for each remote. */
export function folderStaging(folder: string): Staging {
  const placeOf = (remote: string, hash: string) => join(folder, remote, hash);
  return {
    async put(remote, hash, bytes) {
      if (hashesOf(bytes).key !== hash) throw new DomainError('registry.file_altered', { details: { file: hash.slice(0, 12) } });
      await mkdir(join(folder, remote), { recursive: true });
      if ((await bytesIn(join(folder, remote))) + bytes.length > MAX_TOTAL_BYTES)
        throw new DomainError('registry.release_too_large', {
          details: { found: 'unfinished uploads', allowed: `${MAX_TOTAL_BYTES} bytes` },
        });
      const draft = `${placeOf(remote, hash)}.${Math.random().toString(36).slice(2)}`;
      await writeFile(draft, bytes, { flag: 'wx' });
      await rename(draft, placeOf(remote, hash));
    },
    find: (remote, hash) => ifPresent(readFile(placeOf(remote, hash))),
    has: async (remote, hash) => (await ifPresent(stat(placeOf(remote, hash)))) !== undefined,
    async remove(remote, hashes) {
      for (const name of await namesIn(join(folder, remote))) {
        const path = placeOf(remote, name);
        const { mtimeMs = 0 } = (await ifPresent(stat(path))) ?? {};
        if (hashes.includes(name) || Date.now() - mtimeMs > RETENTION_MS) await rm(path, { force: true });
      }
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  return (await ifPresent(readdir(folder))) ?? [];
}

async function bytesIn(folder: string): Promise<number> {
  const sizes = await Promise.all((await namesIn(folder)).map((name) => ifPresent(stat(join(folder, name)))));
  return sizes.reduce((sum, found) => sum + (found?.size ?? 0), 0);
}
