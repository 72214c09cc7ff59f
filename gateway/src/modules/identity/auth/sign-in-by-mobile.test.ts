import { sql } from 'kysely';
import { createPasswords } from '../../../platform/crypto';
import { PASSWORD, differentCpuTimes, requestSealed, setFlags, testApp, type TestApp } from '../../../platform/testing';

let gateway: TestApp;
beforeAll(async () => {
  gateway = await testApp({ passwords: createPasswords() });
  await setFlags(gateway, { MOBILELOGIN: true });
});
afterAll(() => gateway.close());

let host = 0;
const nextAddress = () => `10.6.${(host += 1)}.7`;
let numbers = 0;
const nextNumber = () => `017112${20_000 + (numbers += 1)}`;
const normal = (number: string) => `+880${number.slice(1)}`;
const askFor = (mobileNum: string, purpose = 'login', brand = 'pavilion') =>
  gateway.request({
    method: 'POST',
    url: '/wps/verification/sms/noLogin',
    payload: { mobileNum, countryDialingCode: '880', purpose },
    remoteAddress: nextAddress(),
    brand,
  });
const codeSentTo = async (number: string) => {
  const [line] = await gateway.gateway.services.outbox.readSandbox(normal(number));
  return /\b\d{6}\b/.exec(JSON.stringify(line))?.[0] ?? '';
};
const signIn = (mobileNum: string, verificationCode: string, more: object = {}, brand = 'pavilion') =>
  requestSealed(gateway, {
    method: 'POST',
    url: '/wps/session/login',
    payload: { type: 'sms', mobileNum, countryDialingCode: '880', verificationCode, ...more },
    remoteAddress: nextAddress(),
    brand,
  });
const member = async (account: string, more: object = {}) => {
  const number = nextNumber();
  const { members } = gateway.gateway.services;
  await members.create({ brand: 'pavilion', account, type: 0, password: PASSWORD, phone: normal(number), ...more });
  return number;
};
const letTimePass = () => sql`update share_uses set at = at - interval '2 days'`.execute(gateway.platform.db);

describe('a member who signs in by mobile', () => {
  it('is in with the code that came, however they spell the number, and their password’s age is no matter', async () => {
    const number = await member('texter1', { mustChange: true });
    await askFor(number);

    const answer = await signIn(`${number.slice(1, 5)} ${number.slice(5)}`, await codeSentTo(number));

    expect(answer.statusCode).toBe(200);
    const { value } = answer.json();
    expect(value).toMatchObject({ firstTimeLogin: true, passwordExpired: false });
    expect((await gateway.request({ url: '/wps/member/info', token: value.token })).json().value.account).toBe('texter1');
  });

  it('uses a code once', async () => {
    const number = await member('texter2');
    await askFor(number);
    const code = await codeSentTo(number);

    const answers = await Promise.all([signIn(number, code), signIn(number, code), signIn(number, code)]);

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await signIn(number, code)).json()).toMatchObject({ code: 'verification.code_wrong' });
  });

  it('is not let in by a code for something else, in another brand, or at the agents’ door', async () => {
    const number = await member('texter3');
    await setFlags(gateway, { MOBILERECOVERY: true });
    await askFor(number, 'password');
    expect((await signIn(number, await codeSentTo(number))).json()).toMatchObject({ code: 'verification.code_wrong' });

    await letTimePass();
    await askFor(number);
    const code = await codeSentTo(number);
    await setFlags(gateway, { MOBILELOGIN: true }, 'lagoon');
    expect((await signIn(number, code, {}, 'lagoon')).json()).toMatchObject({ code: 'verification.code_wrong' });
    expect((await signIn(number, code, { area: 'agent' })).json()).toMatchObject({ code: 'auth.non_agent' });
  });

  it('is told when they are blocked, once the code was right', async () => {
    const number = await member('texter4');
    await askFor(number);
    await gateway.platform.db.updateTable('members').set({ status: 'locked' }).where('account', '=', 'texter4').execute();

    expect((await signIn(number, '000000')).json()).toMatchObject({ code: 'verification.code_wrong' });
    expect((await signIn(number, await codeSentTo(number))).json()).toMatchObject({ code: 'auth.blocked' });
  });

  it('has five tries for a code', async () => {
    const number = await member('texter5');
    await askFor(number);
    const code = await codeSentTo(number);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let n = 0; n < 5; n += 1) expect((await signIn(number, wrong)).statusCode).toBe(422);

    expect((await signIn(number, code)).json()).toMatchObject({ code: 'verification.code_expired' });
  });

  it('is told that the brand does not offer it', async () => {
    await setFlags(gateway, { MOBILELOGIN: false });

    expect((await signIn(nextNumber(), '123456')).json()).toMatchObject({
      code: 'auth.mobile_off',
      message: 'This function is not enabled. Contact customer service.',
    });
    await setFlags(gateway, { MOBILELOGIN: true });
  });
});

describe('a number that nobody has', () => {
  it('is answered like one that somebody has, in word and in processor time', async () => {
    const [known, unknown] = [await member('mirror3'), nextNumber()];
    const asked = [await askFor(known), await askFor(unknown)];
    expect(asked[1]?.body).toBe(asked[0]?.body);
    const tried = [await signIn(known, '000000'), await signIn(unknown, '000000')];
    expect(tried[1]?.body).toBe(tried[0]?.body);

    const guess = async (number: string) => {
      await signIn(number, '000000');
      await sql`update verification_codes set tries = 0`.execute(gateway.platform.db);
    };
    const told = await differentCpuTimes({ known: () => guess(known), unknown: () => guess(unknown) });
    expect(told).toBeUndefined();
  });
});
