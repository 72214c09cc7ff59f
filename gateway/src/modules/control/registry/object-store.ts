import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ifPresent } from '../../../platform/if-present';

export type Encoding = 'identity' | 'br' | 'gzip';

/** Bytes under their own hash: written once, never changed. A bucket anywhere can stand behind it. */
export interface ObjectStore {
  /** Keeps bytes, compressed too when that helps. Quiet when they are there already. */
  put(key: string, bytes: Buffer): Promise<void>;
  has(key: string): Promise<boolean>;
  /** The bytes in the first of `wanted` encodings there is. @throws when they were never kept */
  get(key: string, wanted: readonly Encoding[]): Promise<{ bytes: Buffer; encoding: Encoding }>;
}

const SUFFIX: Readonly<Record<Encoding, string>> = { identity: '', br: '.br', gzip: '.gz' };
const COMPRESSIBLE = 512;

/** Objects as files of one folder, which every gateway of an installation shares. Not `compressed`: nobody waits for them. */
export function folderStore(folder: string, { compressed = true } = {}): ObjectStore {
  const pathOf = (key: string, encoding: Encoding) => join(folder, key.slice(0, 2), key + SUFFIX[encoding]);
  return {
    async put(key, bytes) {
      if (await exists(pathOf(key, 'identity'))) return;
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true });
      if (compressed && bytes.length >= COMPRESSIBLE) {
        await writeAtomically(
          pathOf(key, 'br'),
          await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        );
        await writeAtomically(pathOf(key, 'gzip'), await promisify(gzip)(bytes, { level: 9 }));
      }
      // The plain one comes last: whoever sees it sees all.
      await writeAtomically(pathOf(key, 'identity'), bytes);
    },
    has: (key) => exists(pathOf(key, 'identity')),
    async get(key, wanted) {
      for (const encoding of wanted) {
        const bytes = await ifPresent(readFile(pathOf(key, encoding)));
        if (bytes) return { bytes, encoding };
      }
      return { bytes: await readFile(pathOf(key, 'identity')), encoding: 'identity' };
    },
  };
}

/** The key of some bytes, and the integrity value that browsers check. */
export function hashesOf(bytes: Buffer): { key: string; integrity: string } {
  const digest = createHash('sha384').update(bytes).digest();
  return { key: digest.toString('hex'), integrity: `sha384-${digest.toString('base64')}` };
}

/** The key behind an integrity value. */
export function keyOfIntegrity(integrity: string): string {
  return Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
}

async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(draft, bytes, { flag: 'wx' });
  await rename(draft, path);
}

async function exists(path: string): Promise<boolean> {
  return (await ifPresent(stat(path))) !== undefined;
}
