/**
 * Whether `signature` over `message` was made by the owner of `publicKey` (Ed25519, raw 32 bytes).
 *
 * Browsers without Ed25519 in WebCrypto get a small JavaScript verifier, fetched only there.
 */
export async function isSignedBy(publicKey: Bytes, signature: Bytes, message: Bytes): Promise<boolean> {
  if (signature.length !== 64 || publicKey.length !== 32) return false;
  // A browser that does not know Ed25519: the one below does.
  const key = await crypto.subtle?.importKey('raw', publicKey, 'Ed25519', false, ['verify']).catch(() => undefined);
  if (key) return crypto.subtle.verify('Ed25519', key, signature, message);
  const { ed25519 } = await import('@noble/curves/ed25519.js');
  return ed25519.verify(signature, message, publicKey);
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes behind base64; `undefined` when it is none. */
export function bytesOf(base64: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    // No base64: the caller refuses it by name.
    return undefined;
  }
}
