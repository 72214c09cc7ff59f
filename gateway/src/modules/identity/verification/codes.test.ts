import { sql } from 'kysely';
import { createPasswords } from '../../../platform/crypto';
import {
  anotherGateway,
  REGISTRATION_CONSENT,
  codeSentTo,
  messagesTo,
  differentCpuTimes,
  requestSealed,
  setFlags,
  testApp,
  type TestApp,
} from '../../../platform/testing';

let gateway: TestApp;
beforeAll(async () => {
  gateway = await testApp({ passwords: createPasswords() });
  for (const brand of ['pavilion', 'lagoon'])
    await setFlags(gateway, { MOBILENUMREG3: true, MOBILELOGIN: true, MOBILERECOVERY: true }, brand);
});
afterAll(() => gateway.close());

const BD = { countryDialingCode: '880' };
let people = 0;
/** Every test has numbers of a range of their own, and asks from a network of its own, because both are counted. */
const nextNumber = () => `017${String((people += 1)).padStart(4, '0')}1234`;
const nextAddress = () => `10.${(people += 1) >> 8}.${people & 255}.7`;
const normalForm = (typed: string) => `+88${typed}`;

const ask = (mobileNum: string, purpose: string, address = nextAddress(), brand = 'pavilion', to = gateway) =>
  to.request({
    method: 'POST',
    url: '/wps/verification/sms/noLogin',
    payload: { mobileNum, purpose, ...BD },
    remoteAddress: address,
    brand,
  });
const askToRegister = (mobileNo: string, address = nextAddress(), brand = 'pavilion', to = gateway) =>
  to.request({
    method: 'POST',
    url: '/wps/verification/sms/register',
    payload: { mobileNo, ...BD },
    remoteAddress: address,
    brand,
  });
const register = (mobileNum: string, verificationCode: string, brand = 'pavilion') =>
  requestSealed(gateway, {
    method: 'PUT',
    url: '/wps/member/register/mobile',
    payload: { mobileNum, verificationCode, ...BD, ...REGISTRATION_CONSENT },
    brand,
  });
const signIn = (mobileNum: string, verificationCode: string, brand = 'pavilion') =>
  requestSealed(gateway, {
    method: 'POST',
    url: '/wps/session/login',
    payload: { type: 'sms', mobileNum, verificationCode, ...BD },
    remoteAddress: nextAddress(),
    brand,
  });
const letTimePass = (interval: string) =>
  sql`with codes as (update verification_codes set expires_at = expires_at - ${interval}::interval)
    update share_uses set at = at - ${interval}::interval`.execute(gateway.platform.db);
/** A member who came by their number. */
const memberWith = async (mobileNum: string) => {
  await askToRegister(mobileNum);
  await register(mobileNum, await codeSentTo(gateway, normalForm(mobileNum)));
  await letTimePass('2 days');
};
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code', () => {
  it('is six digits in a message in the asker’s language, and says for how long the button waits', async () => {
    const number = nextNumber();

    const answer = await gateway.request({
      method: 'POST',
      url: '/wps/verification/sms/register',
      payload: { mobileNo: number, ...BD },
      headers: { 'accept-language': 'bn-BD' },
    });

    expect(answer.json()).toEqual({ success: true, value: { expiredMinutes: 1 } });
    const [message] = await messagesTo(gateway, normalForm(number));
    expect(message).toMatchObject({ kind: 'sms', template: 'code.register', locale: 'bn', recipient: '+8801•••••234' });
    expect(message?.text).toMatch(/^Pavilion: আপনার নিবন্ধনের কোড [0-9]{6}। /);
  });

  it('lies in the database as nothing that could be read or tried', async () => {
    const number = nextNumber();
    await askToRegister(number);
    const code = await codeSentTo(gateway, normalForm(number));

    const { rows } = await sql<{ text: string }>`
      select to_jsonb(code)::text as text from verification_codes code
      union all select to_jsonb(message)::text from outbox message`.execute(gateway.platform.db);

    expect(rows.filter(({ text }) => text.includes(code) || text.includes(number.slice(1)))).toEqual([]);
  });

  it('is good once, even for two who bring it at the same moment', async () => {
    const number = nextNumber();
    await memberWith(number);
    await ask(number, 'login');
    const code = await codeSentTo(gateway, normalForm(number));

    const answers = await Promise.all([signIn(number, code), signIn(number, code)]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await signIn(number, code)).json()).toMatchObject({ code: 'verification.code_wrong' });
  });

  it('is good once of four that come in the same instant, every time', async () => {
    const { verification } = gateway.gateway.services;
    const outcomes = [];
    for (let round = 0; round < 10; round += 1) {
      const number = nextNumber();
      await askToRegister(number);
      const [target, code] = [normalForm(number), await codeSentTo(gateway, normalForm(number))];
      const redeemed = [1, 2, 3, 4].map(() => verification.redeem('pavilion', 'register', target, code));
      const settled = await Promise.allSettled(redeemed);
      outcomes.push(settled.filter(({ status }) => status === 'fulfilled').length);
    }

    expect(outcomes).toEqual(Array<number>(10).fill(1));
  });

  it('is good for five minutes, and is then said to be too old', async () => {
    const number = nextNumber();
    await askToRegister(number);
    const code = await codeSentTo(gateway, normalForm(number));
    await letTimePass('5 minutes');

    expect((await register(number, code)).json()).toMatchObject({
      code: 'verification.code_expired',
      fields: { verificationCode: 'verification.code_expired' },
    });
  });

  it('is good for five tries, sent one after another or all at once', async () => {
    const [slow, fast] = [nextNumber(), nextNumber()];
    await Promise.all([askToRegister(slow), askToRegister(fast)]);
    const [slowCode, fastCode] = [await codeSentTo(gateway, normalForm(slow)), await codeSentTo(gateway, normalForm(fast))];
    for (let n = 0; n < 5; n += 1) await register(slow, otherThan(slowCode));
    const burst = await Promise.all(Array.from({ length: 12 }, () => register(fast, otherThan(fastCode))));

    expect((await register(slow, slowCode)).json()).toMatchObject({ code: 'verification.code_expired' });
    expect((await register(fast, fastCode)).json()).toMatchObject({ code: 'verification.code_expired' });
    expect(burst.filter((answer) => answer.json().code === 'verification.code_wrong')).toHaveLength(5);
  });

  it('is replaced by the next one', async () => {
    const number = nextNumber();
    await askToRegister(number);
    const first = await codeSentTo(gateway, normalForm(number));
    await letTimePass('61 seconds');
    await askToRegister(number);
    const second = await codeSentTo(gateway, normalForm(number));

    if (first !== second) expect((await register(number, first)).json()).toMatchObject({ code: 'verification.code_wrong' });
    expect((await register(number, second)).statusCode).toBe(200);
  });

  it('of one purpose, brand or number is nothing to another', async () => {
    const [number, other] = [nextNumber(), nextNumber()];
    await memberWith(number);
    await ask(number, 'password');
    const code = await codeSentTo(gateway, normalForm(number));

    expect((await signIn(number, code)).json()).toMatchObject({ code: 'verification.code_wrong' });
    expect((await register(other, code)).json()).toMatchObject({ code: 'verification.code_wrong' });
    expect((await signIn(number, code, 'lagoon')).json()).toMatchObject({ code: 'verification.code_wrong' });
  });

  it.each([
    ['nothing', '', 'verification.code_missing'],
    ['five digits', '12345', 'verification.code_wrong'],
    ['digits of another script', '১২৩৪৫৬', 'verification.code_wrong'],
  ])('that is %s is refused', async (_, typed, code) => {
    const number = nextNumber();
    await askToRegister(number);

    expect((await register(number, typed)).json()).toMatchObject({ code, fields: { verificationCode: code } });
  });

  it('is where its flag is on, and nowhere else', async () => {
    await setFlags(gateway, { MOBILELOGIN: false });

    expect((await ask(nextNumber(), 'login')).json()).toMatchObject({ code: 'verification.off' });
    await setFlags(gateway, { MOBILELOGIN: true });
  });
});

describe('asking for codes', () => {
  const statusesOf = async (times: number, act: (n: number) => Promise<{ statusCode: number }>) => {
    const statuses = [];
    for (let n = 0; n < times; n += 1) statuses.push((await act(n)).statusCode);
    return statuses;
  };
  const passed = (statuses: number[]) => statuses.filter((status) => status === 200).length;

  it('is for one number once a minute, three times in ten and five times a day', async () => {
    const number = nextNumber();
    const again = async (later: string) => {
      await letTimePass(later);
      return (await ask(number, 'login')).statusCode;
    };

    expect(await again('2 days')).toBe(200);
    expect(await again('50 seconds')).toBe(429);
    expect([await again('11 seconds'), await again('61 seconds')]).toEqual([200, 200]);
    expect(await again('61 seconds')).toBe(429);
    expect([await again('10 minutes'), await again('61 seconds')]).toEqual([200, 200]);
    expect(await again('6 hours')).toBe(429);
    expect(await again('18 hours')).toBe(200);
  });

  it('says how long to wait, in the answer and in its head', async () => {
    const number = nextNumber();
    await ask(number, 'login');

    const answer = await ask(number, 'login');

    expect(answer.json()).toMatchObject({ code: 'request.too_many', details: { minutes: 1 } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50);
  });

  it('counts a number by its normal form, whatever way it is written and whichever way in the code is for', async () => {
    const number = nextNumber();
    await ask(number, 'login');

    const written = [number.slice(1), `+88${number}`, `0088${number}`, `${number.slice(0, 5)}-${number.slice(5)}`];
    const statuses = await statusesOf(written.length, (n) => ask(written[n] ?? '', 'login'));

    expect(statuses).toEqual([429, 429, 429, 429]);
    expect((await ask(number, 'password')).statusCode).toBe(429);
    expect((await ask(number, 'login', nextAddress(), 'lagoon')).statusCode).toBe(200);
  });

  it('lets one through of many that come at the same moment', async () => {
    const number = nextNumber();

    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(number, 'login')));

    expect(passed(answers.map(({ statusCode }) => statusCode))).toBe(1);
  });

  it('is from one address ten times an hour, and again an hour later', async () => {
    const address = nextAddress();

    const statuses = await statusesOf(11, () => ask(nextNumber(), 'login', address));

    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    await letTimePass('1 hour');
    expect((await ask(nextNumber(), 'login', address)).statusCode).toBe(200);
  });

  it.each([
    ['of version 4', (n: number) => `172.16.9.${n + 1}`, '172.16.10.1'],
    ['of version 6', (n: number) => `2001:db8:77:${(n + 1).toString(16)}::1`, '2001:db8:78::1'],
    ['of version 4 in the clothes of 6', (n: number) => `::ffff:172.17.9.${n + 1}`, '172.17.10.1'],
  ])('is from one network %s thirty times an hour, from however many addresses', async (_, hostOf, neighbour) => {
    const statuses = await statusesOf(31, (n) => ask(nextNumber(), 'login', hostOf(n)));

    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
    expect((await ask(nextNumber(), 'login', neighbour)).statusCode).toBe(200);
  });

  it('is one household’s, whatever addresses it takes from its own /64', async () => {
    const statuses = await statusesOf(11, (n) => ask(nextNumber(), 'login', `2001:db8:90:1::${n + 1}`));

    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('pumps messages to a range of numbers thirty times an hour, from whatever networks', async () => {
    const range = '0199990';

    const statuses = await statusesOf(40, (n) => askToRegister(`${range}${1000 + n}`, `10.200.${n}.1`));

    expect(passed(statuses)).toBe(30);
    expect((await askToRegister('01999911000')).statusCode).toBe(200);
  });

  it('ends for a brand with its codes of the day', async () => {
    const small = await testApp({ messaging: { ...gateway.platform.config.messaging, smsDaily: 3 } });
    await setFlags(small, { MOBILENUMREG3: true });

    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await askToRegister(nextNumber(), nextAddress(), 'pavilion', small));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.json()).toMatchObject({ code: 'verification.quota_reached' });
    await small.close();
  });

  it('is refused in production until a provider is set: no message is kept to be read there', async () => {
    const strict = await testApp({ production: true });
    await setFlags(strict, { MOBILELOGIN: true });
    const number = nextNumber();

    const answer = await ask(number, 'login', nextAddress(), 'pavilion', strict);

    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'verification.off' });
    expect(await messagesTo(strict, normalForm(number))).toEqual([]);
    expect(await strict.platform.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    await strict.close();
  });

  it('is not forgotten by a restart, nor is a code', async () => {
    const number = nextNumber();
    await askToRegister(number);
    const code = await codeSentTo(gateway, normalForm(number));
    const restarted = await anotherGateway(gateway.platform);
    const there = { ...gateway, request: anotherDoor(restarted.site) };

    expect((await askToRegister(number, nextAddress(), 'pavilion', there)).statusCode).toBe(429);
    const payload = { mobileNum: number, verificationCode: code, ...BD, ...REGISTRATION_CONSENT };
    const registered = await requestSealed(there, { method: 'PUT', url: '/wps/member/register/mobile', payload });
    expect(registered.statusCode).toBe(200);
    await restarted.close();
  });

  it('does not tell whether a number has an account: same status, same body, and no message for nobody', async () => {
    const [known, unknown] = [nextNumber(), nextNumber()];
    await memberWith(known);
    const before = (await messagesTo(gateway, normalForm(known))).length;

    for (const purpose of ['login', 'password']) {
      const [here, nowhere] = [await ask(known, purpose), await ask(unknown, purpose)];
      expect(nowhere.statusCode).toBe(here.statusCode);
      expect(nowhere.body).toBe(here.body);
      await letTimePass('1 day');
    }

    expect(await messagesTo(gateway, normalForm(known))).toHaveLength(before + 2);
    expect(await messagesTo(gateway, normalForm(unknown))).toEqual([]);
    const wrong = '000000';
    expect((await signIn(unknown, wrong)).body).toBe((await signIn(known, wrong)).body);
  });

  it('costs as much for a number without an account', async () => {
    const known = nextNumber();
    await memberWith(known);
    const askAnew = async (number: string) => {
      await ask(number, 'login');
      await sql`delete from share_uses`.execute(gateway.platform.db);
    };

    const told = await differentCpuTimes({ known: () => askAnew(known), unknown: () => askAnew(nextNumber()) });

    expect(told).toBeUndefined();
  });
});

function anotherDoor(site: TestApp['gateway']['site']): TestApp['request'] {
  return ({ brand = 'pavilion', headers, ...options }) =>
    site.inject({ ...options, headers: { host: `${brand}.localhost`, ...headers } });
}
