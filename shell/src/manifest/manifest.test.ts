import { generateKeyPairSync, type KeyObject, sign, webcrypto } from 'node:crypto';
import type { BrandManifest, SignedManifest } from '@pavilion/contract';
import { BehaviorSubject, Subject } from 'rxjs';
import { startManifests } from './manifests';
import type { Announcement } from './newer-ones';
import { verifyManifest } from './verify-manifest';

function keyPair(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
  return { privateKey, pinned: { kid, publicKey: raw } };
}
const current = keyPair('current');
const next = keyPair('next');
const stranger = keyPair('current');
const keys = [current.pinned, next.pinned];

const manifest = (more: Partial<BrandManifest> = {}): BrandManifest => ({
  schema: 1,
  brand: 'pavilion',
  theme: { name: 'pavilion', default: 'dark' },
  seq: 5,
  issuedAt: new Date().toISOString(),
  notAfter: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  shell: { contract: 1, minimum: '1.0.0' },
  maintenance: { on: false },
  flags: {},
  locales: { default: 'bn', offered: ['bn', 'en'] },
  revoked: [],
  remotes: {},
  ...more,
});
const seal = (content: BrandManifest, key: KeyObject = current.privateKey, kid = 'current'): SignedManifest => {
  const payload = Buffer.from(JSON.stringify(content));
  return { kid, payload: payload.toString('base64'), signature: sign(null, payload, key).toString('base64') };
};
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

describe('a page', () => {
  const answerWith = (envelope: SignedManifest | undefined) =>
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () =>
        envelope ? Response.json({ success: true, value: envelope }) : new Response(null, { status: 304 }),
      );
  const open = async (embedded: SignedManifest) => {
    const announced$ = new Subject<Announcement>();
    const live$ = new BehaviorSubject(true);
    const refused: string[] = [];
    const applied: number[] = [];
    const manifests = await startManifests({
      brand: 'pavilion',
      embedded,
      visitor: 'somebody',
      keys,
      onRefused: (refusal) => void refused.push(refusal),
      onApplied: (seq) => void applied.push(seq),
    });
    manifests.follow({ announced$, live$ });
    return { manifests, announced$, live$, refused, applied };
  };
  beforeEach(() => {
    localStorage.clear();
    answerWith(undefined);
  });

  it('follows an announced manifest', async () => {
    const { manifests, announced$ } = await open(seal(manifest()));
    answerWith(seal(manifest({ seq: 6, flags: { NEW: true } })));
    const followed = new Promise<void>((resolve) => void manifests.subscribe(() => manifests.current().seq === 6 && resolve()));

    announced$.next({ seq: 6 });
    await followed;

    expect(manifests.current().flags).toEqual({ NEW: true });
    manifests.close();
  });

  it('follows one that is announced while the one before is still on its way', async () => {
    const { manifests, announced$ } = await open(seal(manifest()));
    const answers = [seal(manifest({ seq: 6 })), seal(manifest({ seq: 7 }))];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      const value = answers.shift();
      if (answers.length) announced$.next({ seq: 7 });
      await new Promise((resolve) => setTimeout(resolve, 400));
      return Response.json({ success: true, value });
    });
    const followed = new Promise<void>((resolve) => void manifests.subscribe(() => manifests.current().seq === 7 && resolve()));

    announced$.next({ seq: 6 });
    await followed;

    expect(manifests.current().seq).toBe(7);
    manifests.close();
  });

  it('keeps what it has when the next one is forged or replayed', async () => {
    const { manifests, refused } = await open(seal(manifest()));

    answerWith(seal(manifest({ seq: 6 }), stranger.privateKey));
    await manifests.refresh();
    answerWith(seal(manifest({ seq: 3 })));
    await manifests.refresh();

    expect(manifests.current().seq).toBe(5);
    expect(refused).toEqual(['manifest.forged', 'manifest.replayed']);
    manifests.close();
  });

  it('takes the last good one of this browser when an older one is served', async () => {
    (await open(seal(manifest({ seq: 8 })))).manifests.close();

    const { manifests, refused } = await open(seal(manifest({ seq: 7 })));

    expect(manifests.current().seq).toBe(8);
    expect(refused).toEqual(['manifest.replayed']);
    manifests.close();
  });

  it('takes the last good one when the page’s own is not believed', async () => {
    (await open(seal(manifest()))).manifests.close();

    const { manifests } = await open(seal(manifest({ seq: 9 }), stranger.privateKey));

    expect(manifests.current().seq).toBe(5);
    manifests.close();
  });

  it('believes nothing that somebody planted in storage', async () => {
    localStorage.setItem('pavilion.manifest.pavilion', JSON.stringify(seal(manifest({ seq: 99 }), stranger.privateKey)));

    const { manifests } = await open(seal(manifest()));

    expect(manifests.current().seq).toBe(5);
    manifests.close();
  });

  it('does not start when nothing can be believed', async () => {
    await expect(open(seal(manifest(), stranger.privateKey))).rejects.toThrow('manifest.forged');
  });

  it('asks every 15 seconds while the stream is away', async () => {
    jest.useFakeTimers();
    const { manifests, live$ } = await open(seal(manifest()));
    live$.next(false);
    const asked = answerWith(undefined);
    asked.mockClear();

    await jest.advanceTimersByTimeAsync(46_000);

    expect(asked).toHaveBeenCalledTimes(3);
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ headers: { 'if-none-match': '"5"' } });
    manifests.close();
    jest.useRealTimers();
  });
});
