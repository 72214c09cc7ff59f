import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import sharp from 'sharp';
import { artAddress, BANNER_SCENES, drawCover } from '@pavilion/art';
import { artRoutes, type GameFinder } from '.';

const GAME = { nodeId: '100001', name: 'Flute Fair', category: 'RNG', vendor: 'PG' } as const;
const games: GameFinder = { find: (nodeId) => (nodeId === GAME.nodeId ? GAME : undefined) };

const app = Fastify();
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

beforeAll(async () => {
  await app.register(artRoutes(games));
  await app.ready();
});
afterAll(() => app.close());

it('sends a cover that browsers may keep for a year and that can do nothing but be seen', async () => {
  const answer = await get(artAddress.cover(100_001));

  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(drawCover({ ...GAME, nodeId: 100_001 }));
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
});

it('answers every address it hands out', async () => {
  const addresses = [
    artAddress.defaultGame,
    ...BANNER_SCENES.flatMap((scene) => [artAddress.banner(scene), artAddress.banner(scene, 'light')]),
    artAddress.vendor('EG2', 'light'),
    artAddress.category('HOME'),
    artAddress.category('LOTT'),
    artAddress.goods(17, 'Smart watch & strap'),
    artAddress.brand('pavilion', 'dark'),
    artAddress.brand('lagoon', 'light', 'mark'),
    artAddress.avatar('m-42'),
    artAddress.payment('river-pay'),
    artAddress.payment('a-way-to-pay'),
  ];
  for (const address of addresses) expect([address, (await get(address)).statusCode]).toEqual([address, 200]);
});

it('draws for the surface that is asked for', async () => {
  const [dark, light] = await Promise.all([get(artAddress.vendor('PG', 'dark')), get(artAddress.vendor('PG', 'light'))]);
  expect(dark.body).not.toBe(light.body);
});

it('sends the same picture compressed to whoever can read it, smaller, and with a mark of its own', async () => {
  const [plain, brotli, gzip, refused] = await Promise.all(
    ['', 'gzip, deflate, br', 'gzip', 'br;q=0'].map((accepted) => get(artAddress.cover(100_001), { 'accept-encoding': accepted })),
  );
  expect(brotli!.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli!.rawPayload).toString()).toBe(plain!.body);
  expect(gunzipSync(gzip!.rawPayload).toString()).toBe(plain!.body);
  expect(brotli!.rawPayload.length).toBeLessThan(plain!.rawPayload.length / 2);
  expect(refused!.headers['content-encoding']).toBeUndefined();
  expect(new Set([plain, brotli, gzip].map((answer) => answer!.headers.etag)).size).toBe(3);
});

it('tells a browser that still has the picture so, without sending it again', async () => {
  const first = await get(artAddress.avatar('m-42'));
  const second = await get(artAddress.avatar('m-42'), { 'if-none-match': String(first.headers.etag) });
  expect(second.statusCode).toBe(304);
  expect(second.rawPayload.length).toBe(0);
});

it('gives a page of another version today’s picture, to be kept for minutes only', async () => {
  const answer = await get(artAddress.cover(100_001).replace(/\/v\d+\//, '/v999/'));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
});

describe('a cover as a bitmap', () => {
  const bitmap = artAddress.cover(100_001).replace('.svg', '.avif');

  it('is twice the size of a tile on a phone, shows the same, and may be kept for a year', async () => {
    const answer = await get(bitmap, { 'accept-encoding': 'br' });

    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 240, height: 320, format: 'heif', hasAlpha: false });
    const [sent, drawn, other] = await Promise.all(
      [
        answer.rawPayload,
        Buffer.from(drawCover({ ...GAME, nodeId: 100_001 })),
        Buffer.from(drawCover({ ...GAME, nodeId: 100_002 })),
      ].map((picture) => sharp(picture).resize(24, 32).removeAlpha().raw().toBuffer()),
    );
    const distance = (one: Buffer, to: Buffer) => one.reduce((sum, value, at) => sum + Math.abs(value - to[at]!), 0) / one.length;
    expect(distance(sent!, drawn!)).toBeLessThan(distance(sent!, other!) / 3);
    expect((await get(bitmap, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
  });

  it('is the drawing for now where too many wait, and comes again later', async () => {
    const many = Fastify();
    await many.register(artRoutes({ find: (nodeId) => ({ ...GAME, nodeId }) }));
    const ask = (nodeId: number) => many.inject({ url: bitmap.replace('100001', String(nodeId)) });

    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => ask(100_001 + at)));
    const sentOn = answers.filter(({ statusCode }) => statusCode === 302);
    expect(sentOn).toHaveLength(16);
    expect(sentOn[0]!.headers).toMatchObject({ 'cache-control': 'no-store', location: artAddress.cover(100_025) });
    expect(answers.filter(({ headers }) => headers['content-type'] === 'image/avif')).toHaveLength(24);
    expect((await ask(100_040)).statusCode).toBe(200);
    await many.close();
  });

  it('is made anew after one that could not be drawn', async () => {
    let broken = true;
    const app = Fastify();
    await app.register(
      artRoutes({
        find: (nodeId) => ({
          ...GAME,
          nodeId,
          get name(): string {
            if (broken) throw new Error('no name');
            return GAME.name;
          },
        }),
      }),
    );
    expect((await app.inject({ url: bitmap })).statusCode).toBe(500);
    broken = false;
    expect((await app.inject({ url: bitmap })).statusCode).toBe(200);
    await app.close();
  });
});

it.each([
  '/art/v1/games/999.svg',
  '/art/v1/games/999.avif',
  '/art/v1/banners/slots.avif',
  '/art/v1/games/0100001.svg',
  '/art/v1/games/100001.png',
  '/art/v1/games/100001',
  '/art/v1/games/%2e%2e%2fsecret.svg',
  '/art/v1/games/1e5.svg',
  '/art/vx/games/100001.svg',
  '/art/v1/banners/constructor.svg',
  '/art/v1/categories/toString.svg',
  '/art/v1/vendors/__proto__.svg',
  '/art/v1/brands/other.svg',
  `/art/v1/avatars/${'a'.repeat(65)}.svg`,
  '/art/v1/nothing/1.svg',
])('has nothing at %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

it('has vendors’ logos and categories’ icons at the places that the wire names too', async () => {
  const [logo, icon] = [await get(artAddress.vendor('PG')), await get(artAddress.category('RNG'))];

  for (const address of [artAddress.vendorIcon('PG'), artAddress.listVendor('RNG', 'PG'), artAddress.listVendor('LOTT', 'PG')])
    expect((await get(address)).body).toBe(logo.body);
  expect((await get(artAddress.submenu('RNG'))).body).toBe(icon.body);
  expect((await get(artAddress.vendorIcon('pg'))).statusCode).toBe(404);
});
