import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registerPlayer, testApp, type TestApp } from '../../../platform/testing';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await testApp({
    shares: { registrations: { perHost: 50, perNetwork: 50, seconds: 60 }, streams: { perHost: 30, perNetwork: 45 } },
    trustedProxies: ['127.0.0.1'],
  });
  await app.gateway.site.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.gateway.site.server.address() as AddressInfo);
});
afterAll(() => app.close());

interface OpenStream {
  status: number | undefined;
  retryAfter: string | undefined;
  leave(): Promise<void>;
}

/** A page that opens its stream, from an address that the proxy names. */
function open(from: string, token?: string): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'pavilion.localhost', 'x-forwarded-for': from, ...(token && { authorization: `Bearer ${token}` }) };
    const asked = request({ port, host: '127.0.0.1', path: '/wps/stream', headers });
    asked.once('error', reject);
    asked.once('response', (answer) => {
      answer.resume();
      // We end it ourselves, in the middle.
      answer.on('error', () => undefined);
      const leave = () =>
        new Promise<void>((left) => {
          answer.once('close', () => left());
          asked.destroy();
        });
      resolve({ status: answer.statusCode, retryAfter: answer.headers['retry-after'], leave });
    });
    asked.end();
  });
}

const openMany = (count: number, address: (at: number) => string, token?: string) =>
  Promise.all(Array.from({ length: count }, (_, at) => open(address(at), token)));
const statusesOf = (streams: readonly OpenStream[]) => streams.map(({ status }) => status);
const leaveAll = (streams: readonly OpenStream[]) =>
  Promise.all(streams.filter(({ status }) => status === 200).map(({ leave }) => leave()));

describe('a program that opens event streams', () => {
  it('holds as many as its household may, over all addresses of its /64, and others open theirs', async () => {
    const own = await openMany(30, (at) => `2001:db8:1:1::${at + 1}`);
    const [more, other] = [await open('2001:db8:1:1:9::1'), await open('203.0.113.1')];

    expect(new Set(statusesOf(own))).toEqual(new Set([200]));
    expect(more).toMatchObject({ status: 429, retryAfter: '30' });
    expect(other.status).toBe(200);
    await leaveAll([...own, other]);
  });

  it('holds no more than its network may, whichever household it opens them from', async () => {
    const streams = await openMany(46, (at) => `2001:db8:2:${at}::1`);

    expect(statusesOf(streams).filter((status) => status === 429)).toHaveLength(1);
    await leaveAll(streams);
  });

  it('holds twenty with one session, wherever it goes with it', async () => {
    const token = await registerPlayer(app, 'manytabs');
    const streams = await openMany(21, (at) => `2001:db8:${100 + at}:1::1`, token);

    expect(statusesOf(streams).filter((status) => status === 429)).toHaveLength(1);
    await leaveAll(streams);
  });

  it('opens another for each that it lets go', async () => {
    const [first, ...rest] = await openMany(30, () => '203.0.113.77');
    await first?.leave();

    let again = await open('203.0.113.77');
    // The gateway hears of the end a moment after us.
    while (again.status !== 200) again = await open('203.0.113.77');

    expect((await open('203.0.113.77')).status).toBe(429);
    await leaveAll([...rest, again]);
  });
});
