import { verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { playForFree, registerPlayer, VendorInTest } from '../../platform/testing';
import { backAddress } from './back-url';

type Answerer = (asked: Record<string, unknown>, response: ServerResponse) => void;

const asked: Record<string, unknown>[] = [];
const signatures: { body: Buffer; signature: string }[] = [];
const opens: Answerer = (_, response) => response.end(JSON.stringify({ url: 'http://127.0.0.1:4002/play/abc' }));
let answer = opens;
const server = createServer((request, response) => void receive(request, response));
let vendor: VendorInTest;
let token: string;
let nodeId: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vendor = await VendorInTest.connected(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  token = await registerPlayer(vendor.app, 'launcher1');
  nodeId = vendor.app.gateway.services.games.findByVendorCode('STUDIO', 'dice')?.nodeId ?? '';
}, 60_000);
afterAll(async () => {
  await vendor.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answer = opens;
  asked.length = 0;
});

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  signatures.push({ body, signature: String(request.headers['x-hub88-signature']) });
  asked.push(JSON.parse(body.toString()) as Record<string, unknown>);
  answer(asked.at(-1) as Record<string, unknown>, response);
}

const launch = (payload: object, by = token, url = '/wps/game/launchGame') =>
  vendor.app.request({ method: 'POST', url, token: by, payload });

describe('somebody who opens a game', () => {
  it.each(['/wps/game/launchGame', '/wps/relay/GCS_gameLaunchFB'])(
    'through %s gets its address, and a token the vendor can bet with',
    async (url) => {
      const opened = await launch({ nodeId, mode: 'real', language: 'bn', platform: 'mobile', backUrl: '/GAMES/RNG' }, token, url);

      expect(opened.json().value).toMatchObject({ url: 'http://127.0.0.1:4002/play/abc', mode: 'real' });
      const [sent = {}] = asked;
      expect(sent).toMatchObject({
        game_code: 'dice',
        currency: 'BDT',
        lang: 'bn',
        platform: 'GPL_MOBILE',
        lobby_url: 'http://pavilion.localhost/GAMES/RNG',
      });
      expect(await vendor.call('user/balance', { user: sent['user'], token: sent['token'] })).toMatchObject({
        status: 'RS_OK',
        balance: 0,
      });
      expect(JSON.stringify(sent)).not.toContain(token);
    },
  );

  it('is signed for by us', async () => {
    await launch({ nodeId });
    const { body, signature } = signatures.at(-1) as (typeof signatures)[number];
    const ours = await vendor.app.gateway.services.vendors.add({
      code: 'studio',
      brands: ['pavilion'],
      publicKey: vendor.publicPem,
      launchUrl: vendor.launchUrl,
    });

    expect(verify('RSA-SHA256', body, ours, Buffer.from(signature, 'base64'))).toBe(true);
  });

  it('for free is nobody to the vendor, and a trial player always plays for free', async () => {
    const trial = await playForFree(vendor.app, 'a-device-of-somebody-0003');

    expect((await launch({ nodeId, mode: 'free' })).json().value.mode).toBe('free');
    expect((await launch({ nodeId, mode: 'real' }, trial)).json().value.mode).toBe('free');
    for (const sent of asked) {
      expect(sent).not.toHaveProperty('user');
      expect(sent).not.toHaveProperty('token');
    }
  });

  it('of a vendor that is not connected is told that it is under maintenance', async () => {
    const other = await vendor.app.platform.db
      .selectFrom('games')
      .select('node_id')
      .where('vendor', '=', 'PG')
      .executeTakeFirstOrThrow();

    const refused = await launch({ nodeId: String(other.node_id) });

    expect([refused.statusCode, refused.json().code]).toEqual([422, 'games.maintenance']);
  });

  it.each([
    ['an unknown game', { nodeId: '999999999999' }, 404, 'games.unknown'],
    ['no game', {}, 400, 'request.invalid'],
    ['a game by a number', { nodeId: 7 }, 400, 'request.invalid'],
  ])('asking for %s is told so', async (_, payload, status, code) => {
    const refused = await launch(payload);

    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
  });

  it.each<[string, Answerer]>([
    ['fails', (_, response) => void response.writeHead(500).end('{}')],
    ['answers nonsense', (_, response) => void response.end('<html>')],
    ['answers without an address', (_, response) => void response.end('{}')],
    ['answers an address that is none', (_, response) => void response.end('{"url":"javascript:alert(1)"}')],
    ['hangs up', (_, response) => void response.destroy()],
    ['never answers', () => undefined],
  ])('whose vendor %s is told that it does not answer', async (_, wrong) => {
    answer = wrong;

    const refused = await launch({ nodeId });

    expect([refused.statusCode, refused.json().code]).toEqual([503, 'vendor.unavailable']);
  });
});

it.each([
  [undefined, '/'],
  ['/GAMES/RNG?page=2', '/GAMES/RNG?page=2'],
  ['https://site.example/home', '/home'],
  ['//evil.example/x', '/'],
  ['https://evil.example/x', '/'],
  ['javascript:alert(1)', '/'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['\\\\evil.example', '/'],
  ['/.//evil.example', '/evil.example'],
])('a way back to %s stays on our own site', (wanted, path) => {
  expect(backAddress('https://site.example', wanted)).toBe(`https://site.example${path}`);
});
