import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeKeyFile } from '../../../platform/crypto/key-files';
import { ifPresent } from '../../../platform/if-present';

/** A key that manifests are signed with. */
export interface ManifestKey {
  kid: string;
  /** Raw 32 bytes, base64: what shells pin. */
  publicKey: string;
  sign(payload: Buffer): Buffer;
}

const FILES = ['manifest-current.pem', 'manifest-next.pem'] as const;

/**
 * The keys in `folder`, made at the first call: the one that signs, and the one that will. Shells pin both, so that signing can move to the
 * next without building them anew. Their public halves lie in `manifest-public.json`.
 */
export async function ensureManifestKeys(folder: string): Promise<{ current: ManifestKey; next: ManifestKey }> {
  const [current, next] = await Promise.all(FILES.map((name) => ensureKey(folder, name)));
  if (!current || !next) throw new Error(`No manifest keys in ${folder}`);
  const list = JSON.stringify([current, next].map(({ kid, publicKey }) => ({ kid, publicKey })));
  const file = join(folder, 'manifest-public.json');
  if ((await ifPresent(readFile(file, 'utf8'))) !== list) await writeFile(file, list);
  return { current, next };
}

async function ensureKey(folder: string, name: string): Promise<ManifestKey> {
  const read = () => ifPresent(readFile(join(folder, name), 'utf8'));
  if (!(await read())) {
    const { privateKey } = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    await writeKeyFile(folder, name, privateKey);
  }
  return keyOf(createPrivateKey((await read()) ?? ''));
}

function keyOf(privateKey: KeyObject): ManifestKey {
  const raw = Buffer.from(privateKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  return {
    kid: createHash('sha256').update(raw).digest('hex').slice(0, 12),
    publicKey: raw.toString('base64'),
    sign: (payload) => sign(null, payload, privateKey),
  };
}
