import { sign, verify, type KeyObject } from 'node:crypto';

/** The header that carries base64 of RSA-SHA256 over the raw body. */
export const SIGNATURE_HEADER = 'x-hub88-signature';

export function signatureOf(body: Buffer, privateKey: KeyObject): string {
  return sign('RSA-SHA256', body, privateKey).toString('base64');
}

/** Whether one of the keys made the signature; the newest comes first. */
export function isSignedBy(body: Buffer, signature: unknown, publicKeys: readonly KeyObject[]): boolean {
  if (typeof signature !== 'string' || !/^[A-Za-z0-9+/]{100,2000}={0,2}$/.test(signature)) return false;
  const bytes = Buffer.from(signature, 'base64');
  return publicKeys.some((key) => verify('RSA-SHA256', body, key, bytes));
}
