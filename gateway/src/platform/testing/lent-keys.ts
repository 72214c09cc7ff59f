import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createEnvelopeKeys } from '../crypto/envelope-keys';
import { keysDir } from '../crypto/key-files';

const LENT = { dataDir: resolve(import.meta.dirname, '../../../../.data/test-keys') };

/** Gives an installation the pair that its envelopes are wrapped under: making one takes as long as a dozen tests. */
export async function lendKeys(installation: { dataDir: string }): Promise<void> {
  await createEnvelopeKeys(LENT).current();
  await mkdir(keysDir(installation), { recursive: true, mode: 0o700 });
  const whole = (await readdir(keysDir(LENT))).filter((name) => name.startsWith('envelope-'));
  await Promise.all(whole.map((name) => copyFile(join(keysDir(LENT), name), join(keysDir(installation), name))));
}
