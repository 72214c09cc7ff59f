import type { BrandManifest, SignedManifest, StopOrder } from '@pavilion/contract';
import { BehaviorSubject, Subject } from 'rxjs';
import { PartLifecycle } from '../remotes/part-lifecycle';
import { aRemote } from '../testing/render-shell';
import { keys, manifest, signManifest, stopOrder, unknownKey } from '../testing/signed-manifests';
import { startManifests } from './manifests';
import type { ManifestAnnouncement } from './manifest-updates';

const DAY_MS = 86_400_000;
const wallet = aRemote('wallet', []);
const games = aRemote('games', []);
const killed = { ...wallet, mode: 'killed', enabled: false } as const;
const site = (more: Partial<BrandManifest> = {}) => signManifest(manifest({ remotes: { wallet, games }, ...more }));
const order = (more: Partial<StopOrder> = {}) => signManifest(stopOrder({ killed: ['wallet'], ...more }));

/** The gateway's answer to every page that asks for a newer manifest; nobody answers without one. */
const answerWith = (envelope?: SignedManifest) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!envelope) throw new TypeError('Failed to fetch');
    return Response.json({ success: true, value: envelope });
  });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** An open page with a part of the wallet on it. */
async function open(embedded = site()) {
  const announced$ = new Subject<ManifestAnnouncement>();
  const [refused, failures, notices]: string[][] = [[], [], []];
  const manifests = await startManifests({
    brand: 'pavilion',
    embedded,
    visitor: 'somebody',
    keys,
    onRefused: (refusal) => void refused?.push(refusal),
    onFailing: (error) => void failures?.push((error as Error).message),
  });
  manifests.follow({ announced$, live$: new BehaviorSubject(true) });
  const part = new PartLifecycle('wallet', { ...manifests, activity: { idleMs: () => 0 } }, (notice) => void notices?.push(notice));
  part.subscribe(() => undefined);
  const tell = async (announcement: ManifestAnnouncement) => {
    announced$.next(announcement);
    await pass(0);
    await pass(0);
  };
  return { manifests, tell, refused, failures, notices, shown: () => part.current() };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  answerWith();
});
afterEach(() => jest.useRealTimers());

describe('a stop order', () => {
  it('closes a killed remote at once, though the page cannot ask for the manifest, and no other', async () => {
    const { manifests, tell, shown, notices } = await open();

    await tell({ seq: 6, stop: order(), spreadMs: 10_000 });

    expect(shown()).toMatchObject({ closed: 'remote.switched-off' });
    expect(notices).toEqual(['closed']);
    expect(manifests.current()).toMatchObject({
      seq: 5,
      remotes: { wallet: { mode: 'killed', enabled: false }, games: { mode: 'on' } },
    });
    manifests.close();
  });

  it('closes a revoked version at once, and the next one comes with the manifest', async () => {
    const { manifests, tell, shown } = await open();

    await tell({ seq: 6, stop: order({ killed: [], revoked: ['wallet@1.0.0'] }) });
    expect(shown()).toMatchObject({ closed: 'remote.revoked', version: '1.0.0' });

    answerWith(site({ seq: 6, revoked: ['wallet@1.0.0'], remotes: { wallet: { ...wallet, version: '0.9.0' }, games } }));
    await pass(17_000);
    expect(shown()).toMatchObject({ version: '0.9.0' });
    manifests.close();
  });

  it.each([
    ['signed by a stranger', signManifest(stopOrder({ killed: ['wallet'] }), unknownKey.privateKey), 'manifest.forged'],
    ['altered after signing', { ...order(), payload: order({ seq: 7 }).payload }, 'manifest.forged'],
    ['of another brand', order({ brand: 'lagoon' }), 'manifest.other-brand'],
    ['of the manifest that the page has', order({ seq: 5 }), 'manifest.replayed'],
    ['older than that', order({ seq: 4 }), 'manifest.replayed'],
    ['long past its time', order({ notAfter: new Date(Date.now() - 2 * DAY_MS).toISOString() }), 'manifest.expired'],
    ['a manifest', site({ seq: 6, remotes: { wallet: killed, games } }), 'manifest.unreadable'],
    ['nothing that is signed', 'wallet' as unknown as SignedManifest, 'manifest.unsigned'],
  ])('is not obeyed when it is %s; the page asks the gateway as ever', async (_, stop, refusal) => {
    const { manifests, tell, shown, refused } = await open();
    const asked = answerWith(site({ seq: 6 }));
    asked.mockClear();

    await tell({ seq: 6, stop });
    expect(shown()).toMatchObject({ version: '1.0.0' });
    expect(refused).toEqual([refusal]);

    await pass(1_000);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(manifests.current().seq).toBe(6);
    manifests.close();
  });

  it('may say more than this shell knows, and one that says too little harms nothing', async () => {
    const { manifests, tell, shown, failures } = await open();
    const { killed: _killed, ...little } = stopOrder();

    await tell({ seq: 6, stop: signManifest(little as StopOrder) });
    expect(failures).toHaveLength(1);
    expect(shown()).toMatchObject({ version: '1.0.0' });

    await tell({
      seq: 7,
      stop: signManifest({ ...stopOrder({ seq: 7, killed: ['wallet', 'sauna'] }), because: 'of a leak' } as StopOrder),
    });
    expect(shown()).toMatchObject({ closed: 'remote.switched-off' });
    expect(Object.keys(manifests.current().remotes)).toEqual(['wallet', 'games']);
    manifests.close();
  });

  it('lets no older manifest open again what it closed, and takes the one that it went ahead of', async () => {
    const { manifests, tell, shown, refused } = await open();
    await tell({ seq: 8, stop: order({ seq: 8 }), spreadMs: 60_000 });

    for (const seq of [5, 6, 7]) {
      answerWith(site({ seq }));
      await manifests.refresh();
      await pass(2_000);
      expect(shown()).toMatchObject({ closed: 'remote.switched-off' });
    }
    expect(refused).toEqual([]);

    answerWith(site({ seq: 8, remotes: { wallet: killed, games } }));
    await manifests.refresh();
    expect(manifests.current().seq).toBe(8);
    expect(shown()).toMatchObject({ closed: 'remote.switched-off' });

    answerWith(site({ seq: 9 }));
    await manifests.refresh();
    await pass(2_000);
    expect(shown()).toMatchObject({ version: '1.0.0' });

    await tell({ seq: 9, stop: order({ seq: 8 }) });
    expect(shown()).toMatchObject({ version: '1.0.0' });
    expect(refused).toEqual(['manifest.replayed']);
    manifests.close();
  });

  it('holds beside another one until the manifest of each is there', async () => {
    const { manifests, tell } = await open();
    const modes = () => Object.values(manifests.current().remotes).map(({ mode }) => mode);
    await tell({ seq: 6, stop: order() });
    await tell({ seq: 7, stop: order({ seq: 7, killed: ['games'] }) });
    expect(modes()).toEqual(['killed', 'killed']);

    answerWith(site({ seq: 6 }));
    await manifests.refresh();

    expect(modes()).toEqual(['on', 'killed']);
    manifests.close();
  });

  it('holds when the gateway says whom a canary is for', async () => {
    const canary = { ...wallet, version: '2.0.0', bps: 0, targeted: { bps: 100 }, salt: 'r1' };
    const embedded = site({ remotes: { wallet: { ...wallet, canary }, games } });
    const matches = jest.fn(async () => ({}) as { wallet?: 'tester' });
    const manifests = await startManifests({ brand: 'pavilion', embedded, visitor: 'somebody', keys, matches });
    const announced$ = new Subject<ManifestAnnouncement>();
    manifests.follow({ announced$, live$: new BehaviorSubject(true) });
    announced$.next({ seq: 6, stop: order() });
    await pass(0);
    await pass(0);

    matches.mockResolvedValue({ wallet: 'tester' });
    await manifests.retarget();

    expect(manifests.current().remotes['wallet']).toMatchObject({ version: '2.0.0', mode: 'killed' });
    manifests.close();
  });

  it('leaves time to ask for the manifest, as much as the gateway says', async () => {
    const { manifests, tell } = await open();
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const asked = answerWith(site({ seq: 6, remotes: { wallet: killed, games } }));
    asked.mockClear();
    await tell({ seq: 6, stop: order(), spreadMs: 10_000 });

    await pass(4_900);
    expect(asked).not.toHaveBeenCalled();

    await pass(500);
    expect(manifests.current().seq).toBe(6);
    manifests.close();
    jest.mocked(Math.random).mockRestore();
  });
});
