import { createCipheriv, constants, publicEncrypt, randomBytes } from 'node:crypto';
import { httpRequest, readValue } from './http-request';

/** Sends `body` to a brand in the envelope that browsers put secrets in. @throws Error with the gateway's answer */
export async function sendEncrypted<Value>(
  origin: string,
  method: string,
  path: string,
  body: object,
  headers: object = {},
): Promise<Value> {
  const envelope = sealIn(await envelopeKey(origin), method, path, body);
  return readValue(await httpRequest(origin, method, path, { headers, body: envelope }));
}

/** What envelopes for a brand are sealed with at this moment. */
export async function envelopeKey(origin: string): Promise<EnvelopeKey> {
  return readValue(await httpRequest(origin, 'GET', '/wps/session/envelopeKey'));
}

interface EnvelopeKey {
  kid: string;
  publicKey: string;
  now: number;
}

/** `body` in an envelope for this call; it is good for some minutes. */
export function sealIn({ kid, publicKey, now }: EnvelopeKey, method: string, path: string, body: object): object {
  const [aes, iv, nonce] = [randomBytes(32), randomBytes(12), randomBytes(18).toString('base64url')];
  const cipher = createCipheriv('aes-256-gcm', aes, iv).setAAD(Buffer.from(`${method} ${path} ${kid} ${now} ${nonce}`));
  const data = Buffer.concat([cipher.update(JSON.stringify(body), 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const padding = { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const key = publicEncrypt(padding, Buffer.from(aes.toString('base64'))).toString('base64');
  return { kid, key, iv: iv.toString('base64'), data: data.toString('base64'), ts: now, nonce };
}
