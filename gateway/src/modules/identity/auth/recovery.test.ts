import { sql } from 'kysely';
import { createPasswords } from '../../../platform/crypto';
import {
  REGISTRATION_CONSENT,
  codeSentTo,
  messagesTo,
  PASSWORD,
  startFreePlay,
  differentCpuTimes,
  registerPlayer,
  requestSealed,
  setFlags,
  testApp,
  type TestApp,
} from '../../../platform/testing';

let gateway: TestApp;
beforeAll(async () => {
  gateway = await testApp({ passwords: createPasswords() });
  await setFlags(gateway, { MOBILENUMREG3: true, MOBILELOGIN: true, MOBILERECOVERY: true });
});
afterAll(() => gateway.close());

const NEW_PASSWORD = 'Monsoon 77 drums';
const BD = { countryDialingCode: '880' };
let people = 0;
const nextAddress = () => `10.${(people += 1) >> 8}.${people & 255}.7`;
const nextNumber = () => `018${String((people += 1)).padStart(4, '0')}1234`;

/** A member who told their mail. */
const memberWithMail = async (username: string, brand = 'pavilion') => {
  const email = `${username}@example.org`;
  const extra = brand === 'lagoon' ? { email, password: 'coral1234', confirmPassword: 'coral1234' } : {};
  const token = await registerPlayer(gateway, username, extra, brand);
  if (brand !== 'lagoon')
    await requestSealed(gateway, { method: 'PUT', url: '/wps/member/info', payload: { email, password: PASSWORD }, token });
  return { username, email, token };
};
/** A member who came by their number, without a password. */
const memberWithNumber = async () => {
  const mobileNum = nextNumber();
  await gateway.request({
    method: 'POST',
    url: '/wps/verification/sms/register',
    payload: { mobileNo: mobileNum, ...BD },
    remoteAddress: nextAddress(),
  });
  const verificationCode = await codeSentTo(gateway, `+88${mobileNum}`);
  const payload = { mobileNum, verificationCode, ...BD, ...REGISTRATION_CONSENT };
  const answer = await requestSealed(gateway, { method: 'PUT', url: '/wps/member/register/mobile', payload });
  await sql`delete from share_uses`.execute(gateway.platform.db);
  return { mobileNum, token: answer.json().value.token as string };
};

const forget = (payload: { username: string; email: string }, more: { address?: string; headers?: object; brand?: string } = {}) =>
  gateway.request({
    method: 'POST',
    url: '/wps/member/password/email',
    payload,
    remoteAddress: more.address ?? nextAddress(),
    brand: more.brand ?? 'pavilion',
    ...(more.headers && { headers: more.headers as Record<string, string> }),
  });
const linkTo = async (email: string) => {
  const sent = await messagesTo(gateway, email);
  const text = sent.find(({ template }) => template === 'password.link')?.text ?? '';
  return /\S+\/login\?reset=(\S+)/.exec(text) ?? ['', ''];
};
const codeOf = async (email: string) => (await linkTo(email))[1] ?? '';
const reset = (code: string, typed: { newPassword?: string; confirmNewPassword?: string; brand?: string } = {}) => {
  const { newPassword = NEW_PASSWORD, confirmNewPassword = newPassword, brand = 'pavilion' } = typed;
  return requestSealed(gateway, {
    method: 'PUT',
    url: '/wps/member/password/reset',
    payload: { code, newPassword, confirmNewPassword },
    remoteAddress: nextAddress(),
    brand,
  });
};
const signIn = (username: string, password: string) =>
  requestSealed(gateway, {
    method: 'POST',
    url: '/wps/session/login',
    payload: { username, password },
    remoteAddress: nextAddress(),
  });
const isAlive = async (token: string) => (await gateway.request({ url: '/wps/member/info', token })).statusCode === 200;
const letTimePass = (interval: string) =>
  sql`with links as (update password_links set expires_at = expires_at - ${interval}::interval)
    update share_uses set at = at - ${interval}::interval`.execute(gateway.platform.db);

describe('who forgot their password and knows their mail', () => {
  it('gets a link, sets a new one, is signed in, and everybody else is signed out and the member told', async () => {
    const { username, email, token: elsewhere } = await memberWithMail('forgetful1');

    expect((await forget({ username: 'FORGETFUL1', email: ` ${email.toUpperCase()}` })).json()).toEqual({
      success: true,
      value: {},
    });
    const answer = await reset(await codeOf(email));

    expect(answer.statusCode).toBe(200);
    expect(answer.json().value).toMatchObject({ token: expect.any(String), firstTimeLogin: false, passwordExpired: false });
    expect([await isAlive(answer.json().value.token), await isAlive(elsewhere)]).toEqual([true, false]);
    expect((await signIn(username, PASSWORD)).statusCode).toBe(401);
    expect((await signIn(username, NEW_PASSWORD)).statusCode).toBe(200);
    const { lines } = await gateway.gateway.services.audit.page('all', { limit: 1 });
    expect(lines[0]).toMatchObject({ action: 'password.recovered', brand: 'pavilion', after: { by: 'mail' } });
    expect((await messagesTo(gateway, email))[0]).toMatchObject({
      template: 'password.changed',
      text: expect.stringContaining('Hello forgetful1,\n\nthe password of your account at Pavilion was changed on '),
    });
  });

  it('is led to the brand’s own site, whatever port and scheme the request came with', async () => {
    const { username, email } = await memberWithMail('poisoned1');

    await forget({ username, email }, { headers: { host: 'pavilion.localhost:6666', 'x-forwarded-proto': 'javascript' } });

    expect((await linkTo(email))[0]).toMatch(/^http:\/\/pavilion\.localhost:4000\/login\?reset=[\w-]{43}$/);
  });

  it('can use a link once, even twice at the same moment', async () => {
    const { username, email } = await memberWithMail('twice1');
    await forget({ username, email });
    const code = await codeOf(email);

    const answers = await Promise.all([reset(code), reset(code)]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await reset(code)).json()).toMatchObject({ code: 'password.link_expired' });
  });

  it('can use a link once of four times in the same instant, every time', async () => {
    const { auth, brands } = gateway.gateway.services;
    const brand = brands.byCode('pavilion')!;
    const outcomes = [];
    for (let round = 0; round < 5; round += 1) {
      const { username, email } = await memberWithMail(`instant${round}`);
      await forget({ username, email });
      const body = { code: await codeOf(email), newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
      const caller = { address: nextAddress(), device: '' };
      const settled = await Promise.allSettled([1, 2, 3, 4].map(() => auth.recovery.resetByLink(brand, body, caller, 'en')));
      outcomes.push(settled.filter(({ status }) => status === 'fulfilled').length);
    }

    expect(outcomes).toEqual(Array<number>(5).fill(1));
  });

  it('can use it for half an hour, only the latest one, and only in its brand', async () => {
    const { username, email } = await memberWithMail('late1');
    await forget({ username, email });
    const first = await codeOf(email);
    await letTimePass('61 seconds');
    await forget({ username, email });
    const second = await codeOf(email);

    expect((await reset(first)).json()).toMatchObject({ code: 'password.link_expired' });
    expect((await reset(second, { brand: 'lagoon' })).json()).toMatchObject({ code: 'password.link_expired' });
    await letTimePass('30 minutes');
    expect((await reset(second)).json()).toMatchObject({ code: 'password.link_expired' });
    expect((await reset('')).statusCode).toBe(400);
  });

  it('keeps the link when the new password is not good enough yet', async () => {
    const { username, email } = await memberWithMail('choosy1');
    await forget({ username, email });
    const code = await codeOf(email);

    expect((await reset(code, { confirmNewPassword: 'another one 12' })).json()).toMatchObject({
      code: 'password.mismatch',
      fields: { confirmNewPassword: 'password.mismatch' },
    });
    for (const newPassword of ['short', 'password123', 'choosy1'])
      expect((await reset(code, { newPassword })).json()).toMatchObject({
        code: 'password.weak',
        fields: { newPassword: 'password.weak' },
      });
    expect((await reset(code)).statusCode).toBe(200);
  });

  it('is let in again after a hundred wrong passwords', async () => {
    const { username, email } = await memberWithMail('guessed1');
    await signIn(username, 'wrong guess');
    await sql`update sign_in_guards set failures = 100 where account_key = ${username}`.execute(gateway.platform.db);
    expect((await signIn(username, PASSWORD)).json()).toMatchObject({ code: 'auth.recovery_only' });

    await forget({ username, email });
    await reset(await codeOf(email));

    expect((await signIn(username, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('is not let in by it when the account is locked, before or after the link', async () => {
    const { username, email } = await memberWithMail('locked2');
    await forget({ username, email });
    const code = await codeOf(email);
    await sql`update members set status = 'locked' where account = ${username}`.execute(gateway.platform.db);

    expect((await reset(code)).json()).toMatchObject({ code: 'auth.blocked' });
    await letTimePass('61 seconds');
    const before = (await messagesTo(gateway, email)).length;
    await forget({ username, email });
    expect(await messagesTo(gateway, email)).toHaveLength(before);
  });
});

describe('asking for a link', () => {
  it('answers the same about every name and mail, and writes only to the right one', async () => {
    const { username, email } = await memberWithMail('mirror3');
    const other = await memberWithMail('mirror4');
    const trial = await startFreePlay(gateway, 'a-device-that-plays-for-free');
    const { account: guest } = (await gateway.request({ url: '/wps/member/info', token: trial })).json().value;

    const answers = [
      await forget({ username, email }),
      await forget({ username: 'nobody3', email }),
      await forget({ username: other.username, email: 'else@example.org' }),
      await forget({ username: guest, email }),
      await forget({ username: 'not a name \u0007', email: 'not a mail' }),
    ];

    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await messagesTo(gateway, email)).toHaveLength(1);
    expect(await messagesTo(gateway, 'else@example.org')).toEqual([]);
    expect(await messagesTo(gateway, other.email)).toEqual([]);
  });

  it('costs as much for a name that does not exist', async () => {
    const { username, email } = await memberWithMail('clock3');
    const ask = async (name: string) => {
      await forget({ username: name, email });
      await sql`delete from share_uses`.execute(gateway.platform.db);
    };

    const told = await differentCpuTimes({ known: () => ask(username), unknown: (round) => ask(`clockless${round}`) });

    expect(told).toBeUndefined();
  });

  it.each(['exists', 'does not exist'])('is once a minute for a name that %s, however it is written', async (kind) => {
    const username = `often${kind.length}`;
    if (kind === 'exists') await memberWithMail(username);
    const ask = (name: string) => forget({ username: name, email: `${username}@example.org` });

    expect([(await ask(username)).statusCode, (await ask(username.toUpperCase())).statusCode]).toEqual([200, 429]);
    await letTimePass('61 seconds');
    expect((await ask(username)).statusCode).toBe(200);
  });

  it('is ten times an hour from one address, whatever the names', async () => {
    const address = nextAddress();
    const statuses = [];
    for (let n = 0; n < 11; n += 1)
      statuses.push((await forget({ username: `sweep${n}`, email: 'x@example.org' }, { address })).statusCode);

    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('for the same name in another brand is about another person', async () => {
    const here = await memberWithMail('twin3');
    const there = await memberWithMail('twin3', 'lagoon');
    await forget({ username: 'twin3', email: there.email }, { brand: 'lagoon' });

    await reset(await codeOf(there.email), { newPassword: 'coral56789', brand: 'lagoon' });

    expect(await isAlive(here.token)).toBe(true);
    expect((await signIn('twin3', PASSWORD)).statusCode).toBe(200);
  });
});

describe('who forgot their password and has their phone', () => {
  const ask = (mobileNum: string) =>
    gateway.request({
      method: 'POST',
      url: '/wps/verification/sms/noLogin',
      payload: { mobileNum, purpose: 'password', ...BD },
      remoteAddress: nextAddress(),
    });
  const resetBy = (mobileNum: string, verificationCode: string, newPassword = NEW_PASSWORD) =>
    requestSealed(gateway, {
      method: 'PUT',
      url: '/wps/member/password/verification',
      payload: { mobileNum, verificationCode, newPassword, ...BD },
      remoteAddress: nextAddress(),
    });

  it('sets a new one by a code and is signed in; who never had one has one now', async () => {
    const { mobileNum, token: elsewhere } = await memberWithNumber();
    const { account } = (await gateway.request({ url: '/wps/member/info', token: elsewhere })).json().value;
    await ask(mobileNum);

    const answer = await resetBy(mobileNum, await codeSentTo(gateway, `+88${mobileNum}`));

    expect(answer.json().value).toMatchObject({ token: expect.any(String), passwordExpired: false });
    expect([await isAlive(answer.json().value.token), await isAlive(elsewhere)]).toEqual([true, false]);
    expect((await signIn(account, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('keeps the code when the new password is not good enough', async () => {
    const { mobileNum } = await memberWithNumber();
    await ask(mobileNum);
    const code = await codeSentTo(gateway, `+88${mobileNum}`);

    expect((await resetBy(mobileNum, code, 'short')).json()).toMatchObject({ fields: { newPassword: 'password.weak' } });
    expect((await resetBy(mobileNum, code)).statusCode).toBe(200);
  });

  it('learns no more about a number that nobody has than that the code is wrong', async () => {
    const { mobileNum } = await memberWithNumber();
    const nobodys = nextNumber();
    await Promise.all([ask(mobileNum), ask(nobodys)]);
    const wrong = (await codeSentTo(gateway, `+88${mobileNum}`)) === '000000' ? '000001' : '000000';

    const [known, unknown] = [await resetBy(mobileNum, wrong), await resetBy(nobodys, wrong)];

    expect(unknown.statusCode).toBe(422);
    expect(unknown.body).toBe(known.body);
  });

  it('is asked for it only where the brand wants that', async () => {
    await setFlags(gateway, { MOBILERECOVERY: false });

    expect((await resetBy(nextNumber(), '123456')).json()).toMatchObject({ code: 'verification.off' });
    await setFlags(gateway, { MOBILERECOVERY: true });
  });

  it('gets no message at a locked account', async () => {
    const { mobileNum } = await memberWithNumber();
    await sql`update members set status = 'locked'
      where id = (select member_id from member_profiles order by member_id desc limit 1)`.execute(gateway.platform.db);
    const before = (await messagesTo(gateway, `+88${mobileNum}`)).length;

    expect((await ask(mobileNum)).statusCode).toBe(200);
    expect(await messagesTo(gateway, `+88${mobileNum}`)).toHaveLength(before);
  });
});
