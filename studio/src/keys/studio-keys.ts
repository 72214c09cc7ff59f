import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface StudioKeys {
  readonly privateKey: KeyObject;
  readonly publicKeyPem: string;
}

/** The studio's own RSA keys, made in `folder` the first time anything needs them. */
export function loadStudioKeys(folder: string): StudioKeys {
  const file = path.join(folder, 'private.pem');
  const privateKey = createPrivateKey(readOrMake(file, newPrivateKey));
  const publicKeyPem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  writeFileSync(path.join(folder, 'public.pem'), publicKeyPem);
  return { privateKey, publicKeyPem };
}

/** What the password of the studio's login to its database follows from. */
export function loadDatabaseKey(folder: string): Buffer {
  return Buffer.from(
    readOrMake(path.join(folder, 'database.key'), () => randomBytes(32).toString('base64')),
    'base64',
  );
}

function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function readOrMake(file: string, make: () => string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  makeKey(file, make());
  return readFileSync(file, 'utf8');
}

/** Written beside and linked into place, so that two processes starting at once agree on one whole key. */
function makeKey(file: string, key: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, key, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
