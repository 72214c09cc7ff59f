import { mkdtempSync, readdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sealEnvelope, testApp, type TestApp } from '../testing';
import { createEnvelopeKeys } from './envelope-keys';

let gateway: TestApp;
let key: { kid: string; publicKey: string };
beforeAll(async () => {
  gateway = await testApp();
  key = (await gateway.request({ url: '/wps/session/envelopeKey' })).json().value;
});
afterAll(() => gateway.close());

const path = '/wps/session/login';
const body = { username: 'nobody1', password: 'Lantern 42 river' };
const send = (payload: object, url = path) => gateway.request({ method: 'POST', url, payload });
const REFUSAL = {
  success: false,
  code: 'request.envelope_refused',
  message: 'The message could not be read. Reload the page and try again.',
};

describe('an envelope', () => {
  it('is opened, and what is inside is what the call is about', async () => {
    expect((await send(sealEnvelope(key, { method: 'POST', path, body }))).json()).toMatchObject({
      code: 'auth.wrong_credentials',
    });
  });

  it.each([
    ['stale', () => sealEnvelope(key, { method: 'POST', path, body, ts: Date.now() - 5 * 60_000 - 1000 })],
    ['from the future', () => sealEnvelope(key, { method: 'POST', path, body, ts: Date.now() + 5 * 60_000 + 1000 })],
    ['moved from another address', () => sealEnvelope(key, { method: 'POST', path: '/wps/session/login/freeplay', body })],
    ['moved from another method', () => sealEnvelope(key, { method: 'PUT', path, body })],
    ['dated again', () => ({ ...sealEnvelope(key, { method: 'POST', path, body }), ts: Date.now() - 1000 })],
    ['given another nonce', () => ({ ...sealEnvelope(key, { method: 'POST', path, body }), nonce: 'another-nonce-0123456789' })],
    ['under an unknown key', () => ({ ...sealEnvelope(key, { method: 'POST', path, body }), kid: '0123456789abcdef' })],
    ['altered', () => altered(sealEnvelope(key, { method: 'POST', path, body }), 'data')],
    ['wrapped in something else', () => altered(sealEnvelope(key, { method: 'POST', path, body }), 'key')],
    ['missing: the body lies open', () => body],
    ['carrying more than it should', () => ({ ...sealEnvelope(key, { method: 'POST', path, body }), more: 1 })],
  ])('that is %s is refused with one text', async (_, make) => {
    const answer = await send(make());

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(REFUSAL);
  });

  it('is opened once, however often and however fast it is sent', async () => {
    const payload = sealEnvelope(key, { method: 'POST', path, body });

    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(payload)));

    expect(answers.filter((answer) => answer.json().code === 'request.envelope_refused')).toHaveLength(4);
    expect((await send(payload)).json()).toEqual(REFUSAL);
  });

  it('hides no undeclared field and no broken content from the checks that open bodies pass', async () => {
    const extra = await send(sealEnvelope(key, { method: 'POST', path, body: { ...body, type: 1, balance: '5' } }));
    const broken = await send(sealEnvelope(key, { method: 'POST', path, body: '{"username":' }));
    const poisoned = await send(
      sealEnvelope(key, { method: 'POST', path, body: '{"username":"a","password":"b","__proto__":{"x":1}}' }),
    );

    expect(extra.statusCode).toBe(400);
    expect(extra.json().fields).toHaveProperty('balance');
    expect([broken.statusCode, poisoned.statusCode]).toEqual([400, 400]);
  });
});

describe('the key of envelopes', () => {
  it('is followed by another when it is old, and both open envelopes until the one after that', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-keys-'));
    const folder = join(dataDir, 'keys');
    const age = () => {
      for (const name of readdirSync(folder)) {
        const [, madeAt, rest] = name.split('-') as [string, string, string];
        renameSync(join(folder, name), join(folder, `envelope-${Number(madeAt) - 31 * 86_400_000}-${rest}`));
      }
    };
    const first = await createEnvelopeKeys({ dataDir }).current();
    age();
    const keys = createEnvelopeKeys({ dataDir });
    const second = await keys.current();

    expect(second.kid).not.toBe(first.kid);
    expect((await keys.byId(first.kid))?.kid).toBe(first.kid);
    age();
    await keys.current();
    expect(await keys.byId(first.kid)).toBeUndefined();
    expect((await keys.byId(second.kid))?.kid).toBe(second.kid);
  });
});

function altered<Body extends { data: string; key: string }>(sealed: Body, part: 'data' | 'key'): Body {
  const bytes = Buffer.from(sealed[part], 'base64');
  bytes[3] = (bytes[3] ?? 0) ^ 1;
  return { ...sealed, [part]: bytes.toString('base64') };
}
