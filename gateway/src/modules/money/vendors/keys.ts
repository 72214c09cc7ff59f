import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Config } from '../../../platform/config';
import { keysDir, writeKeyFile } from '../../../platform/crypto/key-files';
import { ifPresent } from '../../../platform/if-present';

const BITS = 2048;
const FIRST = 1;

type KeyPlace = Pick<Config, 'dataDir'>;

/** A key we sign with towards one vendor, by its number. Only the first makes itself; a later one that is missing is an error, and no reason for another. */
export async function ownPrivateKey(place: KeyPlace, vendor: string, number = FIRST): Promise<KeyObject> {
  if (number === FIRST) return makeOwnKey(place, vendor, FIRST);
  return createPrivateKey(await readFile(join(keysDir(place), fileOf(vendor, number))));
}

/** Makes a key of ours, unless it is there. It takes a while: not for inside a transaction. */
export async function makeOwnKey(place: KeyPlace, vendor: string, number: number): Promise<KeyObject> {
  const file = fileOf(vendor, number);
  const path = join(keysDir(place), file);
  const found = await ifPresent(readFile(path));
  if (!found) await writeKeyFile(keysDir(place), file, await newKey());
  return createPrivateKey(found ?? (await readFile(path)));
}

async function newKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: BITS });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function fileOf(vendor: string, number: number): string {
  return number === FIRST ? `vendor-${vendor}.pem` : `vendor-${vendor}.${number}.pem`;
}

/** What the vendor checks our signatures with. */
export function publicPem(privateKey: KeyObject): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
}

/** SHA-256 of the public part, to compare on the telephone. */
export function keyFingerprint(key: KeyObject | string): string {
  return createHash('sha256')
    .update(createPublicKey(key).export({ type: 'spki', format: 'der' }))
    .digest('hex');
}

/** @throws Error saying what the key must be */
export function readVendorKey(pem: string): string {
  const key = createPublicKey(pem);
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < BITS) {
    throw new Error(`The vendor’s public key must be RSA of at least ${BITS} bits`);
  }
  return key.export({ type: 'spki', format: 'pem' }).toString();
}
