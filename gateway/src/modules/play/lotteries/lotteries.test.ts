import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFreePlay, registerPlayer, TestVendor } from '../../../platform/testing';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
/** Seeds of eight draws, the last first, and what they all lead to. */
const chain = Array.from({ length: 8 })
  .reduce<string[]>((seeds) => [...seeds, sha(seeds.at(-1) ?? 'secret')], [])
  .reverse();
const commitment = sha(chain[0] ?? '');
const EPOCH = Date.parse('2026-11-01T00:00:00Z');
const dueAt = (number: number) => new Date(EPOCH + number * 300_000).toISOString();
const draw = (number: number) => ({
  number,
  step: number,
  commitment,
  seed: chain[number - 1],
  due_at: dueAt(number),
  drawn_at: dueAt(number),
  prizes: [
    { prize: 'SPECIAL', numbers: [`0000${number}`] },
    { prize: 'FIRST', numbers: ['12345'] },
  ],
});

const asked: Record<string, unknown>[] = [];
let drawn = 3;
let draws = draw;
const answers: Readonly<Record<string, (body: { after: number }) => unknown>> = {
  'lottery/list': () =>
    ['lottery-north', 'lottery-south'].map((game_code) => ({
      game_code,
      name: game_code,
      names: { bn: `${game_code} বাংলা`, en: game_code },
      interval_seconds: 300,
      region: game_code.endsWith('north') ? 'NORTH' : 'SOUTH',
      next: { number: drawn + 1, due_at: dueAt(drawn + 1), step: drawn + 1, commitment },
    })),
  'draw/list': ({ after }) => Array.from({ length: drawn - after }, (_, at) => draws(after + at + 1)).slice(0, 2),
  'game/url': () => ({ url: 'http://127.0.0.1:4002/play/lottery' }),
};

const server = createServer((request, response) => void answer(request, response));
let vendor: TestVendor;
let token: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vendor = await TestVendor.connected(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  token = await registerPlayer(vendor.app, 'drawer1');
  await vendor.app.gateway.services.lotteries.syncDraws();
}, 60_000);
afterAll(async () => {
  await vendor.close();
  server.closeAllConnections();
  server.close();
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = JSON.parse(Buffer.concat(parts).toString()) as { after: number };
  asked.push(body as never);
  const call = /v2\/(.+)$/.exec(request.url ?? '')?.[1] ?? '';
  response.end(JSON.stringify(answers[call]?.(body) ?? []));
}

const read = () => vendor.app.gateway.services.lotteries.syncDraws();
const get = async (url: string, by?: string) => (await vendor.app.request({ url, ...(by && { token: by }) })).json();
const numeros = async (query = '') =>
  (await get(`/lotto/lgw/games/opened/numero?gameCode=lottery-north${query}`)).value.list.map(
    ({ numero }: { numero: string }) => numero,
  );
const launch = (payload: object, by = token) =>
  vendor.app.request({ method: 'POST', url: '/wps/game/launchGame', token: by, payload: { launchMode: 'LOTT', ...payload } });

describe('the lotteries of a brand', () => {
  it('are listed with their next draw, in the asked language, and none in the family of the house', async () => {
    const { gameMenus } = (await get('/lgw/vn/games/game_menu?prizeMode=LOTT&device=WEB&language=bn')).value;

    expect(gameMenus).toMatchObject([{ accountTypeName: 'TCG_LOTTO_VN', prizeMode: 'LOTT' }]);
    expect(gameMenus[0].games[0]).toMatchObject({
      gameCode: 'lottery-north',
      gameName: 'lottery-north বাংলা',
      vassalage: 'STUDIO',
      displayName: 'Lantern Works',
      region: 'NORTH',
      drawEverySeconds: 300,
      nextNumero: '4',
      nextDrawAt: dueAt(4),
      nextCommitment: commitment,
    });
    expect((await get('/lgw/vn/games/game_menu?prizeMode=ZY')).value).toEqual({ gameMenus: [] });
    expect((await get('/lgw/vn/games/game_menu?prizeMode=XX')).fields).toEqual({ prizeMode: 'request.invalid' });
  });

  it('show the newest draw of each, and the earlier ones page by page', async () => {
    const { list } = (await get('/lgw/vn/numeros/opened/game?prizeMode=SEA')).value;

    expect(list).toEqual(expect.arrayContaining([expect.objectContaining({ gameCode: 'lottery-south', numero: '3' })]));
    expect(list[0].prizes[0]).toEqual({ prize: 'SPECIAL', numbers: ['00003'] });
    expect(await numeros()).toEqual(['3', '2', '1']);
    expect(await numeros('&before=3&pageSize=6')).toEqual(['2', '1']);
    expect(await numeros('&numero=2')).toEqual(['2']);
    expect((await get('/lotto/lgw/games/opened/numero?gameCode=nothing')).code).toBe('games.unknown');
  });

  it('go on from the last draw that is known, and read nothing twice', async () => {
    drawn = 6;
    asked.length = 0;

    expect(await read()).toBe(6);
    expect(asked.filter((each) => each['game_code'] === 'lottery-north')).toEqual([
      { game_code: 'lottery-north', after: 3 },
      { game_code: 'lottery-north', after: 5 },
    ]);
    expect(await read()).toBe(0);
    expect(await numeros()).toEqual(['6', '5', '4', '3', '2', '1']);
  });

  it('believe no draw that the vendor had not bound itself to, nor one that leaves a number out', async () => {
    drawn = 7;
    const other = sha('another secret');
    draws = (number) => ({ ...draw(number), seed: other, step: 1, commitment: sha(other) });
    await read();
    draws = (number) => ({ ...draw(number), seed: sha('nothing') });
    await read();
    draws = (number) => draw(number + 1);
    await read();
    expect(await numeros('&pageSize=6')).toEqual(['6', '5', '4', '3', '2', '1']);

    draws = draw;
    expect(await read()).toBe(2);
    expect((await numeros())[0]).toBe('7');
  });

  it('are hidden where the vendor or the category is off, and open for nobody in maintenance', async () => {
    const { db, bus } = vendor.app.platform;
    const { catalogueCache } = vendor.app.gateway.services.games;
    const state = async (word?: 'off' | 'maintenance') => {
      const decided = { brand: 'pavilion', subject: 'category', key: 'LOTT', changed_by: 'x' } as const;
      await db.deleteFrom('game_switches').execute();
      if (word)
        await db
          .insertInto('game_switches')
          .values({ ...decided, state: word })
          .execute();
      bus.publish('catalogue.changed', { brand: 'pavilion' });
      await catalogueCache.settled();
    };
    await state('maintenance');
    expect((await launch({ lottoGameCode: 'lottery-north' })).json().code).toBe('games.maintenance');
    await state('off');
    expect((await get('/lgw/vn/games/game_menu?prizeMode=LOTT')).value.gameMenus).toEqual([]);
    await state();
    expect((await get('/lgw/vn/games/game_menu?prizeMode=LOTT')).value.gameMenus).toHaveLength(1);
  });
});

describe('a player who opens a lottery', () => {
  it('is led to its results, and finds it among the recent ones', async () => {
    const terms = { lottoArea: 'VN', lottoPrizeMode: 'LOTT', lottoGameCode: 'lottery-south', lottoView: 'lobby', device: 'WEB' };
    const opened = await launch({ ...terms, backUrl: '/lottery', language: 'bn' });

    expect(opened.json().value).toMatchObject({ url: 'http://127.0.0.1:4002/play/lottery', mode: 'real', resumed: false });
    expect(asked.at(-1)).toMatchObject({ game_code: 'lottery-south', lang: 'bn', lobby_url: 'http://pavilion.localhost/lottery' });
    const recent = await get('/lgw/vn/games/game_menu/recent?prizeMode=LOTT', token);
    expect(recent.value.gameMenus[0].games.map(({ gameCode }: { gameCode: string }) => gameCode)).toEqual(['lottery-south']);
    expect((await get('/lgw/vn/games/game_menu/recent?prizeMode=LOTT')).code).toBe('auth.required');
  });

  it('on trial sees the same without being anybody to the vendor', async () => {
    const trial = await startFreePlay(vendor.app, 'a-device-of-somebody-0009');

    expect((await launch({ lottoGameCode: 'lottery-north' }, trial)).json().value).toMatchObject({ mode: 'free' });
    expect(asked.at(-1)).toMatchObject({ meta: { demo: true } });
  });

  it('is told that no tickets are sold, and which field is missing', async () => {
    expect((await launch({ lottoGameCode: 'lottery-north', lottoView: 'betting' })).json().code).toBe('games.no_tickets');
    expect((await launch({})).json()).toMatchObject({ code: 'request.invalid', fields: { lottoGameCode: 'request.invalid' } });
    expect((await launch({ lottoGameCode: 'nothing' })).json().code).toBe('games.unknown');
    const nothing = await vendor.app.request({ method: 'POST', url: '/wps/game/launchGame', token, payload: {} });
    expect(nothing.json().fields).toEqual({ nodeId: 'request.invalid' });
  });
});
