import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Config } from '../config';
import { keyFile } from './key-files';

/** Seals what must not lie readable in the database: names, numbers, addresses of people. */
export interface FieldCipher {
  /** `context` says where the value belongs, so that it cannot be moved to another row. */
  seal(plain: string, context: string): Buffer;
  /** @throws Error when the value was altered or belongs elsewhere */
  open(sealed: Buffer, context: string): string;
  /** A keyed hash by which equal values are found without being readable. */
  index(plain: string): Buffer;
}

const FORMAT = 1;
const IV = 12;
const TAG = 16;

/** The cipher of this installation: AES-256-GCM and HMAC-SHA256 under `keys/fields.key`, which is made at the first start. */
export async function createFieldCipher(config: Pick<Config, 'dataDir'>): Promise<FieldCipher> {
  const key = await keyFile(config, 'fields.key', () => randomBytes(64));
  if (key.length !== 64) throw new Error('keys/fields.key must hold 64 bytes');
  const [sealing, indexing] = [key.subarray(0, 32), key.subarray(32)];
  return {
    seal(plain, context) {
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(FORMAT), iv, cipher.getAuthTag(), sealed]);
    },
    open(sealed, context) {
      const iv = sealed.subarray(1, 1 + IV);
      const tag = sealed.subarray(1 + IV, 1 + IV + TAG);
      const cipher = createDecipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(context)).setAuthTag(tag);
      return Buffer.concat([cipher.update(sealed.subarray(1 + IV + TAG)), cipher.final()]).toString('utf8');
    },
    index: (plain) => createHmac('sha256', indexing).update(plain).digest(),
  };
}
