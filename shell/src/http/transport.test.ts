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
      'access-control-expose-headers': 'retry-after',
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
