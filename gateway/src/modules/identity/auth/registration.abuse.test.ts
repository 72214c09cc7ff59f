import { sql } from 'kysely';
import type { LightMyRequestResponse } from 'fastify';
import { migrate } from '../../../platform/database/migrate';
import { emptyDatabase } from '../../../platform/database/schema-in-test';
import { readSharesConfig } from '../../../platform/shares-config';
import {
  PASSWORD,
  registerPlayer,
  REGISTRATION_CONSENT,
  requestSealed,
  solveCaptcha,
  testApp,
  type TestApp,
} from '../../../platform/testing';
import { createCaptchas } from './captchas';

let app: TestApp;
/** With the shares that every installation begins with. */
beforeAll(async () => (app = await testApp({ shares: readSharesConfig({}) })));
afterAll(() => app.close());

const register = (username: string, remoteAddress: string, more: object = {}) =>
  requestSealed(app, {
    method: 'PUT',
    url: '/wps/member/register',
    payload: { username, password: PASSWORD, confirmPassword: PASSWORD, ...REGISTRATION_CONSENT, ...more },
    remoteAddress,
  });
const askForCaptcha = async (asked: boolean) => {
  await sql`update registration_rules set enabled = ${asked}, required = ${asked} where field = 'captcha'`.execute(app.platform.db);
};
/** What an attacker has who reads a captcha, and does its work. */
const readCaptcha = async (address: string) => {
  const captcha = await createCaptchas(app.platform.db).issue('pavilion', { address }, 'ab2cd');
  return { captcha: 'ab2cd', captchaId: solveCaptcha(captcha) };
};
const toldOf = (answers: readonly LightMyRequestResponse[]) =>
  answers.map((answer) => `${answer.statusCode} ${answer.json<{ code?: string }>().code ?? 'registered'}`);

describe('a program that registers accounts', () => {
  it('gets none without a captcha, where no operator decided otherwise', async () => {
    const { url, owner, drop } = await emptyDatabase();
    await migrate(url);

    const { rows } = await owner.query("select distinct enabled, required from registration_rules where field = 'captcha'");

    await drop();
    expect(rows).toEqual([{ enabled: true, required: true }]);
  });

  it('has ten from its household within an hour, at whatever address of its /64', async () => {
    const answers = [];
    for (let at = 0; at < 12; at += 1) answers.push(await register(`farmer${at}`, `2001:db8:1:1::${at}`));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(200), 429, 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(3_000);
  });

  it('has no more when it sends all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => register(`crowd${at}`, '203.0.113.7')));

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  });

  it('has a hundred from its network, whichever household it writes from', async () => {
    await sql`insert into share_uses (key, at, expires_at)
      select 'registration network 2001:db8:2', now(), now() + interval '1 hour' from generate_series(1, 99)`.execute(
      app.platform.db,
    );

    const answers = [await register('lastone', '2001:db8:2:1::1'), await register('onetoomany', '2001:db8:2:2::1')];

    expect(toldOf(answers)).toEqual(['200 registered', '429 request.too_many']);
  });

  it('gives no account of its neighbours away by what is refused', async () => {
    const refusals = [];
    for (let at = 0; at < 15; at += 1) refusals.push(await register(`friendof${at}`, '192.0.2.1', { referralCode: 'NOBODY42' }));

    expect(new Set(toldOf(refusals))).toEqual(new Set(['422 register.referral_unknown']));
    expect((await register('neighbour', '192.0.2.1')).statusCode).toBe(200);
  });
});

describe('a program that asks which names there are', () => {
  beforeAll(async () => {
    await registerPlayer(app, 'rahima1');
    await askForCaptcha(true);
  });
  afterAll(() => askForCaptcha(false));

  it('is told the same of every name before it has read a captcha and done its work', async () => {
    const address = '2001:db8:3:1::1';
    const unread = { captcha: 'zzzzz', captchaId: 'nobody-was-shown-it' };
    const answers = await Promise.all(
      ['rahima1', 'nobody1'].map(async (name) => [await register(name, address), await register(name, address, unread)]),
    );

    const [taken, free] = answers.map((each) => each.map(({ body, statusCode }) => `${statusCode} ${body}`));
    expect(taken).toEqual(free);
    expect(toldOf(answers[0] ?? [])).toEqual(['422 register.invalid', '422 auth.captcha_wrong']);
  });

  it('is told of one name for each captcha', async () => {
    const read = await readCaptcha('2001:db8:4:1::1');

    const answers = [await register('rahima1', '2001:db8:4:1::1', read), await register('rahima1', '2001:db8:4:1::1', read)];

    expect(toldOf(answers)).toEqual(['422 register.username_taken', '422 auth.captcha_wrong']);
  });

  it('is told of thirty names an hour, captchas or not', async () => {
    await askForCaptcha(false);
    const answers = [];
    for (let at = 0; at < 32; at += 1) answers.push(await register('rahima1', `2001:db8:5:1::${at}`));
    await askForCaptcha(true);

    expect(toldOf(answers)).toEqual([
      ...Array<string>(30).fill('422 register.username_taken'),
      ...Array<string>(2).fill('429 request.too_many'),
    ]);
  });
});

describe('a flood of registrations from a hundred and twenty networks', () => {
  it('leaves those who sign in their own lane, and is told to come back later', async () => {
    await registerPlayer(app, 'karim1');
    const done: string[] = [];
    const flood = Array.from({ length: 120 }, async (_, at) => {
      const answer = await register(`flood${at}`, `2001:db8:f${at.toString(16)}:1::1`);
      done.push(answer.statusCode === 200 ? 'registered' : 'refused');
      return answer;
    });
    const payload = { username: 'karim1', password: PASSWORD };
    const signedIn = await requestSealed(app, { method: 'POST', url: '/wps/session/login', payload, remoteAddress: '192.0.2.9' });
    done.push('signed in');

    const answers = await Promise.all(flood);

    expect(signedIn.statusCode).toBe(200);
    const last = done.indexOf('signed in');
    expect(done.slice(last).filter((what) => what === 'registered').length).toBeGreaterThan(5);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(new Set(toldOf(refused))).toEqual(new Set(['503 register.busy']));
    expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['2']));
  });
});
