import { call } from '@pavilion/api';
import { signOut } from '@pavilion/api/calls/auth';
import { CallError } from '@pavilion/host/http';
import { textOf } from '../messages';
import { createSignOutSignals } from '../session/sign-out-signal';
import { createHttpClient, type HttpClientOptions } from './create-http-client';
import { type OutgoingRequest, TimedOut } from './transport';

const list = call<{ page?: string; kind?: string }, string[]>('GET', '/wps/list');
const mine = call<Record<never, never>, string>('GET', '/wps/mine', { token: true });
const end = call<{ password: string }, string>('DELETE', '/wps/mine', { encrypted: true });
const save = call<{ name: string }, string>('POST', '/wps/save', { encrypted: true });

function clientThatGets(answer: unknown, needs: Partial<HttpClientOptions> = {}) {
  const sent: OutgoingRequest[] = [];
  const client = createHttpClient({
    prefetched: {},
    transport: async (outgoing) => {
      sent.push(outgoing);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    hosts: [],
    locale: () => 'en',
    token: () => undefined,
    onTokenRefused: () => undefined,
    encrypt: async (_call, body) => ({ sealed: body }),
    messageText: (code) => textOf(code, 'en'),
    ...needs,
  });
  return { client, sent };
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: CallError) => error,
  );

it('answers from the page once, whatever the order of the query, and asks the gateway afterwards', async () => {
  const { client, sent } = clientThatGets(
    { success: true, value: ['new'] },
    { prefetched: { 'GET /wps/list?kind=hot&page=1': ['first'] } },
  );

  expect(await client.call(list, { page: '1', kind: 'hot' })).toEqual(['first']);
  expect(await client.call(list, { page: '1', kind: 'hot' })).toEqual(['new']);
  expect(sent).toHaveLength(1);
});

it('tells a moment by the clock of whoever reads it', async () => {
  const details = { minutes: 1, until: '2026-03-03T18:00:00.000Z' };
  const { client } = clientThatGets({ success: false, code: 'limits.time_reached', message: 'by the brand’s clock', details });

  const local = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  expect(await failureOf(client.call(list))).toMatchObject({
    message: `You have reached your time limit of 1 minute for today. You can play again from ${local.format(new Date(details.until))}.`,
  });
});

describe('a call that a form sends', () => {
  const form = call<{ name: string; captcha?: string }, string>('PUT', '/wps/form', { once: true });
  const keysOf = (sent: OutgoingRequest[]) => sent.map(({ headers }) => headers['Idempotency-Key']);

  it('that nobody answered carries the same key when it is pressed again, whatever was read in a new captcha', async () => {
    const { client, sent } = clientThatGets(new TimedOut());
    await failureOf(client.call(form, { name: 'Mita', captcha: '1234' }));
    await failureOf(client.call(form, { name: 'Mita', captcha: '9876' }));
    await failureOf(client.call(form, { name: 'Rina', captcha: '9876' }));

    const [first, again, other] = keysOf(sent);
    expect(first).toMatch(/^[\w-]{36}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('that was answered, if only by a refusal, is another one the next time', async () => {
    const { client, sent } = clientThatGets({ success: false, code: 'register.invalid', message: 'Check it.' });
    await failureOf(client.call(form, { name: 'Mita' }));
    await failureOf(client.call(form, { name: 'Mita' }));

    expect(new Set(keysOf(sent)).size).toBe(2);
    expect(keysOf(sent)).not.toContain(undefined);
  });
});

it('asks at one of the hosts where a call may be, and at its own when that one does not answer', async () => {
  const launch = call<Record<never, never>, string>('POST', '/wps/launch', { anyHost: true });
  const hosts = ['https://one.example', 'https://two.example'];
  const away = clientThatGets(undefined, {
    hosts,
    transport: async ({ path }) => {
      if (path.startsWith('https:')) throw new Error('nobody there');
      return { success: true, value: path };
    },
  });
  const there = clientThatGets({ success: true, value: 'there' }, { hosts });

  expect(await away.client.call(launch)).toBe('/wps/launch');
  expect(await there.client.call(launch)).toBe('there');
  expect(there.sent).toMatchObject([{ path: expect.stringMatching(/^https:\/\/(one|two)\.example\/wps\/launch$/) }]);
  await there.client.call(save, { name: 'x' });
  expect(there.sent.at(-1)?.path).toBe('/wps/save');
});

it('sends language and token, and the input of a GET in the address', async () => {
  const { client, sent } = clientThatGets({ success: true, value: '' }, { token: () => 'secret', locale: () => 'bn' });

  await client.call(list, { page: '2' });

  expect(sent[0]).toMatchObject({ path: '/wps/list?page=2', headers: { 'Accept-Language': 'bn', Authorization: 'Bearer secret' } });
});

it('seals the body of an encrypted call', async () => {
  const { client, sent } = clientThatGets({ success: true, value: 'ok' });

  await client.call(save, { name: 'Rahim' }, { idempotencyKey: 'once' });

  expect(sent[0]).toMatchObject({ body: { sealed: { name: 'Rahim' } }, headers: { 'Idempotency-Key': 'once' } });
});

it('never puts into the address what is to be sealed', async () => {
  const { client, sent } = clientThatGets({ success: true, value: 'ok' });

  await client.call(end, { password: 'Lantern 42 river' });

  expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/wps/mine', body: { sealed: { password: 'Lantern 42 river' } } });
});

it('does not let a call leave that needs a token when there is none', async () => {
  const { client, sent } = clientThatGets({ success: true, value: '' });

  expect((await failureOf(client.call(mine)))?.code).toBe('auth.required');
  expect(sent).toHaveLength(0);
});

it('tells the session when the server does not know the token any more', async () => {
  const onTokenRefused = jest.fn();
  const answer = { success: false, code: 'auth.required', message: 'You are not logged in. Please log in.' };
  const { client } = clientThatGets(answer, { token: () => 'old', onTokenRefused });

  await failureOf(client.call(mine));

  expect(onTokenRefused).toHaveBeenCalledTimes(1);
});

it('asks again with the new token when a password was changed meanwhile, and nobody is logged out', async () => {
  let token = 'old';
  const onTokenRefused = jest.fn();
  let finish = () => undefined as void;
  const answered = new Promise<void>((resolve) => (finish = resolve));
  const { client } = clientThatGets(undefined, {
    token: () => token,
    onTokenRefused,
    onTokenRenewed: (renewed) => (token = renewed),
    async transport({ method, headers, onTokenRenewed }) {
      if (method === 'POST') {
        await answered;
        onTokenRenewed?.('new');
        return { success: true, value: 'changed' };
      }
      const known = headers['Authorization'] === 'Bearer new';
      return known
        ? { success: true, value: 'hers' }
        : { success: false, code: 'auth.required', message: 'You are not logged in.' };
    },
  });

  const changed = client.call(save, { name: 'another password' });
  const read = client.call(mine);
  await new Promise((later) => setTimeout(later));
  finish();

  expect([await changed, await read]).toEqual(['changed', 'hers']);
  expect(onTokenRefused).not.toHaveBeenCalled();
});

it('passes on what the server says of a refusal', async () => {
  const { client } = clientThatGets({
    success: false,
    code: 'register.invalid',
    message: 'Please check.',
    fields: { username: 'register.invalid' },
  });

  const failure = await failureOf(client.call(save, { name: '' }));

  expect(failure).toMatchObject({ code: 'register.invalid', message: 'Please check.', fields: { username: 'register.invalid' } });
});

it.each([
  ['no answer', new Error('socket hang up')],
  ['a page of HTML', '<!doctype html><title>Proxy</title>'],
  ['nothing', undefined],
  ['null', null],
  ['another shape', { ok: 1 }],
  ['a success without its value', { success: true }],
  ['no code of ours', { success: false, code: 'constructor', message: 'x' }],
])('calls %s an abnormal network', async (_what, answer) => {
  const { client } = clientThatGets(answer);

  const failure = await failureOf(client.call(list));

  expect(failure).toBeInstanceOf(CallError);
  expect(failure).toMatchObject({ code: 'network.abnormal', message: 'Network link abnormal. Please try again.' });
});

it('says of an answer that takes too long that it does', async () => {
  const { client } = clientThatGets(new TimedOut());

  expect(await failureOf(client.call(list))).toMatchObject({
    code: 'request.timed_out',
    message: 'The page took longer to load. Check your network.',
  });
});

it('passes on a refusal that only a newer gateway knows', async () => {
  const { client } = clientThatGets({ success: false, code: 'wallet.of_tomorrow', message: 'Not before tomorrow.' });

  expect(await failureOf(client.call(list))).toMatchObject({ code: 'wallet.of_tomorrow', message: 'Not before tomorrow.' });
});

it('lets whoever gave up know that it was they', async () => {
  const { client } = clientThatGets(new Error('aborted'));
  const abort = new AbortController();
  abort.abort();

  await expect(client.call(list, {}, { signal: abort.signal })).rejects.toHaveProperty('name', 'AbortError');
});

describe('a player who logs out while a page loads', () => {
  const never: HttpClientOptions['transport'] = ({ signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

  function leaving(transport: HttpClientOptions['transport']) {
    const endings = createSignOutSignals();
    const onTokenRefused = jest.fn();
    const { client } = clientThatGets(undefined, {
      token: () => 'secret',
      signOutSignal: endings.forCall,
      onTokenRefused,
      transport,
    });
    return { client, endings, onTokenRefused };
  }

  it('has nothing asked for them any more, and is told of no failure before they are out', async () => {
    const { client, endings, onTokenRefused } = leaving(never);
    const told = jest.fn();
    const mineGaveUp = failureOf(client.call(mine)).then((failure) => (told(), failure));

    endings.start();
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).not.toHaveBeenCalled();
    endings.finish();

    expect(await mineGaveUp).toMatchObject({ code: 'auth.required' });
    expect(onTokenRefused).not.toHaveBeenCalled();
  });

  it('still logs out, reads what anybody may, and can log in again', async () => {
    const asked: string[] = [];
    const { client, endings } = leaving(async ({ path, signal }) => {
      signal?.throwIfAborted();
      asked.push(path);
      return { success: true, value: 'ok' };
    });
    endings.start();
    const refused = failureOf(client.call(mine));
    await client.call(signOut);
    await client.call(list);
    endings.finish();

    expect(await refused).toMatchObject({ code: 'auth.required' });
    expect(asked).toEqual([signOut.path, list.path]);
    expect(await client.call(mine)).toBe('ok');
  });
});
