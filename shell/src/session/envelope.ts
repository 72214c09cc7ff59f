import type { EncryptedBody } from '@pavilion/api';

/** What bodies are wrapped under. */
export interface WrappingKey {
  kid: string;
  /** PEM. */
  publicKey: string;
}

/**
 * Puts a body into an envelope that only the gateway opens, once, at this address, around `now` (milliseconds on the server's clock).
 *
 * `jsencrypt` wraps ASCII only and with OAEP only when asked; so it wraps nothing but the key, in base64, and WebCrypto does the rest.
 */
export async function encryptBody(
  method: string,
  path: string,
  body: unknown,
  { kid, publicKey }: WrappingKey,
  now: number = Date.now(),
): Promise<EncryptedBody> {
  const { default: JSEncrypt } = await import('jsencrypt');
  const raw = crypto.getRandomValues(new Uint8Array(32));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const nonce = base64(crypto.getRandomValues(new Uint8Array(18)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  const ts = Math.round(now);
  const rsa = new JSEncrypt();
  rsa.setPublicKey(publicKey);
  const key = rsa.encryptOAEP(base64(raw));
  if (!key) throw new Error('the body could not be encrypted');
  const aes = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
  const text = new TextEncoder();
  const additionalData = text.encode(`${method} ${path} ${kid} ${ts} ${nonce}`);
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, aes, text.encode(JSON.stringify(body)));
  return { kid, key, iv: base64(iv), data: base64(new Uint8Array(data)), ts, nonce };
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
