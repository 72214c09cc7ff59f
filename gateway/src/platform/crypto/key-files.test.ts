import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEnvelopeKeys } from './envelope-keys';
import { keyFile } from './key-files';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'keys-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

it('makes a key that is not there, and reads the same from then on', async () => {
  const first = await keyFile({ dataDir }, 'audit.pem', () => Buffer.from('made'));
  const again = await keyFile({ dataDir }, 'audit.pem', () => Buffer.from('made anew'));

  expect([first.toString(), again.toString()]).toEqual(['made', 'made']);
});

it('does not make a key in the place of one that cannot be read', async () => {
  // A folder where the file should be fails for everybody, also for root.
  mkdirSync(join(dataDir, 'keys/audit.pem'), { recursive: true });
  const make = jest.fn(() => Buffer.from('made'));

  await expect(keyFile({ dataDir }, 'audit.pem', make)).rejects.toThrow('EISDIR');
  expect(make).not.toHaveBeenCalled();
});

it('says that the keys of envelopes cannot be read, instead of making others for each call', async () => {
  writeFileSync(join(dataDir, 'keys'), '');

  await expect(createEnvelopeKeys({ dataDir }).byId('0123456789abcdef')).rejects.toThrow('ENOTDIR');
});
