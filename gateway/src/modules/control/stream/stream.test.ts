import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Change } from '@pavilion/api/staff';
import type { SignedManifest, StopOrder } from '@pavilion/contract';
import pg from 'pg';
import { firstValueFrom, type ObservedValueOf, Subject } from 'rxjs';
import { enrolStaff, publishVersions, staffRequest, testApp, type TestApp } from '../../../platform/testing';
import { createStream, type Page, type StreamDependencies } from './index';

type NewerManifest = ObservedValueOf<StreamDependencies['manifestActivated']>;

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await testApp();
  await app.gateway.site.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://localhost:${(app.gateway.site.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

/** Changes a brand, and says the sequence of the manifest that came of it. */
async function change(brand: string): Promise<number> {
  const { registry } = app.gateway.services;
  const on = !registry.manifestOf(brand)!.manifest.maintenance.on;
  const { seq } = await registry.apply(brand, { changes: [{ kind: 'maintenance', on }], reason: 'to be told' }, 'mina');
  return seq!;
}

/** A page that reads its stream until it was told `enough`. */
async function openPage() {
  const connection = new AbortController();
  const response = await fetch(`${origin}/wps/stream`, { signal: connection.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  return {
    type: response.headers.get('content-type'),
    async hears(enough: RegExp): Promise<string> {
      while (!enough.test(told)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`The stream ended after: ${told}`);
        told += value;
      }
      return enough.exec(told)?.[1] ?? '';
    },
    /** What it was told so far. */
    forget: () => void (told = ''),
    leave: () => connection.abort(),
  };
}

describe('an open page', () => {
  it('is told at once who it is and which manifest is in force', async () => {
    const page = await openPage();

    expect(page.type).toContain('text/event-stream');
    await page.hears(/event: hello\ndata: {"stream":"[\w-]{36}"}\n\n/);
    await page.hears(/event: manifest\ndata: {"seq":\d+}\n\n/);
    page.leave();
  });

  it('hears of its brand’s next manifest and not of another brand’s', async () => {
    const page = await openPage();
    await page.hears(/event: manifest/);

    await change('lagoon');
    await change('lagoon');
    const seq = await change('pavilion');

    expect(await page.hears(/event: manifest\n[^]*?event: manifest\ndata: {"seq":(\d+)}\n\n/)).toBe(String(seq));
    expect(app.gateway.services.registry.manifestOf('lagoon')!.manifest.seq).not.toBe(seq);
    page.leave();
  });

  it('is counted while it is open, and as current once it said so', async () => {
    const page = await openPage();
    const stream = await page.hears(/"stream":"([\w-]{36})"/);
    const { open } = app.gateway.services.stream.pagesOf('pavilion', 9);

    await app.request({ method: 'POST', url: '/wps/system/manifest/ack', payload: { stream, seq: 9 } });

    expect(app.gateway.services.stream.pagesOf('pavilion', 9)).toEqual({ open, current: 1 });
    page.leave();
  });

  it('shows how soon it followed a change', async () => {
    const page = await openPage();
    const stream = await page.hears(/"stream":"([\w-]{36})"/);
    const seq = await change('pavilion');
    expect(app.gateway.services.stream.pagesOf('pavilion', seq)).not.toHaveProperty('acknowledged');

    for (const _again of [1, 2]) await app.request({ method: 'POST', url: '/wps/system/manifest/ack', payload: { stream, seq } });

    const { acknowledged } = app.gateway.services.stream.pagesOf('pavilion', seq);
    expect(acknowledged).toMatchObject({ pages: 1 });
    expect(acknowledged!.p50).toBeGreaterThan(0);
    page.leave();
  });
});

describe('an open page of a brand that ends something', () => {
  beforeAll(() => publishVersions(app, 'points', ['1.0.0', '2.0.0']));
  const apply = (...changes: Change[]) =>
    app.gateway.services.registry.apply('pavilion', { changes, reason: 'something leaks' }, 'mina');
  const opened = ({ payload, signature, kid }: SignedManifest) => {
    const keys = JSON.parse(readFileSync(join(app.platform.config.dataDir, 'keys/manifest-public.json'), 'utf8')) as {
      kid: string;
      publicKey: string;
    }[];
    const x = Buffer.from(keys.find((key) => key.kid === kid)?.publicKey ?? '', 'base64').toString('base64url');
    const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
    expect(verify(null, Buffer.from(payload, 'base64'), key, Buffer.from(signature, 'base64'))).toBe(true);
    return JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as StopOrder;
  };
  /** What the page is told next, at most 1 KB of it. */
  const toldNext = async (page: Awaited<ReturnType<typeof openPage>>, act: () => Promise<unknown>) => {
    await page.hears(/event: manifest\n.*\n\n/);
    page.forget();
    await act();
    const data = await page.hears(/event: manifest\ndata: (.*)\n\n/);
    expect(data.length).toBeLessThan(1_000);
    return JSON.parse(data) as { seq: number; stop?: SignedManifest; signed?: SignedManifest };
  };

  it('is told so in a short signed order, and reads the manifest afterwards', async () => {
    await apply({ kind: 'promote', remote: 'points', version: '1.0.0' });
    const page = await openPage();

    const { seq, stop, signed } = await toldNext(page, () => apply({ kind: 'mode', remote: 'points', mode: 'killed' }));

    expect(signed).toBeUndefined();
    const { manifest } = app.gateway.services.registry.manifestOf('pavilion')!;
    expect(opened(stop!)).toEqual({
      schema: 'stop',
      brand: 'pavilion',
      seq,
      notAfter: manifest.notAfter,
      killed: ['points'],
      revoked: [],
    });
    const { value } = (await app.request({ url: '/wps/system/manifest' })).json<{ value: SignedManifest }>();
    expect(opened(value)).toMatchObject({ schema: 1, seq, remotes: { points: { mode: 'killed' } } });

    expect(await toldNext(page, () => apply({ kind: 'mode', remote: 'points', mode: 'on' }))).toEqual({ seq: seq + 1 });
    page.leave();
  });

  it('is told so of a version, too, whichever brand it was revoked from', async () => {
    await apply({ kind: 'promote', remote: 'points', version: '2.0.0' });
    const page = await openPage();

    const { seq, stop } = await toldNext(page, () =>
      app.gateway.services.registry.apply(
        'lagoon',
        { changes: [{ kind: 'revoke', remote: 'points', version: '2.0.0' }], reason: 'it leaks' },
        'mina',
      ),
    );

    expect(opened(stop!)).toMatchObject({ brand: 'pavilion', seq, killed: [], revoked: ['points@2.0.0'] });
    page.leave();
  });
});

describe('an open page of a brand that announces something', () => {
  const notice = {
    type: 'PL',
    state: 'published',
    until: null,
    title: { en: 'Tea at five' },
    content: { en: '<p>In the pavilion.</p>' },
  } as const;
  const announce = async (from: string | null) => {
    const staff = await enrolStaff(app, `crier${from ?? ''}`.replace(/\W/g, '').toLowerCase().slice(0, 20), {
      pavilion: 'operator',
    });
    const payload = { draft: { ...notice, from }, reason: 'players should know' };
    const url = '/staff/brands/pavilion/announcements';
    return (await staffRequest(app, { method: 'POST', url, as: staff, payload })).json().value;
  };
  const shown = async () => {
    const url = '/wps/relay/MCSFE_getListAnnouncements?types=PL&platform=W&language=en';
    return (await app.request({ url })).json().value.playerNotice.map(({ id }: { id: string }) => id);
  };

  it('hears of it once it can be read', async () => {
    const page = await openPage();
    const { id } = await announce(null);

    await page.hears(/event: announcements\ndata: {}\n\n/);
    expect(await shown()).toContain(id);
    page.leave();
  });

  it('hears of it again when the moment comes that was set for it', async () => {
    const page = await openPage();
    const { id } = await announce(new Date(Date.now() + 1_200).toISOString());
    await page.hears(/event: announcements/);
    expect(await shown()).not.toContain(id);

    await page.hears(/event: announcements[^]*event: announcements/);
    expect(await shown()).toContain(id);
    page.leave();
  });
});

describe('the stream', () => {
  const listen = (memberId: string | undefined, accepts = true) => {
    const told: (string | Buffer)[] = [];
    let ended = false;
    const page: Page = {
      brand: 'pavilion',
      memberId,
      connection: { write: (text) => (told.push(text), accepts), end: () => (ended = true) },
    };
    return { page, told, ended: () => ended };
  };
  const manifestActivated = new Subject<NewerManifest>();
  const announcementsChanged = new Subject<string>();
  const catalogueChanged = new Subject<string>();
  const winsTold = new Subject<ObservedValueOf<StreamDependencies['winsTold']>>();
  const open = () =>
    createStream(app.platform, {
      seqOf: () => 3,
      announcementsChanged,
      catalogueChanged,
      winsTold,
      manifestActivated,
    });

  it('tells a member on all their pages what a wallet holds, and nobody else', () => {
    const stream = open();
    const [phone, fixture, other, visitor] = [listen('7'), listen('7'), listen('8'), listen(undefined)];
    for (const { page } of [phone, fixture, other, visitor]) stream.open(page);

    app.platform.bus.publish('wallets.changed', { brand: 'lagoon', changes: [['7', 'USD', 'main', '1', 1]] });
    app.platform.bus.publish('wallets.changed', { brand: 'pavilion', changes: [['7', 'BDT', 'bonus', '1234500', 4]] });

    const event = 'event: wallet\ndata: {"currency":"BDT","wallet":"bonus","balance":"1234500","version":4}\n\n';
    for (const { told } of [phone, fixture]) expect(told.slice(1).map(String)).toEqual([event]);
    for (const { told } of [other, visitor]) expect(told).toHaveLength(1);
    stream.close();
  });

  it('tells every page that something may have been missed, once the gateway hears the others again', async () => {
    const stream = open();
    const page = listen('7');
    stream.open(page.page);
    const owner = new pg.Client({ connectionString: app.platform.url });
    await owner.connect();
    const missed = firstValueFrom(app.platform.bus.missed);

    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    await missed;

    expect(page.told.slice(1).map(String)).toEqual(['event: missed\ndata: {}\n\n']);
    await owner.end();
    stream.close();
  });

  it('tells pages of a brand that it announces something, and no others', () => {
    const stream = open();
    const page = listen(undefined);
    stream.open(page.page);

    announcementsChanged.next('lagoon');
    announcementsChanged.next('pavilion');

    expect(page.told.slice(1).map(String)).toEqual(['event: announcements\ndata: {}\n\n']);
    stream.close();
  });

  it('tells pages of a brand that its games are others now, and all pages when everybody’s are', () => {
    const stream = open();
    const page = listen(undefined);
    stream.open(page.page);

    for (const brand of ['lagoon', 'pavilion', '*']) catalogueChanged.next(brand);

    expect(page.told.slice(1).map(String)).toEqual(Array(2).fill('event: catalogue\ndata: {}\n\n'));
    stream.close();
  });

  it('tells pages of a brand who won just now, and no others', () => {
    const stream = open();
    const page = listen(undefined);
    stream.open(page.page);
    const win = {
      nodeId: '100000',
      iconUrl: '/dice.svg',
      gameNames: { bn: 'পাশা', en: 'Dice' },
      customerName: 'ra***a',
      winAmount: '500',
    };

    for (const brand of ['lagoon', 'pavilion']) winsTold.next({ brand, list: [win] });

    expect(page.told.slice(1).map(String)).toEqual([`event: wins\ndata: ${JSON.stringify({ list: [win] })}\n\n`]);
    stream.close();
  });

  it('sends what ends along instead of the envelope, and lets pages ask over the longer the more they are', () => {
    const stream = open();
    const pages = Array.from({ length: 10 }, () => listen(undefined));
    for (const { page } of pages) stream.open(page);
    const sealed = (payload: string) => ({ kid: 'k1', payload, signature: 'c2lnbmVk' });
    const manifest = { brand: 'pavilion', seq: 4, issuedAt: new Date().toISOString() };

    manifestActivated.next({ manifest, signed: sealed('all'), urgent: true, stop: sealed('stop') });

    for (const { told } of pages)
      expect(told.slice(1).map(String)).toEqual([
        `event: manifest\ndata: ${JSON.stringify({ seq: 4, stop: sealed('stop'), spreadMs: 5 })}\n\n`,
      ]);
    stream.close();
  });

  it('sends the envelope along when pages must not wait, and to no other brand', () => {
    const stream = open();
    const page = listen(undefined);
    stream.open(page.page);
    const signed = { kid: 'k1', payload: 'cGF5bG9hZA==', signature: 'c2lnbmVk' };
    const manifest = { seq: 4, issuedAt: new Date().toISOString() };

    manifestActivated.next({ manifest: { ...manifest, brand: 'lagoon' }, signed, urgent: true });
    manifestActivated.next({ manifest: { ...manifest, brand: 'pavilion' }, signed, urgent: false });
    manifestActivated.next({ manifest: { ...manifest, brand: 'pavilion', seq: 5 }, signed, urgent: true });

    expect(page.told.slice(1).map(String)).toEqual([
      'event: manifest\ndata: {"seq":4}\n\n',
      `event: manifest\ndata: ${JSON.stringify({ seq: 5, signed })}\n\n`,
    ]);
    stream.close();
  });

  it('tells a member that the session is over, and lets go', () => {
    const stream = open();
    const rahima = listen('7');
    stream.open(rahima.page);

    app.platform.bus.publish('session.ended', { brand: 'pavilion', memberId: '7' });

    expect(rahima.told.at(-1)).toContain('event: session-ended');
    expect(rahima.ended()).toBe(true);
    stream.close();
  });

  it('lets go of a page that does not read', () => {
    const stream = open();
    const asleep = listen(undefined, false);
    stream.open(asleep.page);

    expect(asleep.ended()).toBe(true);
    expect(stream.pagesOf('pavilion', 3).open).toBe(0);
    stream.close();
  });

  it('ends every connection when the gateway stops, so that pages go elsewhere', () => {
    const stream = open();
    const page = listen('7');
    stream.open(page.page);

    stream.close();

    expect(page.ended()).toBe(true);
  });
});
