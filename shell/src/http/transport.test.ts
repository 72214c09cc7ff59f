import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTransport, TimedOut } from './transport';

let server: Server;
let answers: [status: number, body: object][];
let asked: string[];
let silent = false;
let port: number;
beforeEach(async () => {
  [answers, asked, silent] = [[], [], false];
  server = createServer((request, response) => {
    asked.push(request.method ?? '');
    if (silent) return;
    const [status, body] = answers.shift() ?? [200, { success: true, value: 'here' }];
    response.writeHead(status, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-expose-headers': 'retry-after, x-renewed-token',
      'x-renewed-token': 'the-next-token',
      ...(status === 503 && { 'retry-after': '1' }),
    });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const busy: [number, object] = [503, { success: false, code: 'service.unavailable' }];
const send = (method: string, timeoutMs?: number) =>
  createTransport(timeoutMs)({ method, path: `http://127.0.0.1:${port}/wps/list`, headers: {} });

it('reads once more from a gateway that is busy, when it says so', async () => {
  answers.push(busy);

  expect(await send('GET')).toEqual({ success: true, value: 'here' });
  expect(asked).toEqual(['GET', 'GET']);
});

it('gives up when the gateway is still busy', async () => {
  answers.push(busy, busy);

  expect(await send('GET')).toMatchObject({ code: 'service.unavailable' });
  expect(asked).toHaveLength(2);
});

it('leaves it to whoever pressed to press again', async () => {
  answers.push(busy);

  expect(await send('POST')).toMatchObject({ code: 'service.unavailable' });
  expect(asked).toEqual(['POST']);
});

it('does not wait for a site that is closed', async () => {
  answers.push([503, { success: false, code: 'site.maintenance' }]);

  expect(await send('GET')).toMatchObject({ code: 'site.maintenance' });
  expect(asked).toHaveLength(1);
});

it('tells an answer that takes too long apart from one that never comes', async () => {
  silent = true;
  await expect(send('GET', 200)).rejects.toBeInstanceOf(TimedOut);

  server.closeAllConnections();
  server.close();
  await expect(send('GET')).rejects.not.toBeInstanceOf(TimedOut);
});

describe('a remote that puts something of its own in the place of the browser’s', () => {
  const seen: string[] = [];
  const look = (value: unknown) => void seen.push(JSON.stringify(value) ?? String(value));
  afterEach(() => {
    jest.restoreAllMocks();
    seen.length = 0;
  });

  it.each([
    ['fetch', () => jest.spyOn(globalThis, 'fetch').mockImplementation(async (...given) => (look(given), new Response('{}')))],
    [
      'XMLHttpRequest',
      () => {
        jest.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation((...given) => look(given));
        jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation((...given) => look(given));
      },
    ],
    [
      'what answers are read with',
      () => {
        for (const name of ['text', 'json', 'arrayBuffer', 'clone'] as const)
          jest.spyOn(Response.prototype, name).mockImplementation(() => (look(name), Promise.resolve('{}')) as never);
        jest.spyOn(Response.prototype, 'headers', 'get').mockImplementation(() => (look('headers'), new Headers()));
        jest.spyOn(Headers.prototype, 'get').mockImplementation((name) => (look(name), null));
        jest.spyOn(JSON, 'parse').mockImplementation(look);
      },
    ],
  ])('sees neither the token nor the answer: %s', async (_, replace) => {
    const renewed: string[] = [];
    answers.push([200, { success: true, value: { token: 'a-new-token' } }]);
    replace();

    const answer = await createTransport()({
      method: 'POST',
      path: `http://127.0.0.1:${port}/wps/session/login`,
      headers: { Authorization: 'Bearer the-token' },
      body: {},
      onTokenRenewed: (token) => renewed.push(token),
    });

    expect(answer).toEqual({ success: true, value: { token: 'a-new-token' } });
    expect(renewed).toEqual(['the-next-token']);
    expect(seen).toEqual([]);
  });
});
