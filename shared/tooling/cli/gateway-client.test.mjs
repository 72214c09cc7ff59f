import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gatewayClient, Unreachable } from './gateway-client.mjs';

let server;
let asked;
let answer;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { method, url, headers } = request;
    asked = { method, url, token: headers.authorization, who: headers['x-pavilion-who'], type: headers['content-type'] };
    response.writeHead(answer.status ?? 200).end(JSON.stringify(answer.body));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

const address = () => `http://127.0.0.1:${server.address().port}`;
const open = (env = {}) =>
  gatewayClient('operator-token', { env: { PAVILION_REGISTRY: address(), PAVILION_OPERATOR_TOKEN: 'secret', ...env } });

function folderWith(token) {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-data-'));
  mkdirSync(join(folder, 'keys'));
  writeFileSync(join(folder, 'keys/operator-token'), `${token}\n`);
  return folder;
}

it('asks with the token and the name of whoever types', async () => {
  answer = { body: { success: true, value: [1, 2] } };

  expect(await open({ PAVILION_WHO: 'রহিমা' }).post('/registry/clone', { from: 'pavilion' })).toEqual([1, 2]);

  expect(asked).toEqual({
    method: 'POST',
    url: '/registry/clone',
    token: 'Bearer secret',
    who: encodeURIComponent('রহিমা'),
    type: 'application/json',
  });
});

it('takes the token that the gateway left in the data folder', async () => {
  answer = { body: { success: true, value: null } };

  await open({ PAVILION_OPERATOR_TOKEN: '', PAVILION_DATA_DIR: folderWith('from the file') }).get('/registry/brands');

  expect(asked.token).toBe('Bearer from the file');
});

it('says how to get a token when there is none', () => {
  expect(() => open({ PAVILION_OPERATOR_TOKEN: undefined, PAVILION_DATA_DIR: '/nowhere' })).toThrow(
    'There is no operator token: start the gateway once, which leaves one in /nowhere/keys/operator-token, or set PAVILION_OPERATOR_TOKEN.',
  );
});

it.each([
  ['nothing is set', {}, 4009],
  ['the players’ port is moved', { PAVILION_PORT: '47000' }, 47009],
  ['the private port is moved', { PAVILION_PORT: '47000', PAVILION_PRIVATE_PORT: '47500' }, 47500],
])('finds the gateway of this machine when %s', async (_, env, port) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('{"success":true,"value":1}'));

  await gatewayClient('operator-token', { env: { PAVILION_OPERATOR_TOKEN: 'secret', ...env } }).get('/readyz');

  expect(fetch).toHaveBeenLastCalledWith(`http://127.0.0.1:${port}/readyz`, expect.anything());
  jest.restoreAllMocks();
});

it('tells what was refused, with its facts and what to do', async () => {
  const body = { success: false, code: 'registry.upload_incomplete', message: 'Files are missing.', details: { missing: 3 } };
  answer = { status: 409, body };

  await expect(open().get('/x')).rejects.toThrow(
    'The gateway refused: Files are missing. (registry.upload_incomplete; missing: 3)\nRelease again: only what is missing is sent.',
  );
});

it('tells an answer that is none of the gateway’s', async () => {
  answer = { status: 404, body: null };

  await expect(open().get('/x')).rejects.toThrow('The gateway answered 404 to /x without saying why.');
});

it('is worth another try when nobody answers', async () => {
  const nobody = open({ PAVILION_REGISTRY: 'http://127.0.0.1:9' }).get('/x');

  await expect(nobody).rejects.toThrow(Unreachable);
  await expect(nobody).rejects.toThrow(/The gateway at http:\/\/127\.0\.0\.1:9 does not answer \(.+\)\. Is it running\?/);
});

describe('with a gateway that is too busy to answer once', () => {
  const BUSY = { status: 503, body: { success: false, message: 'The service is busy.' } };
  const DONE = { body: { success: true, value: 'done' } };
  const busyFirst = () => {
    answer = BUSY;
    setTimeout(() => (answer = DONE), 100);
  };

  it.each([
    ['reads', (client) => client.get('/x')],
    ['does what may be done twice', (client) => client.postAgain('/x', {})],
  ])('%s, a little later', async (_, call) => {
    busyFirst();

    expect(await call(open())).toBe('done');
  });

  it('does nothing twice that must not be', async () => {
    busyFirst();

    await expect(open().post('/x', {})).rejects.toThrow('does not answer (The service is busy.)');
  });
});

it.each(['http://registry.example.com', 'http://10.0.0.2:4009'])('sends no token where others could read it: %s', (elsewhere) => {
  expect(() => open({ PAVILION_REGISTRY: elsewhere })).toThrow(/could be read on the way.*https/);
});

it.each(['registry.example.com', 'ftp://registry.example.com', '  '])('says that “%s” is no address of a registry', (wrong) => {
  expect(() => open({ PAVILION_REGISTRY: wrong })).toThrow('PAVILION_REGISTRY cannot be');
});

it('takes a registry elsewhere by its https address', () => {
  expect(open({ PAVILION_REGISTRY: 'https://registry.example.com/' })).toHaveProperty('get');
});
