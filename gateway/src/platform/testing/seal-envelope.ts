import { constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto';
import type { EncryptedBody } from '@pavilion/api';

/** A body in its envelope, as a browser makes it. `ts` and `nonce` can be chosen to make bad ones. */
export function sealEnvelope(
  { kid, publicKey }: { kid: string; publicKey: string },
  {
    method,
    path,
    body,
    ts = Date.now(),
    nonce = randomBytes(18).toString('base64url'),
  }: {
    method: string;
    path: string;
    body: unknown;
    ts?: number;
    nonce?: string;
  },
): EncryptedBody {
  const [aes, iv] = [randomBytes(32), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', aes, iv).setAAD(Buffer.from(`${method} ${path} ${kid} ${ts} ${nonce}`));
  const plain = typeof body === 'string' ? body : JSON.stringify(body);
  const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const padding = { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const key = publicEncrypt(padding, Buffer.from(aes.toString('base64')));
  return { kid, key: key.toString('base64'), iv: iv.toString('base64'), data: data.toString('base64'), ts, nonce };
}
