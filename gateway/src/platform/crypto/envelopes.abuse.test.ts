import { testApp, type TestApp } from '../testing';
import { sealEnvelope } from '../testing/seal-envelope';
import { UNWRAPPED_PER_MINUTE } from './accept-envelopes';

let app: TestApp;
let key: { kid: string; publicKey: string };
beforeAll(async () => {
  app = await testApp();
  key = (await app.request({ url: '/wps/session/envelopeKey' })).json().value;
});
afterAll(() => app.close());

const PATH = '/wps/session/login';
const send = (remoteAddress: string, payload: object) => app.request({ method: 'POST', url: PATH, remoteAddress, payload });
const signIn = () => sealEnvelope(key, { method: 'POST', path: PATH, body: { username: 'nobody', password: 'not a password 1' } });

it('does not let somebody keep the gateway busy with keys to unwrap: those above a share are refused unopened', async () => {
  const rubbish = { kid: 'none', key: 'a', iv: 'a', data: 'a', ts: Date.now(), nonce: 'aaaaaaaaaaaaaaaa' };
  const first = await send('203.0.113.7', rubbish);
  expect(first.statusCode).toBe(400);
  // A minute that ends in between begins the count anew, once.
  let taken = 1;
  while (taken <= 2 * UNWRAPPED_PER_MINUTE.perHost && (await send('203.0.113.7', rubbish)).statusCode !== 429) taken += 1;
  expect(taken).toBeGreaterThanOrEqual(UNWRAPPED_PER_MINUTE.perHost);
  expect(taken).toBeLessThanOrEqual(2 * UNWRAPPED_PER_MINUTE.perHost);

  const valid = signIn();
  const refused = await send('203.0.113.7', valid);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too_many']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  // An envelope opens once: that it opens now shows that it was not opened before.
  const elsewhere = await send('198.51.100.9', valid);
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([401, 'auth.wrong_credentials']);
  expect((await send('198.51.100.9', valid)).json().code).toBe('request.envelope_refused');
});
