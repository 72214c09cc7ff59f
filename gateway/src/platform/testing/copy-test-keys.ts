import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createEnvelopeKeys } from '../crypto/envelope-keys';
import { keysDir } from '../crypto/key-files';

const SHARED_KEYS = { dataDir: resolve(import.meta.dirname, '../../../../.data/test-keys') };

/** Gives an installation the pair that its envelopes are wrapped under: making one takes as long as a dozen tests. */
export async function copyTestKeys(installation: { dataDir: string }): Promise<void> {
  await createEnvelopeKeys(SHARED_KEYS).current();
  await mkdir(keysDir(installation), { recursive: true, mode: 0o700 });
  const whole = (await readdir(keysDir(SHARED_KEYS))).filter((name) => name.startsWith('envelope-'));
  await Promise.all(whole.map((name) => copyFile(join(keysDir(SHARED_KEYS), name), join(keysDir(installation), name))));
}
