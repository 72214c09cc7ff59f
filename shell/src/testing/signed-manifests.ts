import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type BrandManifest, CONTRACT_VERSION, type SignedManifest, type StopOrder } from '@pavilion/contract';
import { DAY_MS } from '@pavilion/time';

function keyPair(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
  return { privateKey, pinned: { kid, publicKey: raw } };
}
/** The key that signs now. */
export const currentKey = keyPair('current');
/** The key that will sign next. */
export const nextKey = keyPair('next');
/** Nobody's key, under the name of ours. */
export const unknownKey = keyPair('current');
export const keys = [currentKey.pinned, nextKey.pinned];

export const manifest = (more: Partial<BrandManifest> = {}): BrandManifest => ({
  schema: 1,
  brand: 'pavilion',
  theme: { name: 'pavilion', default: 'dark' },
  seq: 5,
  issuedAt: new Date().toISOString(),
  notAfter: new Date(Date.now() + 7 * DAY_MS).toISOString(),
  shell: { contract: CONTRACT_VERSION, minimum: '1.0.0' },
  maintenance: { on: false },
  flags: {},
  locales: { default: 'bn', offered: ['bn', 'en'] },
  revoked: [],
  remotes: {},
  ...more,
});
/** Goes ahead of the manifest after {@link manifest}. */
export const stopOrder = (more: Partial<StopOrder> = {}): StopOrder => ({
  schema: 'stop',
  brand: 'pavilion',
  seq: 6,
  notAfter: new Date(Date.now() + 7 * DAY_MS).toISOString(),
  killed: [],
  revoked: [],
  ...more,
});
export const signManifest = (
  content: BrandManifest | StopOrder,
  key: KeyObject = currentKey.privateKey,
  kid = 'current',
): SignedManifest => {
  const payload = Buffer.from(JSON.stringify(content));
  return { kid, payload: payload.toString('base64'), signature: sign(null, payload, key).toString('base64') };
};
