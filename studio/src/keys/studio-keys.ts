import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface StudioKeys {
  readonly privateKey: KeyObject;
  readonly publicKeyPem: string;
}

/** The studio's own RSA keys, made in `folder` the first time anything needs them. */
export function loadStudioKeys(folder: string): StudioKeys {
  const file = path.join(folder, 'private.pem');
  const privateKey = createPrivateKey(readOrMake(file));
  const publicKeyPem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  writeFileSync(path.join(folder, 'public.pem'), publicKeyPem);
  return { privateKey, publicKeyPem };
}

function readOrMake(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  makePrivateKey(file);
  return readFileSync(file, 'utf8');
}

/** Written beside and linked into place, so that two processes starting at once agree on one whole key. */
function makePrivateKey(file: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
