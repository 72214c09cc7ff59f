import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, hashesOf } from './object-store';

const BYTES = Buffer.from('remote '.repeat(200));
const { key } = hashesOf(BYTES);
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'objects-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('gives an object in the first encoding that it has', async () => {
  const store = folderStore(folder, { compressed: false });
  expect(await store.has(key)).toBe(false);
  await store.put(key, BYTES);

  expect(await store.get(key, ['br', 'gzip'])).toEqual({ bytes: BYTES, encoding: 'identity' });
});

it('does not take an object that cannot be read for one that is not there', async () => {
  const store = folderStore(folder);
  await store.put(key, BYTES);
  // A folder where the file should be fails for everybody, also for root.
  const compressed = join(folder, key.slice(0, 2), `${key}.br`);
  rmSync(compressed);
  mkdirSync(compressed);
  await expect(store.get(key, ['br'])).rejects.toThrow('EISDIR');

  rmSync(join(folder, key.slice(0, 2)), { recursive: true });
  writeFileSync(join(folder, key.slice(0, 2)), '');
  await expect(store.has(key)).rejects.toThrow('ENOTDIR');
});
