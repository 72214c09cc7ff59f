import type { TelemetryReport } from '@pavilion/api/staff';
import { createTelemetryBuffer } from './telemetry-buffer';
import { startTelemetry } from './start-telemetry';
import { redactPersonalData } from './redact-personal-data';

const wallet = { remote: 'wallet', version: '2.0.0-ab12cd34' };
const file = 'https://pavilion.example/remotes/wallet/2.0.0-ab12cd34/remote.js';
const shown = { ...wallet, kind: 'pages', part: 'wallet.deposit', tookMs: 120.6 } as const;

/** An error that was thrown in a file of the wallet. */
function thrownInWallet(message = 'x is undefined'): Error {
  const error = new Error(message);
  error.stack = `TypeError: ${message}\n    at pay (${file}?retry=1:1:200)\n    at https://elsewhere.example/x.js:1:1`;
  return error;
}

/** A page that tells, and what the gateway hears. */
function openPage() {
  const beacons: Blob[] = [];
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => beacons.push(body) > 0 });
  const buffer = createTelemetryBuffer();
  const stop = startTelemetry({ buffer, seq: () => 7, skew: () => ({ wallet: { '@pavilion/ui': '0.9.0' } }) });
  const reports = () => Promise.all(beacons.map(async (body) => JSON.parse(await body.text()) as TelemetryReport));
  return { buffer, reports, stop };
}
const fail = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));

let page: ReturnType<typeof openPage>;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  page = openPage();
});
afterEach(() => {
  page.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});
/** What was told after ten seconds. */
async function told(): Promise<TelemetryReport[]> {
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  return page.reports();
}

it('tells every ten seconds what was shown and what was refused, and nothing when there is nothing', async () => {
  jest.advanceTimersByTime(10_000);
  page.buffer.shown(shown);
  page.buffer.refused({ ...wallet, refusal: 'remote.altered', part: 'wallet.deposit' });

  const reports = await told();

  expect(reports).toEqual([
    {
      page: expect.stringMatching(/^[\da-f-]{36}$/),
      seq: 7,
      skew: { wallet: { '@pavilion/ui': '0.9.0' } },
      events: [
        { kind: 'mount', ...wallet, part: 'wallet.deposit', tookMs: 121 },
        { kind: 'refusal', ...wallet, part: 'wallet.deposit', refusal: 'remote.altered', detail: '' },
      ],
    },
  ]);
});

it('tells what is left when the page is hidden', async () => {
  page.buffer.shown(shown);

  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  jest.useRealTimers();

  expect(await page.reports()).toHaveLength(1);
});

it('does not count against a remote what operators did', async () => {
  for (const refusal of ['remote.switched-off', 'remote.maintenance', 'remote.revoked'] as const)
    page.buffer.refused({ ...wallet, refusal, part: 'wallet.deposit' });

  expect(await told()).toEqual([]);
});

it('names the remote in whose file an error happened, and leaves out what is not ours', async () => {
  fail(thrownInWallet());
  fail(new Error('of an extension'));

  const [report] = await told();

  expect(report?.events).toEqual([{ kind: 'error', ...wallet, message: 'x is undefined', stack: `    at pay (${file}:1:200)` }]);
});

it('hears of promises that nobody waited for', async () => {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrownInWallet('late') }));

  expect((await told())[0]?.events).toMatchObject([{ kind: 'error', ...wallet, message: 'late' }]);
});

it('tells an error that a boundary caught, with its place', async () => {
  page.buffer.refused({ ...wallet, refusal: 'remote.threw', part: 'wallet.deposit', error: thrownInWallet() });

  expect((await told())[0]?.events.map(({ kind }) => kind)).toEqual(['refusal', 'error']);
});

it('tells the same error three times at most, and fifty things at most', async () => {
  for (let at = 0; at < 100; at += 1) fail(thrownInWallet());
  for (let at = 0; at < 100; at += 1) page.buffer.shown(shown);

  const events = (await told())[0]?.events ?? [];

  expect(events.filter(({ kind }) => kind === 'error')).toHaveLength(3);
  expect(events).toHaveLength(50);
});

it.each([
  ['rahima@mail.example is taken', '(mail) is taken'],
  ['phone +880 1712-345678 is taken', 'phone +(number) is taken'],
  ['GET https://pavilion.example/wps/me?name=rahima failed', 'GET (address) failed'],
  ['token 0123456789abcdef0123456789abcdef01234567 refused', 'token (token) refused'],
  ['Unexpected "What somebody typed into a form" here', 'Unexpected (text) here'],
  ['x is undefined', 'x is undefined'],
])('says %p as %p', (message, said) => {
  expect(redactPersonalData(message, 300)).toBe(said);
});
