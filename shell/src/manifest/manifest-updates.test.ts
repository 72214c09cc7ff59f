import { webcrypto } from 'node:crypto';
import type { BrandManifest, SignedManifest } from '@pavilion/contract';
import { BehaviorSubject, Subject } from 'rxjs';
import { aRemote } from '../testing/render-shell';
import { keys, manifest, signManifest, unknownKey } from '../testing/signed-manifests';
import { currentDevice } from './device';
import { manifestForVisitor } from './manifest-for-visitor';
import { startManifests } from './manifests';
import type { ManifestAnnouncement } from './manifest-updates';
import { visitorId } from './visitor';

describe('a page', () => {
  const answerWith = (envelope: SignedManifest | undefined) =>
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () =>
        envelope ? Response.json({ success: true, value: envelope }) : new Response(null, { status: 304 }),
      );
  const open = async (embedded: SignedManifest) => {
    const announced$ = new Subject<ManifestAnnouncement>();
    const live$ = new BehaviorSubject(true);
    const refused: string[] = [];
    const applied: number[] = [];
    const failures: string[] = [];
    const manifests = await startManifests({
      brand: 'pavilion',
      embedded,
      visitor: 'somebody',
      keys,
      onRefused: (refusal) => void refused.push(refusal),
      onApplied: (seq) => void applied.push(seq),
      onFailing: (error) => void failures.push((error as Error).message),
    });
    manifests.follow({ announced$, live$ });
    return { manifests, announced$, live$, refused, applied, failures };
  };
  beforeEach(() => {
    localStorage.clear();
    answerWith(undefined);
  });

  it('follows an announced manifest', async () => {
    const { manifests, announced$ } = await open(signManifest(manifest()));
    answerWith(signManifest(manifest({ seq: 6, flags: { NEW: true } })));
    const followed = new Promise<void>((resolve) => void manifests.subscribe(() => manifests.current().seq === 6 && resolve()));

    announced$.next({ seq: 6 });
    await followed;

    expect(manifests.current().flags).toEqual({ NEW: true });
    manifests.close();
  });

  it('follows one that is announced while the one before is still on its way', async () => {
    const { manifests, announced$ } = await open(signManifest(manifest()));
    const answers = [signManifest(manifest({ seq: 6 })), signManifest(manifest({ seq: 7 }))];
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
    const { manifests, refused } = await open(signManifest(manifest()));

    answerWith(signManifest(manifest({ seq: 6 }), unknownKey.privateKey));
    await manifests.refresh();
    answerWith(signManifest(manifest({ seq: 3 })));
    await manifests.refresh();

    expect(manifests.current().seq).toBe(5);
    expect(refused).toEqual(['manifest.forged', 'manifest.replayed']);
    manifests.close();
  });

  it('takes the last good one of this browser when an older one is served', async () => {
    (await open(signManifest(manifest({ seq: 8 })))).manifests.close();

    const { manifests, refused } = await open(signManifest(manifest({ seq: 7 })));

    expect(manifests.current().seq).toBe(8);
    expect(refused).toEqual(['manifest.replayed']);
    manifests.close();
  });

  it('takes the last good one when the page’s own is not believed', async () => {
    (await open(signManifest(manifest()))).manifests.close();

    const { manifests } = await open(signManifest(manifest({ seq: 9 }), unknownKey.privateKey));

    expect(manifests.current().seq).toBe(5);
    manifests.close();
  });

  it('believes nothing that somebody planted in storage', async () => {
    localStorage.setItem('pavilion.manifest.pavilion', JSON.stringify(signManifest(manifest({ seq: 99 }), unknownKey.privateKey)));

    const { manifests } = await open(signManifest(manifest()));

    expect(manifests.current().seq).toBe(5);
    manifests.close();
  });

  it('does not start when nothing can be believed', async () => {
    await expect(open(signManifest(manifest(), unknownKey.privateKey))).rejects.toThrow('manifest.forged');
  });

  it('asks every 15 seconds while the stream is away', async () => {
    jest.useFakeTimers();
    const { manifests, live$ } = await open(signManifest(manifest()));
    live$.next(false);
    const asked = answerWith(undefined);
    asked.mockClear();

    await jest.advanceTimersByTimeAsync(46_000);

    expect(asked).toHaveBeenCalledTimes(3);
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ headers: { 'if-none-match': '"5"' } });
    manifests.close();
    jest.useRealTimers();
  });

  it('reports once for each time that the gateway cannot tell it, goes on asking, and follows when it can', async () => {
    jest.useFakeTimers();
    const { manifests, live$, failures } = await open(signManifest(manifest()));
    live$.next(false);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await jest.advanceTimersByTimeAsync(46_000);
    expect(failures).toEqual(['Failed to fetch']);

    answerWith(undefined);
    await jest.advanceTimersByTimeAsync(15_000);
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('<html>', { status: 502 }));
    await jest.advanceTimersByTimeAsync(31_000);
    expect(failures).toEqual(['Failed to fetch', '/wps/system/manifest answered 502']);

    answerWith(signManifest(manifest({ seq: 6 })));
    await jest.advanceTimersByTimeAsync(16_000);
    expect(manifests.current().seq).toBe(6);
    manifests.close();
    jest.useRealTimers();
  });

  describe('whose brand is changed in haste', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
    /** The flag of each manifest that was shown. */
    const shownBy = ({ manifest$ }: { manifest$: BehaviorSubject<BrandManifest> }) => {
      const shown: (boolean | undefined)[] = [];
      manifest$.subscribe(({ flags }) => shown.push(flags['NEW']));
      return shown;
    };

    it('never shows what is changed and changed back at once', async () => {
      const { manifests, announced$ } = await open(signManifest(manifest()));
      const shown = shownBy(manifests as never);
      jest.spyOn(Math, 'random').mockReturnValue(0);

      answerWith(signManifest(manifest({ seq: 6, flags: { NEW: true } })));
      announced$.next({ seq: 6 });
      await pass(100);
      answerWith(signManifest(manifest({ seq: 7 })));
      announced$.next({ seq: 7 });
      await pass(1_000);

      expect(manifests.current().seq).toBe(7);
      expect(shown).toEqual([undefined, undefined]);
      manifests.close();
    });

    it('applies at once what comes in the announcement itself, without asking', async () => {
      const { manifests, announced$ } = await open(signManifest(manifest()));
      const asked = answerWith(undefined);
      asked.mockClear();

      announced$.next({ seq: 6, signed: signManifest(manifest({ seq: 6 })) });
      await pass(0);
      await pass(0);

      expect(manifests.current().seq).toBe(6);
      expect(asked).not.toHaveBeenCalled();
      manifests.close();
    });

    it('believes no announcement that a stranger signed, and asks the gateway instead', async () => {
      const { manifests, announced$, refused } = await open(signManifest(manifest()));
      announced$.next({ seq: 6, signed: signManifest(manifest({ seq: 6 }), unknownKey.privateKey) });
      await pass(100);
      expect(manifests.current().seq).toBe(5);
      expect(refused).toEqual(['manifest.forged']);

      answerWith(signManifest(manifest({ seq: 6, flags: { NEW: true } })));
      await pass(16_000);

      expect(manifests.current().flags).toEqual({ NEW: true });
      manifests.close();
    });

    it('does not wait with a kill', async () => {
      const wallet = aRemote('wallet', []);
      const { manifests, announced$ } = await open(signManifest(manifest({ remotes: { wallet } })));
      jest.spyOn(Math, 'random').mockReturnValue(0);
      answerWith(signManifest(manifest({ seq: 6, remotes: { wallet: { ...wallet, mode: 'killed', enabled: false } } })));

      announced$.next({ seq: 6 });
      await pass(50);

      expect(manifests.current().seq).toBe(6);
      manifests.close();
    });

    it('does not go back when an older word arrives late', async () => {
      const { manifests, announced$ } = await open(signManifest(manifest()));
      announced$.next({ seq: 8, signed: signManifest(manifest({ seq: 8 })) });
      await pass(50);

      announced$.next({ seq: 7, signed: signManifest(manifest({ seq: 7 })) });
      await pass(1_000);

      expect(manifests.current().seq).toBe(8);
      manifests.close();
    });

    it('says what it runs once it runs it', async () => {
      const { manifests, announced$, applied } = await open(signManifest(manifest()));
      await pass(0);
      expect(applied).toEqual([5]);

      announced$.next({ seq: 6, signed: signManifest(manifest({ seq: 6 })) });
      await pass(50);

      expect(applied).toEqual([5, 6]);
      manifests.close();
    });
  });

  describe('in a preview', () => {
    const preview = { label: 'wallet 2.0.0', until: '2026-11-21T12:00:00Z' };

    it('shows the preview, though it has seen a newer manifest, and keeps nothing of it', async () => {
      (await open(signManifest(manifest({ seq: 9 })))).manifests.close();
      const before = JSON.stringify({ ...localStorage });

      const { manifests, announced$, applied } = await open(signManifest(manifest({ seq: 5, preview })));
      announced$.next({ seq: 10, signed: signManifest(manifest({ seq: 10 })) });
      await new Promise((resolve) => setTimeout(resolve, 50));

      expect(manifests.current()).toMatchObject({ seq: 5, preview });
      expect(JSON.stringify({ ...localStorage })).toBe(before);
      expect(applied).toEqual([]);
    });
  });
});

describe('a canary', () => {
  beforeAll(() => Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true }));
  afterAll(() => Reflect.deleteProperty(crypto, 'subtle'));
  const wallet = (bps: number) => ({
    ...aRemote('wallet', []),
    canary: { ...aRemote('wallet', [], { assets: { 'a.js': 'sha384-a' } }), version: '2.0.0', bps, salt: 'r1' },
  });
  const versionOf = async (visitor: string, bps: number) =>
    (await manifestForVisitor(manifest({ remotes: { wallet: wallet(bps) } }), visitor)).remotes['wallet'];

  it('is for its share of visitors, always the same ones, with its own files', async () => {
    const visitors = Array.from({ length: 400 }, (_, at) => `visitor-${at}`);
    const triedBy = async (bps: number) => {
      const versions = await Promise.all(visitors.map((visitor) => versionOf(visitor, bps)));
      return visitors.filter((_, at) => versions[at]?.version === '2.0.0');
    };

    const [few, many] = [await triedBy(1_000), await triedBy(5_000)];

    expect(few.length).toBeGreaterThan(20);
    expect(few.length).toBeLessThan(65);
    expect(many).toEqual(expect.arrayContaining(few));
    expect((await versionOf(few[0] ?? '', 1_000))?.assets).toEqual({ 'a.js': 'sha384-a' });
  });

  it('is for nobody and for everybody at the ends', async () => {
    expect((await versionOf('somebody', 0))?.version).toBe('1.0.0');
    expect((await versionOf('somebody', 10_000))?.version).toBe('2.0.0');
  });
});

describe('a targeted canary', () => {
  beforeAll(() => Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true }));
  afterAll(() => Reflect.deleteProperty(crypto, 'subtle'));
  const targeted = (bps: number, seq = 5) => {
    const canary = { ...aRemote('wallet', []), version: '2.0.0', bps: 0, targeted: { bps }, salt: 'r1' };
    return manifest({ seq, remotes: { wallet: { ...aRemote('wallet', []), canary } } });
  };
  const versionOf = async (bps: number, match?: 'meant' | 'tester') =>
    (await manifestForVisitor(targeted(bps), 'somebody', match && { wallet: match })).remotes['wallet']?.version;

  it('is for testers in any case, for those who are meant by its share, and for nobody else', async () => {
    expect(await versionOf(10_000)).toBe('1.0.0');
    expect([await versionOf(10_000, 'meant'), await versionOf(0, 'meant')]).toEqual(['2.0.0', '1.0.0']);
    expect(await versionOf(0, 'tester')).toBe('2.0.0');
  });

  it('reaches a page once the gateway said so, again when somebody signs in, and not while nobody can say', async () => {
    localStorage.clear();
    let match: 'tester' | undefined;
    const failures: string[] = [];
    const matches = jest.fn(async () => (match ? { wallet: match } : {}));
    const envelope = signManifest(targeted(100));
    const onFailing = (error: unknown) => void failures.push((error as Error).message);
    const manifests = await startManifests({
      brand: 'pavilion',
      embedded: envelope,
      visitor: 'somebody',
      keys,
      matches,
      onFailing,
    });
    const version = () => manifests.current().remotes['wallet']?.version;
    expect(version()).toBe('1.0.0');

    match = 'tester';
    await manifests.retarget();
    expect(version()).toBe('2.0.0');

    matches.mockRejectedValueOnce(new Error('away'));
    await manifests.retarget();
    expect([version(), failures]).toEqual(['2.0.0', ['away']]);

    match = undefined;
    await manifests.retarget();
    expect(version()).toBe('1.0.0');
    manifests.close();
  });

  it('asks nothing of a brand that has none', async () => {
    const matches = jest.fn(async () => ({}));
    const embedded = signManifest(manifest());

    const manifests = await startManifests({ brand: 'pavilion', embedded, visitor: 'somebody', keys, matches });

    await manifests.retarget();
    expect(matches).not.toHaveBeenCalled();
    manifests.close();
  });

  it.each([
    ['phone', true, 390, 844],
    ['phone', true, 844, 390],
    ['tablet', true, 820, 1180],
    ['desktop', false, 390, 844],
  ])('knows a %s', (device, coarse, width, height) => {
    const matchMedia = (() => ({ matches: coarse })) as unknown as Window['matchMedia'];

    expect(currentDevice({ matchMedia, screen: { width, height } as Screen })).toBe(device);
  });
});

describe('a visitor', () => {
  beforeEach(() => localStorage.clear());

  it('stays the same from page to page', () => {
    expect(visitorId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(visitorId()).toBe(localStorage.getItem('pavilion.visitor'));
  });

  it('is somebody with storage off, too', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('off', 'SecurityError');
    });

    expect(visitorId()).toMatch(/^[\da-f-]{36}$/);
    jest.restoreAllMocks();
  });
});
