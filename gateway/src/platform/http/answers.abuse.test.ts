import { type AddressInfo, connect } from 'node:net';
import type { LightMyRequestResponse } from 'fastify';
import { enrolStaff, operatorToken, registerPlayer, staffRequest, testApp, type TestApp, type TestOperator } from '../testing';

let app: TestApp;
let token: string;
let admin: TestOperator;
beforeAll(async () => {
  app = await testApp({ publicOrigin: 'https://pavilion.example', consoleOrigin: 'https://console.example' });
  token = await registerPlayer(app, 'watched1');
  admin = await enrolStaff(app, 'watcher', { '*': 'admin' });
});
afterAll(() => app.close());

const routesOf = <Rule extends { methods: string[]; url: string }>(table: readonly Rule[]) =>
  table.flatMap((rule) => rule.methods.map((method) => ({ ...rule, method: method as 'GET', path: pathOf(rule.url) })));
const pathOf = (url: string) => url.replace(':brand', 'pavilion').replace(/:\w+/g, 'somebody').replace('*', 'nothing');
/** A stream answers with its head and goes on: that is enough. */
const asStream = { payloadAsStream: true } as const;
/** What an answer says less than it should. */
const missing = ({ headers }: LightMyRequestResponse, wanted: Record<string, string | RegExp>) =>
  Object.entries(wanted).filter(([name, value]) => !new RegExp(value).test(String(headers[name] ?? '')));
const ALWAYS = { 'x-content-type-options': '^nosniff$' };
const KEPT_NOWHERE = { ...ALWAYS, 'cache-control': /^no-store/ };
/** A stream is opened by a page, which said it already. */
const overTls = ({ headers }: LightMyRequestResponse) =>
  String(headers['content-type']).startsWith('text/event-stream') ? {} : { 'strict-transport-security': '^max-age=31536000$' };

describe('whoever looks into a shared browser’s cache', () => {
  it('finds no answer that was for a player, whether they were let in or not', async () => {
    const wrong: string[] = [];
    const routes = routesOf(app.gateway.site.accessTable).filter(({ url }) => !url.endsWith('/logout'));
    expect(routes.filter(({ access }) => access !== 'public').length).toBeGreaterThan(60);
    for (const { method, path, access } of routes)
      for (const sent of [{}, { token }]) {
        const answer = await app.request({ method, url: path, ...sent, ...asStream });
        answer.stream().destroy();
        const faults = missing(answer, { ...(access === 'public' ? ALWAYS : KEPT_NOWHERE), ...overTls(answer) });
        if (faults.length) wrong.push(`${method} ${path} ${answer.statusCode}: ${faults.join('; ')}`);
      }

    expect(wrong).toEqual([]);
  }, 60_000);

  it('finds no answer that was for an operator', async () => {
    const wrong: string[] = [];
    const routes = routesOf(app.gateway.staff.staffRoutes).filter(
      ({ method, url }) => !(method === ('DELETE' as string) && url === '/staff/session'),
    );
    expect(routes.filter(({ staff }) => staff !== 'anybody').length).toBeGreaterThan(60);
    for (const { method, path, staff } of routes)
      for (const sent of [{}, { as: admin }]) {
        const answer = await staffRequest(app, { method, url: path, ...sent, ...asStream });
        answer.stream().destroy();
        const faults = missing(answer, { ...(staff === 'anybody' ? ALWAYS : KEPT_NOWHERE), ...overTls(answer) });
        if (faults.length) wrong.push(`${method} ${path} ${answer.statusCode}: ${faults.join('; ')}`);
      }

    expect(wrong).toEqual([]);
  }, 60_000);

  it('finds nothing of the machine’s own port', async () => {
    const wrong: string[] = [];
    const headers = { authorization: `Bearer ${operatorToken(app)}` };
    for (const { method, path } of routesOf(app.gateway.privateServer.accessTable).filter(({ method }) => method === 'GET')) {
      const answer = await app.requestPrivate({ method, url: path, headers });
      if (missing(answer, KEPT_NOWHERE).length) wrong.push(`${method} ${path}`);
    }

    expect(wrong).toEqual([]);
  });

  it('finds nothing that came with a session, even of a call that is everybody’s', async () => {
    const answer = await app.request({ url: '/wps/relay/GCS_merchantWallet', token });

    expect(missing(answer, KEPT_NOWHERE)).toEqual([]);
  });
});

describe('a page of a stranger, in the browser of somebody at this machine', () => {
  const ask = (host: string) => app.requestPrivate({ url: '/healthz', headers: { host } });

  it('is not answered on the private port under a name of its own that leads here', async () => {
    for (const host of ['evil.example', 'evil.example:4009', '127.0.0.1.evil.example', 'localhost.evil.example'])
      expect((await ask(host)).statusCode).toBe(404);
  });

  it('is the only one that is refused: names and addresses of this machine are answered', async () => {
    for (const host of ['localhost', 'localhost:4009', '127.0.0.1:4009', '[::1]:4009', '10.0.0.7:4009'])
      expect((await ask(host)).statusCode).toBe(200);
    const inNetwork = await testApp({ privateHosts: ['gateway.internal'] });
    expect((await inNetwork.requestPrivate({ url: '/healthz', headers: { host: 'gateway.internal:4009' } })).statusCode).toBe(200);
    await inNetwork.close();
  });
});

describe('whoever sends what the framework refuses', () => {
  const words = { success: false, code: expect.stringMatching(/^request\./), message: expect.stringMatching(/\.$/) };
  const json = { 'content-type': 'application/json' };
  const call = { method: 'POST', url: '/wps/session/login' } as const;

  it.each([
    ['an address that cannot be read', { url: '/wps/%E0%A4%A' }, 400, 'request.invalid'],
    ['an address that is no call', { url: '/wps/nothing/here' }, 404, 'request.not_found'],
    ['an id without end', { url: `/wps/v2/deposits/${'9'.repeat(300)}` }, 404, 'request.not_found'],
    ['another method', { method: 'DELETE', url: '/wps/session/login' }, 405, 'request.method_not_allowed'],
    ['a body that is too large', { ...call, headers: json, payload: `"${'a'.repeat(70_000)}"` }, 413, 'request.too_large'],
    ['a body of another type', { ...call, headers: { 'content-type': 'text/csv' }, payload: 'a' }, 415, 'request.unsupported_type'],
    ['a body that is no JSON', { ...call, headers: json, payload: '{"a' }, 400, 'request.invalid'],
    ['an empty body', { ...call, headers: json, payload: '' }, 400, 'request.invalid'],
  ] as const)('reads of %s what the catalogue of errors says, and nothing of the framework', async (_, sent, status, code) => {
    const answer = await app.request({ ...sent });

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ ...words, code });
    expect(Object.keys(answer.json()).filter((key) => !['success', 'code', 'message', 'fields', 'details'].includes(key))).toEqual(
      [],
    );
    expect(answer.body).not.toMatch(/FST_|statusCode|Bad Request|Unexpected/);
  });

  it('is told which methods an address takes', async () => {
    expect((await app.request({ method: 'DELETE', url: '/wps/session/login' })).headers.allow).toBe('POST');
  });

  it('reads it in Bengali when they ask so', async () => {
    const answer = await app.request({ url: '/wps/%E0%A4%A', headers: { 'accept-language': 'bn' } });

    expect(answer.json().message).toMatch(/\p{Script=Bengali}/u);
  });

  it.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400, 'request.invalid'],
    [
      'heads that are too large',
      `GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'request.headers_too_large',
    ],
  ])('reads of %s the same, before there is a request', async (_, bytes, status, code) => {
    const { site } = app.gateway;
    if (!site.server.listening) await site.listen({ host: '127.0.0.1', port: 0 });
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect((site.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (part) => (text += part.toString()));
      socket.once('close', () => resolve(text));
      socket.once('error', reject);
    });

    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(body)).toMatchObject({ ...words, code });
  });
});

describe('whoever has the machine’s token', () => {
  it('cannot pose as an operator in the audit log, by no command that takes a name', async () => {
    const headers = { authorization: `Bearer ${operatorToken(app)}`, 'x-pavilion-who': 'watcher' };
    const say = { who: 'watcher', reason: 'to look like her' };
    const ask = (url: string, payload: object) => app.requestPrivate({ method: 'POST', url, headers, payload });
    const invited = await ask('/operators', { ...say, name: 'puppet', displayName: 'P', roles: { '*': 'viewer' } });
    await ask('/operators/puppet/recover', say);
    await ask('/registry/clone', { ...say, from: 'pavilion', code: 'copied', name: 'Copied', hosts: ['copied.localhost'] });
    expect(invited.statusCode).toBe(200);

    const { rows } = await app.platform.pool.query<{ who: string; action: string }>(
      `select entry ->> 'who' as who, entry ->> 'action' as action from audit_log where entry ->> 'reason' = $1`,
      [say.reason],
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map(({ who }) => who))).toEqual(new Set(['cli:watcher']));
  });

  it('shares its name with no operator: a colon is in none of theirs', async () => {
    const headers = { authorization: `Bearer ${operatorToken(app)}` };
    const payload = { name: 'cli:watcher', displayName: 'P', roles: { '*': 'viewer' }, reason: 'to be mistaken', who: 'me' };

    expect((await app.requestPrivate({ method: 'POST', url: '/operators', headers, payload })).statusCode).toBe(400);
  });
});
