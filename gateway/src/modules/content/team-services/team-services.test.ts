import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { registerPlayer, startFreePlay, testApp, type TestApp } from '../../../platform/testing';

const key = 'known to the gateway and to the team';
interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let team: Server;
let app: TestApp;
let asked: Asked[];
let answer: (response: ServerResponse) => void;
beforeAll(async () => {
  team = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, headers, body: await text(request) });
    answer(response);
  });
  await new Promise<void>((resolve) => team.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(team.address() as AddressInfo).port}/api`;
  app = await testApp({ teamServices: [{ name: 'offers', url, key }] });
});
afterAll(async () => {
  team.closeAllConnections();
  team.close();
  await app.close();
});
beforeEach(() => {
  asked = [];
  answer = (response) => void response.end(JSON.stringify({ success: true, value: { open: 3 } }));
});
const says = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));

describe('a remote', () => {
  it('asks the service of its team, which is told for whom and can check that we ask', async () => {
    const token = await registerPlayer(app, 'taker1');

    const got = await app.request({
      method: 'POST',
      url: '/wps/services/offers/take?from=home',
      token,
      payload: { offer: 7 },
      headers: { 'idempotency-key': 'take-0123456789', cookie: 'pavilion-lang=bn' },
    });

    expect(got.json()).toEqual({ success: true, value: { open: 3 } });
    const [{ method, url, headers, body } = {} as Asked] = asked;
    expect({ method, url, body }).toEqual({ method: 'POST', url: '/api/take?from=home', body: '{"offer":7}' });
    expect(headers).toMatchObject({
      'x-pavilion-brand': 'pavilion',
      'x-pavilion-audience': 'member',
      'idempotency-key': 'take-0123456789',
    });
    const named = ['time', 'brand', 'member', 'audience', 'language'].map((name) => String(headers[`x-pavilion-${name}`]));
    const [time = '', brand = '', member = '', audience = '', language = ''] = named;
    const lines = [
      time,
      'POST',
      '/take?from=home',
      brand,
      member,
      audience,
      language,
      createHash('sha256').update(body).digest('hex'),
    ];
    expect(member).toMatch(/^\d+$/);
    expect(headers['x-pavilion-signature']).toBe(createHmac('sha256', key).update(lines.join('\n')).digest('hex'));
    expect(JSON.stringify(headers)).not.toContain(token);
    expect(headers).not.toHaveProperty('cookie');
  });

  it('asks for visitors and trial players too, who are told apart', async () => {
    await app.request({ url: '/wps/services/offers/list' });
    await app.request({ url: '/wps/services/offers/list', token: await startFreePlay(app, 'device-0123456789-team') });

    expect(asked.map(({ headers }) => headers['x-pavilion-audience'])).toEqual(['visitor', 'trial']);
    expect(asked[0]?.headers['x-pavilion-member']).toBe('');
  });

  it('gets a refusal of the service as it is', async () => {
    const refusal = { success: false, code: 'offers.sold_out', message: 'Sold out.' };
    answer = says(422, refusal);

    const got = await app.request({ url: '/wps/services/offers/list' });

    expect([got.statusCode, got.json()]).toEqual([422, refusal]);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['fails', says(500, { success: false, code: 'offers.broken', message: 'x' })],
    ['answers a page', says(200, '<h1>Hello</h1>')],
    ['leaves out the envelope', says(200, { open: 3 })],
    ['speaks in the name of another', says(422, { success: false, code: 'wallet.frozen', message: 'x' })],
    ['leads elsewhere', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['answers too much', says(200, { success: true, value: 'x'.repeat(300_000) })],
    ['hangs up', (response) => void response.destroy()],
    ['is silent', () => undefined],
  ])('is told that the service is away when it %s', async (_, wrong) => {
    answer = wrong;

    const got = await app.request({ url: '/wps/services/offers/list' });

    expect([got.statusCode, got.json().code]).toEqual([503, 'service.unavailable']);
  });

  it.each([
    ['another service', { url: '/wps/services/quests/list' }, 404],
    ['an address that climbs', { url: '/wps/services/offers/..%2F..%2Fadmin' }, 400],
    [
      'a body that is too large',
      { method: 'POST' as const, url: '/wps/services/offers/take', payload: { note: 'x'.repeat(17_000) } },
      413,
    ],
    ['another method', { method: 'DELETE' as const, url: '/wps/services/offers/take' }, 405],
  ])('does not reach %s', async (_, request, status) => {
    expect((await app.request(request)).statusCode).toBe(status);
    expect(asked).toEqual([]);
  });

  it('asks so often and no oftener', async () => {
    const ask = () => app.request({ url: '/wps/services/offers/list', remoteAddress: '203.0.113.9' });
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    for (let at = 20; at < 120; at += 1) answers.push(await ask());

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await ask()).statusCode).toBe(429);
  });
});
