import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStaging } from './staging';

const HASH = 'a'.repeat(64);
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'staging-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('does not have what was never sent', async () => {
  expect(await folderStaging(folder).has('wallet', HASH)).toBe(false);
  expect(await folderStaging(folder).find('wallet', HASH)).toBeUndefined();
});

it('does not take a file that cannot be read for one that was never sent', async () => {
  // A file where the folder should be fails for everybody, also for root.
  writeFileSync(join(folder, 'wallet'), '');

  await expect(folderStaging(folder).has('wallet', HASH)).rejects.toThrow('ENOTDIR');
  await expect(folderStaging(folder).find('wallet', HASH)).rejects.toThrow('ENOTDIR');
});
