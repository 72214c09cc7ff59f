import { webcrypto } from 'node:crypto';
import { keys, manifest, next, seal, stranger } from '../testing/sealed';
import { verifyManifest } from './verify-manifest';

const believed = { brand: 'pavilion', keys, seenSeq: 0, now: Date.now() };
const day = 86_400_000;

describe('a manifest', () => {
  it.each([
    ['the key that signs now', seal(manifest())],
    ['the key that will sign next', seal(manifest(), next.privateKey, 'next')],
  ])('is believed when it is signed with %s', async (_, envelope) => {
    expect(await verifyManifest(envelope, believed)).toMatchObject({ brand: 'pavilion', seq: 5 });
  });

  it.each([
    ['signed by a stranger', seal(manifest(), stranger.privateKey), 'manifest.forged'],
    ['signed with a key that is not pinned', { ...seal(manifest()), kid: 'other' }, 'manifest.unknown-key'],
    ['altered after signing', { ...seal(manifest()), payload: seal(manifest({ seq: 9 })).payload }, 'manifest.forged'],
    ['not signed', { ...seal(manifest()), signature: '' }, 'manifest.unsigned'],
    ['empty', { kid: '', payload: '', signature: '' }, 'manifest.unsigned'],
    ['meant for another brand', seal(manifest({ brand: 'lagoon' })), 'manifest.other-brand'],
    ['long past its time', seal(manifest({ notAfter: new Date(Date.now() - 2 * day).toISOString() })), 'manifest.expired'],
    ['of a form this shell does not know', seal({ ...manifest(), schema: 2 as 1 }), 'manifest.unreadable'],
  ])('is refused when it is %s', async (_, envelope, refusal) => {
    expect(await verifyManifest(envelope, believed)).toBe(refusal);
  });

  it.each([
    ['with Ed25519', webcrypto.subtle],
    ['without Ed25519', { importKey: () => Promise.reject(new DOMException('no Ed25519', 'NotSupportedError')) }],
    ['without WebCrypto', undefined],
  ])('is judged the same in a browser %s', async (_, subtle) => {
    const own = Object.getOwnPropertyDescriptor(crypto, 'subtle');
    Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });

    expect(await verifyManifest(seal(manifest()), believed)).toMatchObject({ seq: 5 });
    expect(await verifyManifest(seal(manifest(), stranger.privateKey), believed)).toBe('manifest.forged');
    if (own) Object.defineProperty(crypto, 'subtle', own);
    else Reflect.deleteProperty(crypto, 'subtle');
  });

  it('is refused when a newer one was seen', async () => {
    expect(await verifyManifest(seal(manifest({ seq: 4 })), { ...believed, seenSeq: 5 })).toBe('manifest.replayed');
  });

  it('is believed by a phone whose clock is most of a day ahead', async () => {
    const soonOver = seal(manifest({ notAfter: new Date(Date.now() + 60_000).toISOString() }));

    expect(await verifyManifest(soonOver, { ...believed, now: Date.now() + 0.9 * day })).toMatchObject({ seq: 5 });
  });
});
