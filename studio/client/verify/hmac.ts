const text = new TextEncoder();

/** HMAC-SHA256 by the browser’s own cryptography. */
export async function hmac(key: string, message: string): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey('raw', text.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, text.encode(message)));
}

/** SHA-256 of a text, as hexadecimal digits: what a server seed is bound to. */
export async function sha256(of: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', text.encode(of))));
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
