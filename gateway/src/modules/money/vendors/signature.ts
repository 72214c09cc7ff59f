import { sign, verify, type KeyObject } from 'node:crypto';

/** The header that carries base64 of RSA-SHA256 over the raw body. */
export const SIGNATURE_HEADER = 'x-hub88-signature';

export function signatureOf(body: Buffer, privateKey: KeyObject): string {
  return sign('RSA-SHA256', body, privateKey).toString('base64');
}

export function isSignedBy(body: Buffer, signature: unknown, publicKey: KeyObject): boolean {
  if (typeof signature !== 'string' || !/^[A-Za-z0-9+/]{100,2000}={0,2}$/.test(signature)) return false;
  return verify('RSA-SHA256', body, publicKey, Buffer.from(signature, 'base64'));
}
