import { sql } from 'kysely';
import { PASSWORD, requestSealed, setFlags, testApp, type TestApp } from '../../../platform/testing';

/** Messages that a brand sends in a day. */
const QUOTA = 6;
let gateway: TestApp;
beforeAll(async () => {
  gateway = await testApp({ messaging: { sms: undefined, mail: undefined, smsDaily: QUOTA, phoneTokens: undefined } });
  for (const brand of ['pavilion', 'lagoon'])
    await setFlags(gateway, { MOBILENUMREG3: true, MOBILELOGIN: true, MOBILERECOVERY: true, SIGNINCHECK: true }, brand);
});
afterAll(() => gateway.close());
afterEach(() => sql`delete from share_uses`.execute(gateway.platform.db));

const HOME = '103.4.145.2';
const ABROAD = '81.2.69.160';
const STRANGER = '10.66.66.6';
let people = 0;
const nextAddress = () => `10.${(people += 1) >> 8}.${people & 255}.7`;
const aMinutePasses = () => sql`update share_uses set at = at - interval '11 minutes'`.execute(gateway.platform.db);

/** A member with a number, who signed in from home. */
async function owner() {
  const account = `caller${(people += 1)}`;
  const mobileNum = `0171122${String(people).padStart(4, '0')}`;
  const { members } = gateway.gateway.services;
  await members.create({ brand: 'pavilion', account, type: 0, password: PASSWORD, phone: `+88${mobileNum}` });
  const { id } = (await members.byAccount('pavilion', account)) ?? {};
  await sql`insert into member_networks (member_id, network) values (${id}, sign_in_network(${HOME}))`.execute(gateway.platform.db);
  return { account, mobileNum };
}
const ask = (mobileNum: string, purpose: 'login' | 'password', { brand = 'pavilion', address = nextAddress() } = {}) =>
  gateway.request({
    method: 'POST',
    url: '/wps/verification/sms/noLogin',
    payload: { mobileNum, countryDialingCode: '880', purpose },
    remoteAddress: address,
    brand,
  });
const askToRegister = (mobileNo: string) =>
  gateway.request({
    method: 'POST',
    url: '/wps/verification/sms/register',
    payload: { mobileNo, countryDialingCode: '880' },
    remoteAddress: nextAddress(),
  });
const signIn = (username: string, remoteAddress: string) =>
  requestSealed(gateway, { method: 'POST', url: '/wps/session/login', payload: { username, password: PASSWORD }, remoteAddress });
/** The code that a sign-in abroad asks for. */
async function askForCheck(account: string, remoteAddress = ABROAD) {
  const { challenge } = (await signIn(account, remoteAddress)).json().details;
  return gateway.request({
    method: 'POST',
    url: '/wps/session/login/check/code',
    payload: { challenge, way: 'sms' },
    remoteAddress,
  });
}
/** The code that a change asks for. */
async function askForProof(account: string) {
  const { token } = (await signIn(account, HOME)).json().value;
  return gateway.request({ method: 'POST', url: '/wps/member/proof/code', token, payload: { way: 'sms' }, remoteAddress: HOME });
}
const statusOf = async (asked: Promise<{ statusCode: number }>) => (await asked).statusCode;

describe('whoever types somebody’s number five times a day', () => {
  it('leaves the owner the code of a sign-in and the one before a change', async () => {
    const { account, mobileNum } = await owner();
    for (let n = 0; n < 6; n += 1) {
      await ask(mobileNum, 'login', { address: STRANGER });
      await aMinutePasses();
    }

    expect([await statusOf(askForCheck(account)), await statusOf(askForProof(account))]).toEqual([200, 429]);
    await aMinutePasses();
    expect(await statusOf(askForProof(account))).toBe(200);
  });

  it('at another brand, where nobody has it, leaves the owner every code at their own', async () => {
    const { account, mobileNum } = await owner();
    for (let n = 0; n < 5; n += 1) {
      expect(await statusOf(ask(mobileNum, 'login', { brand: 'lagoon', address: STRANGER }))).toBe(200);
      await aMinutePasses();
    }

    expect([await statusOf(ask(mobileNum, 'password')), await statusOf(askForCheck(account))]).toEqual([200, 200]);
  });

  it('or asks to register with it, leaves the owner the code by which they sign in', async () => {
    const { mobileNum } = await owner();
    for (let n = 0; n < 5; n += 1) {
      await askToRegister(mobileNum);
      await aMinutePasses();
    }

    expect(await statusOf(ask(mobileNum, 'login'))).toBe(200);
  });
});

describe('whoever asks for codes by the hundred', () => {
  it('with numbers that nobody has, uses up neither the messages of the brand nor those of a neighbourhood', async () => {
    const { mobileNum } = await owner();
    const asked = [];
    for (let n = 0; n < 31; n += 1) asked.push(await statusOf(ask(`${mobileNum.slice(0, -4)}${9000 + n}`, 'login')));

    expect(new Set(asked)).toEqual(new Set([200]));
    expect(await statusOf(ask(mobileNum, 'login'))).toBe(200);
  });

  it('ends the visitors’ messages of the day, for numbers with and without an account, and not the members’', async () => {
    const { account, mobileNum } = await owner();
    for (let n = 0; n < QUOTA; n += 1) await askToRegister(`0181000${1000 + n}`);

    const [here, nowhere] = [await ask(mobileNum, 'login'), await ask('01999990001', 'login')];
    expect(here.json()).toMatchObject({ code: 'verification.quota_reached' });
    expect(nowhere.json().code).toBe(here.json().code);
    expect(await statusOf(askForCheck(account))).toBe(200);
  });

  it('from the owner’s own network leaves them the code of a sign-in', async () => {
    const { account } = await owner();
    for (let n = 0; n < 11; n += 1) await ask(`01999${100_000 + n}`, 'login', { address: ABROAD });

    expect(await statusOf(askForCheck(account))).toBe(200);
  });
});
