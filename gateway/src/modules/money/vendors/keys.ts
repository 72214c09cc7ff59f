import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { keyFile } from '../../../platform/crypto';
import type { Config } from '../../../platform/config';

const BITS = 2048;

/** The key we sign with towards one vendor, made the first time it is asked for. */
export async function ownPrivateKey(config: Pick<Config, 'dataDir'>, vendor: string): Promise<KeyObject> {
  const pem = await keyFile(config, `vendor-${vendor}.pem`, () =>
    Buffer.from(generateKeyPairSync('rsa', { modulusLength: BITS }).privateKey.export({ type: 'pkcs8', format: 'pem' })),
  );
  return createPrivateKey(pem);
}

/** What the vendor checks our signatures with. */
export function publicPem(privateKey: KeyObject): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
}

/** @throws Error saying what the key must be */
export function readVendorKey(pem: string): string {
  const key = createPublicKey(pem);
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < BITS) {
    throw new Error(`The vendor’s public key must be RSA of at least ${BITS} bits`);
  }
  return key.export({ type: 'spki', format: 'pem' }).toString();
}
