import { webcrypto } from 'node:crypto';
import type { BrandManifest, SignedManifest } from '@pavilion/contract';
import { keys, manifest, nextKey, signManifest, stopOrder, unknownKey } from '../testing/signed-manifests';
import { type VerificationContext, verifyManifest } from './verify-manifest';

const believed = { brand: 'pavilion', keys, seenSeq: 0, now: Date.now() };
const day = 86_400_000;
const verify = (envelope: SignedManifest, context: VerificationContext) => verifyManifest<BrandManifest>(envelope, context, 1);

describe('a manifest', () => {
  it.each([
    ['the key that signs now', signManifest(manifest())],
    ['the key that will sign next', signManifest(manifest(), nextKey.privateKey, 'next')],
  ])('is believed when it is signed with %s', async (_, envelope) => {
    expect(await verify(envelope, believed)).toMatchObject({ brand: 'pavilion', seq: 5 });
  });

  it.each([
    ['signed by a stranger', signManifest(manifest(), unknownKey.privateKey), 'manifest.forged'],
    ['signed with a key that is not pinned', { ...signManifest(manifest()), kid: 'other' }, 'manifest.unknown-key'],
    [
      'altered after signing',
      { ...signManifest(manifest()), payload: signManifest(manifest({ seq: 9 })).payload },
      'manifest.forged',
    ],
    ['not signed', { ...signManifest(manifest()), signature: '' }, 'manifest.unsigned'],
    ['empty', { kid: '', payload: '', signature: '' }, 'manifest.unsigned'],
    ['meant for another brand', signManifest(manifest({ brand: 'lagoon' })), 'manifest.other-brand'],
    ['long past its time', signManifest(manifest({ notAfter: new Date(Date.now() - 2 * day).toISOString() })), 'manifest.expired'],
    ['only the order that goes ahead of one', signManifest(stopOrder()), 'manifest.unreadable'],
    ['of a form this shell does not know', signManifest({ ...manifest(), schema: 2 as 1 }), 'manifest.unreadable'],
  ])('is refused when it is %s', async (_, envelope, refusal) => {
    expect(await verify(envelope, believed)).toBe(refusal);
  });

  it.each([
    ['with Ed25519', webcrypto.subtle],
    ['without Ed25519', { importKey: () => Promise.reject(new DOMException('no Ed25519', 'NotSupportedError')) }],
    ['without WebCrypto', undefined],
  ])('is judged the same in a browser %s', async (_, subtle) => {
    const own = Object.getOwnPropertyDescriptor(crypto, 'subtle');
    Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });

    expect(await verify(signManifest(manifest()), believed)).toMatchObject({ seq: 5 });
    expect(await verify(signManifest(manifest(), unknownKey.privateKey), believed)).toBe('manifest.forged');
    if (own) Object.defineProperty(crypto, 'subtle', own);
    else Reflect.deleteProperty(crypto, 'subtle');
  });

  it('is refused when a newer one was seen', async () => {
    expect(await verify(signManifest(manifest({ seq: 4 })), { ...believed, seenSeq: 5 })).toBe('manifest.replayed');
  });

  it('is believed by a phone whose clock is most of a day ahead', async () => {
    const soonOver = signManifest(manifest({ notAfter: new Date(Date.now() + 60_000).toISOString() }));

    expect(await verify(soonOver, { ...believed, now: Date.now() + 0.9 * day })).toMatchObject({ seq: 5 });
  });
});
