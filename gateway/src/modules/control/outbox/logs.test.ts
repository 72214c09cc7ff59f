import { Writable } from 'node:stream';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { REGISTRATION_CONSENT, requestSealed, setFlags, testApp, type TestApp } from '../../../platform/testing';
import { TestProvider } from './test-provider';

const SECRETS = { number: '1712345678', mail: 'hushed@example.org', password: 'Lantern 42 hushed', token: 'token-of-the-provider' };
const BD = { countryDialingCode: '880' };
const mobileNum = `0${SECRETS.number}`;

const lines: string[] = [];
const log = pino(
  { level: 'trace' },
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString('utf8'));
      done();
    },
  }),
);

let provider: TestProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await TestProvider.start();
  const sms = { url: provider.url, token: SECRETS.token, sender: undefined };
  app = await testApp({ messaging: { sms, mail: undefined, smsDaily: 100, phoneTokens: undefined } }, log);
  // From here on nothing is sent by itself.
  await app.platform.closeEarly('messages.send');
  await setFlags(app, { MOBILENUMREG3: true, MOBILENUMPASSREG3: true, MOBILELOGIN: true });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

/** The code of the latest message, which the provider refuses in every way before it takes it. */
async function codeAtLast(): Promise<string> {
  const echoes: typeof provider.answer = (response) =>
    void response.writeHead(500).end(JSON.stringify(provider.requests.at(-1)?.body));
  for (const answer of [echoes, TestProvider.hangsUp, TestProvider.says(200, 'what?'), TestProvider.takes]) {
    provider.answer = answer;
    await sql`update outbox set next_at = now() where state = 'waiting'`.execute(app.platform.db);
    await app.gateway.services.outbox.dispatch();
  }
  return /[0-9]{6}/.exec(provider.requests.at(-1)?.body.text ?? '')?.[0] ?? '';
}

const ask = (purpose: string) =>
  app.request({ method: 'POST', url: '/wps/verification/sms/noLogin', payload: { mobileNum, purpose, ...BD } });
const seal = (method: 'PUT' | 'POST', url: string, payload: object) => requestSealed(app, { method, url, payload });

it('writes no code, number, mail, password or token into any log, however things go wrong', async () => {
  await app.request({ method: 'POST', url: '/wps/verification/sms/register', payload: { mobileNo: mobileNum, ...BD } });
  const verificationCode = await codeAtLast();
  const password = { password: SECRETS.password, confirmPassword: SECRETS.password };
  const typed = { mobileNum, verificationCode, ...password, ...BD, ...REGISTRATION_CONSENT };
  for (const more of [{ verificationCode: '0' }, { email: SECRETS.mail }, { firebaseIdToken: SECRETS.token }, {}, {}])
    await seal('PUT', '/wps/member/register/mobile', { ...typed, ...more });
  await sql`delete from share_uses`.execute(app.platform.db);
  await ask('login');
  const second = await codeAtLast();
  const signedIn = await seal('POST', '/wps/session/login', { type: 'sms', mobileNum, verificationCode: second, ...BD });
  await ask('login');
  provider.answer = TestProvider.says(422, 'never');
  await sql`delete from share_uses`.execute(app.platform.db);
  await ask('login');
  await app.gateway.services.outbox.dispatch();
  await breakTheTable();
  await sql`delete from share_uses`.execute(app.platform.db);
  const broken = await ask('login');
  await seal('PUT', '/wps/member/register/mobile', typed);

  expect(signedIn.statusCode).toBe(200);
  expect(broken.statusCode).toBe(500);
  const written = lines.join('');
  // It did write: of the message that was given up, and of the call that broke.
  expect(written).toContain('a message was not sent, and is given up');
  expect(written).toContain('verification_codes');
  expect([verificationCode, second].every((code) => /^[0-9]{6}$/.test(code))).toBe(true);
  expect([verificationCode, second, ...Object.values(SECRETS)].filter((secret) => written.includes(secret))).toEqual([]);
});

async function breakTheTable(): Promise<void> {
  const owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
  await owner.query('alter table verification_codes rename to lost_codes');
  await owner.end();
}
