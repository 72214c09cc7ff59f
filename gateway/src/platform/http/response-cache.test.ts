import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { seedGames, type TestApp, testApp } from '../testing';
import { createResponseCache } from './response-cache';

const MENUS = '/lgw/games/game_menus';
const POPULAR = '/wps/relay/GCSGAME_popular';

let app: TestApp;
const begin = async (settings?: Parameters<typeof testApp>[0]) => {
  app = await testApp(settings);
  await app.gateway.site.listen({ host: '127.0.0.1', port: 0 });
};
/** With the games of one vendor. */
const beginWithGames = async () => {
  await begin();
  await seedGames(app.platform, 'FC');
  await app.gateway.services.games.reload();
};

/** Over a real connection: what answers before the framework is not there for injected requests. */
async function ask(path: string, headers: OutgoingHttpHeaders = {}) {
  const { port } = app.gateway.site.server.address() as AddressInfo;
  const host = `pavilion.localhost:${port}`;
  const [answer] = (await once(get({ host: '127.0.0.1', port, path, headers: { host, ...headers } }), 'response')) as [
    IncomingMessage,
  ];
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode, headers: answer.headers, body };
}

const withoutDate = (headers: IncomingMessage['headers']) => ({ ...headers, date: undefined });

describe('a public answer asked for again', () => {
  beforeAll(beginWithGames);
  afterAll(() => app.close());

  it('is the same, heads and bytes, pressed or not', async () => {
    for (const encoding of ['identity', 'gzip, br']) {
      const [first, again] = [
        await ask(POPULAR, { 'accept-encoding': encoding }),
        await ask(POPULAR, { 'accept-encoding': encoding }),
      ];
      expect(first.status).toBe(200);
      expect(withoutDate(again.headers)).toEqual(withoutDate(first.headers));
      expect(again.body.equals(first.body)).toBe(true);
      expect(again.headers.vary).toBe('accept-encoding, accept-language');
    }
  });

  it('is read from the bytes it is pressed into', async () => {
    const [plain, pressed] = [await ask(POPULAR), await ask(POPULAR, { 'accept-encoding': 'br' })];
    expect(pressed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(pressed.body).equals(plain.body)).toBe(true);
  });

  it('comes in the language of who asks', async () => {
    const answers = new Map<string, string>();
    for (const language of ['bn', 'en', 'bn', 'en']) {
      const { status, body } = await ask(POPULAR, { 'accept-language': language });
      expect(status).toBe(200);
      expect(body.toString()).toBe(answers.get(language) ?? body.toString());
      answers.set(language, body.toString());
    }
    expect(answers.get('bn')).not.toBe(answers.get('en'));
  });

  it('is nobody’s on a host that is not a brand’s, nor by a proxy that nobody named', async () => {
    await ask(POPULAR);
    expect((await ask(POPULAR, { host: 'elsewhere.localhost' })).status).toBe(404);
    expect((await ask(POPULAR, { 'x-forwarded-host': 'elsewhere.localhost' })).status).toBe(200);
  });

  it('is counted like any other', async () => {
    const counted = async () =>
      Number(
        /pavilion_request_seconds_count\{[^}]*GCSGAME_popular[^}]*\} (\d+)/.exec(
          (await app.requestPrivate({ url: '/metrics' })).body,
        )?.[1],
      );
    await ask(POPULAR);
    const before = await counted();
    await ask(POPULAR);
    expect(await counted()).toBe(before + 1);
  });

  it('that was refused is refused again', async () => {
    for (let time = 0; time < 2; time += 1) expect((await ask(`${POPULAR}?nonsense=1`)).status).toBe(400);
  });
});

describe('what an operator decides', () => {
  const reason = 'it had to change';
  const menus = async (brand = 'pavilion', language = 'en') => {
    const { status, body } = await ask(MENUS, { host: `${brand}.localhost`, 'accept-language': language });
    const { value, code } = JSON.parse(String(body)) as {
      value?: { gameMenus: { gameType: string; total: number }[] };
      code?: string;
    };
    return { status, code, rng: value?.gameMenus.find(({ gameType }) => gameType === 'RNG')?.total };
  };
  const turn = (to: 'on' | 'off') =>
    app.gateway.services.catalogueAdmin.applySwitches(
      'pavilion',
      { to, subjects: [{ subject: 'category', key: 'RNG' }], reason },
      'a test',
    );
  const setMaintenance = (on: boolean) =>
    app.gateway.services.registry.apply('pavilion', { changes: [{ kind: 'maintenance', on }], reason }, 'a test');
  beforeAll(beginWithGames);
  afterAll(() => app.close());

  it('about games is in the next answer in every language, and in that of no other brand', async () => {
    for (const language of ['en', 'bn']) await menus('pavilion', language);
    const elsewhere = await menus('lagoon');
    await turn('off');

    for (const language of ['en', 'bn']) expect((await menus('pavilion', language)).rng).toBeUndefined();
    expect(elsewhere.rng).toBeGreaterThan(0);
    expect(await menus('lagoon')).toEqual(elsewhere);
    await turn('on');
    expect((await menus()).rng).toBeGreaterThan(0);
  });

  it('about maintenance closes the brand to the next call, and opens it', async () => {
    const open = await menus();
    await setMaintenance(true);

    expect(await menus()).toMatchObject({ status: 503, code: 'site.maintenance' });
    expect(await menus('lagoon')).toMatchObject({ status: 200 });
    await setMaintenance(false);
    expect(await menus()).toEqual(open);
  });
});

describe('a brand that does not serve everybody', () => {
  const HERE = { 'x-forwarded-for': '203.0.113.9' };
  const THERE = { 'x-forwarded-for': '198.51.100.7' };
  const setRules = async (rules: { verdict: 'deny'; network: string; note: string }[]) => {
    const { admin } = app.gateway.services.regions;
    const { version } = await admin.rules('pavilion');
    await admin.replace('pavilion', { rules, version, reason: 'the law there' }, 'a test');
  };
  /** Requests that the framework has to do with. */
  const handled = async (ask: () => Promise<unknown>) => {
    let requests = 0;
    const count = () => (requests += 1);
    subscribe('tracing:fastify.request.handler:start', count);
    await ask();
    unsubscribe('tracing:fastify.request.handler:start', count);
    return requests;
  };
  beforeAll(async () => {
    await begin({ trustedProxies: ['127.0.0.1'] });
    await setRules([{ verdict: 'deny', network: '198.51.100.0/24', note: '' }]);
  });
  afterAll(() => app.close());

  it('answers those whom it serves as fast as ever', async () => {
    expect(await handled(() => ask(POPULAR, HERE))).toBe(1);

    expect(await handled(() => ask(POPULAR, HERE))).toBe(0);
  });

  it('gives nobody else what is kept, however they say where they are', async () => {
    await ask(POPULAR, HERE);
    for (const address of ['198.51.100.7', '::ffff:198.51.100.7', '203.0.113.9, 198.51.100.7', ' 198.51.100.7 ,127.0.0.1']) {
      const { status, body } = await ask(POPULAR, { 'x-forwarded-for': address });
      expect([status, JSON.parse(String(body)).code]).toEqual([403, 'site.region_blocked']);
    }
    expect((await ask(POPULAR, { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' })).status).toBe(200);
  });

  it('changes its mind at once', async () => {
    await setRules([]);
    expect((await ask(POPULAR, THERE)).status).toBe(200);
    await setRules([{ verdict: 'deny', network: '198.51.100.0/24', note: '' }]);
    expect((await ask(POPULAR, THERE)).status).toBe(403);
  });

  it('believes nobody who is no proxy of the installation', async () => {
    await app.close();
    await begin();
    await setRules([{ verdict: 'deny', network: '127.0.0.1', note: '' }]);

    expect((await ask(POPULAR, HERE)).status).toBe(403);
    await setRules([{ verdict: 'deny', network: '198.51.100.0/24', note: '' }]);
    await ask(POPULAR, THERE);
    expect((await ask(POPULAR, THERE)).status).toBe(200);
  });
});

it('forgets everything when what it was made of is another', async () => {
  let catalogue = {};
  const brand = { code: 'pavilion' };
  const kept = createResponseCache({
    version: () => catalogue,
    findBrand: () => undefined,
    isOpenTo: () => true,
    addressOf: () => '',
    https: false,
  });
  const send = (value: number) => {
    const sent: Buffer[] = [];
    const request = { brand, locale: 'en', raw: { url: '/x', headers: {} }, routeOptions: { url: '/x' } };
    const reply = { header: () => undefined, send: (body: Buffer) => sent.push(body) };
    kept.send(request as never, reply as never, () => value);
    return JSON.parse(String(sent[0])).value as number;
  };
  expect([send(1), send(2)]).toEqual([1, 1]);
  catalogue = {};
  expect(send(3)).toBe(3);
});
