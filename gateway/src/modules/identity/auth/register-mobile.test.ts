import { sql } from 'kysely';
import {
  REGISTRATION_CONSENT,
  codeSentTo,
  PASSWORD,
  registerPlayer,
  requestSealed,
  setFlags,
  testApp,
  type TestApp,
} from '../../../platform/testing';

let gateway: TestApp;
beforeAll(async () => (gateway = await testApp()));
afterAll(() => gateway.close());
beforeEach(async () => {
  await setFlags(gateway, { MOBILENUMREG3: true, MOBILENUMPASSREG3: false, REGMOBVERF3: false, MOBILELOGIN: true });
  await sql`delete from share_uses`.execute(gateway.platform.db);
});

const BD = { countryDialingCode: '880' };
let numbers = 0;
const nextNumber = () => `019${String((numbers += 1)).padStart(4, '0')}1234`;
const codeFor = async (mobileNo: string, brand = 'pavilion') => {
  await gateway.request({ method: 'POST', url: '/wps/verification/sms/register', payload: { mobileNo, ...BD }, brand });
  return codeSentTo(gateway, `+88${mobileNo}`);
};
const byMobile = (payload: Record<string, unknown>, brand = 'pavilion') =>
  requestSealed(gateway, {
    method: 'PUT',
    url: '/wps/member/register/mobile',
    payload: { ...BD, ...REGISTRATION_CONSENT, ...payload },
    brand,
  });
const byName = (payload: Record<string, unknown>) =>
  requestSealed(gateway, {
    method: 'PUT',
    url: '/wps/member/register',
    payload: { password: PASSWORD, confirmPassword: PASSWORD, ...REGISTRATION_CONSENT, ...payload },
  });
const infoOf = async (token: string) => (await gateway.request({ url: '/wps/member/info', token })).json().value;
const ask = (field: string, rule: object) =>
  gateway.platform.db
    .updateTable('registration_rules')
    .set(rule)
    .where('brand', '=', 'pavilion')
    .where('field', '=', field)
    .execute();

describe('somebody who registers with their number', () => {
  it('is signed in at once, under a name that does not tell the number', async () => {
    const mobileNum = nextNumber();

    const answer = await byMobile({
      mobileNum,
      verificationCode: await codeFor(mobileNum),
      device: 'phone',
      login: true,
      registerUrl: 'http://pavilion.localhost/register',
      domain: 'pavilion.localhost',
    });

    expect(answer.json().value).toMatchObject({ firstTimeLogin: true, passwordExpired: false });
    const { account, type } = await infoOf(answer.json().value.token);
    expect(type).toBe(0);
    expect(account).toMatch(/^m[a-z0-9]{9}$/);
    expect(account).not.toContain(mobileNum.slice(-4));
  });

  it('signs in with it from then on, however they write it', async () => {
    const mobileNum = nextNumber();
    await byMobile({ mobileNum, verificationCode: await codeFor(mobileNum) });
    await sql`delete from share_uses`.execute(gateway.platform.db);
    const typed = { mobileNum: `+88 ${mobileNum.slice(0, 5)}-${mobileNum.slice(5)}`, ...BD };
    await gateway.request({ method: 'POST', url: '/wps/verification/sms/noLogin', payload: { ...typed, purpose: 'login' } });

    const payload = { type: 'sms', ...typed, verificationCode: await codeSentTo(gateway, `+88${mobileNum}`) };
    const answer = await requestSealed(gateway, { method: 'POST', url: '/wps/session/login', payload });

    expect(answer.statusCode).toBe(200);
    expect(answer.json().value.firstTimeLogin).toBe(false);
  });

  it('has a number that lies sealed in the database', async () => {
    const mobileNum = nextNumber();
    await byMobile({ mobileNum, verificationCode: await codeFor(mobileNum) });

    const { rows } = await sql<{ text: string }>`
      select to_jsonb(member)::text || to_jsonb(profile)::text as text
      from members member join member_profiles profile on profile.member_id = member.id`.execute(gateway.platform.db);

    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ text }) => text.includes(mobileNum.slice(1)))).toEqual([]);
  });

  it('is told that the number has an account only after showing that it is theirs, in whatever form it is written', async () => {
    const mobileNum = nextNumber();
    await byMobile({ mobileNum, verificationCode: await codeFor(mobileNum) });
    await sql`delete from share_uses`.execute(gateway.platform.db);
    const code = await codeFor(mobileNum);

    expect((await byMobile({ mobileNum, verificationCode: code === '000000' ? '000001' : '000000' })).json()).toMatchObject({
      code: 'verification.code_wrong',
    });
    expect((await byMobile({ mobileNum: mobileNum.slice(1), verificationCode: code })).json()).toMatchObject({
      code: 'register.phone_taken',
      fields: { mobileNum: 'register.phone_taken' },
    });
    const { rows } = await sql`select 1 from member_profiles where phone_index is not null`.execute(gateway.platform.db);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('may have an account in each brand', async () => {
    await setFlags(gateway, { MOBILENUMREG3: true }, 'lagoon');
    await gateway.platform.db.updateTable('registration_rules').set({ required: false }).where('field', '=', 'email').execute();
    const mobileNum = nextNumber();
    await byMobile({ mobileNum, verificationCode: await codeFor(mobileNum) });
    await sql`delete from share_uses`.execute(gateway.platform.db);

    expect((await byMobile({ mobileNum, verificationCode: await codeFor(mobileNum, 'lagoon') }, 'lagoon')).statusCode).toBe(200);
  });

  it('keeps the code when something else is to be corrected first', async () => {
    const mobileNum = nextNumber();
    const verificationCode = await codeFor(mobileNum);

    expect((await byMobile({ mobileNum, verificationCode, termsAccepted: false })).json().fields).toEqual({
      termsAccepted: 'register.terms_missing',
    });
    expect((await byMobile({ mobileNum, verificationCode, referralCode: 'NOBODY123' })).json()).toMatchObject({
      code: 'register.referral_unknown',
    });
    expect((await byMobile({ mobileNum, verificationCode })).statusCode).toBe(200);
  });

  it('chooses a password too, where the brand asks for one', async () => {
    const mobileNum = nextNumber();
    const verificationCode = await codeFor(mobileNum);
    const typed = { mobileNum, verificationCode };
    expect((await byMobile({ ...typed, password: PASSWORD, confirmPassword: PASSWORD })).json().fields).toEqual({
      password: 'register.invalid',
    });
    await setFlags(gateway, { MOBILENUMPASSREG3: true });

    expect((await byMobile(typed)).json().fields).toEqual({ password: 'register.invalid' });
    expect((await byMobile({ ...typed, password: PASSWORD, confirmPassword: 'another 12' })).json().fields).toEqual({
      confirmPassword: 'password.mismatch',
    });
    const answer = await byMobile({ ...typed, password: PASSWORD, confirmPassword: PASSWORD });
    const { account } = await infoOf(answer.json().value.token);
    const payload = { username: account, password: PASSWORD };
    expect((await requestSealed(gateway, { method: 'POST', url: '/wps/session/login', payload })).statusCode).toBe(200);
  });

  it('signs in with the number and that password, however the number is written, and with no other password', async () => {
    await setFlags(gateway, { MOBILENUMREG3: true, MOBILENUMPASSREG3: true, MOBILELOGIN: false });
    const mobileNum = nextNumber();
    const typed = { mobileNum, password: PASSWORD, confirmPassword: PASSWORD };
    const registered = await byMobile({ ...typed, verificationCode: await codeFor(mobileNum) });
    const { account } = await infoOf(registered.json().value.token);
    const signIn = (username: string, password = PASSWORD) =>
      requestSealed(gateway, { method: 'POST', url: '/wps/session/login', payload: { username, password } });

    for (const username of [
      mobileNum,
      mobileNum.slice(1),
      `+88${mobileNum}`,
      `+88 ${mobileNum.slice(0, 5)}-${mobileNum.slice(5)}`,
    ]) {
      const answer = await signIn(username);
      expect((await infoOf(answer.json().value.token)).account).toBe(account);
    }
    const [known, nobodys] = [await signIn(mobileNum, 'Lantern 99 river'), await signIn('01999999999', 'Lantern 99 river')];
    expect(known.statusCode).toBe(401);
    expect(known.json()).toEqual(nobodys.json());
  });

  it('counts wrong passwords for one number, in whatever way it is written, and as much for one that nobody has', async () => {
    const mobileNum = nextNumber();
    await byMobile({ mobileNum, verificationCode: await codeFor(mobileNum) });
    const captchaDue = async (number: string) => {
      const due: boolean[] = [];
      for (const username of [number, `+88${number}`, number.slice(1)])
        due.push(
          (
            await requestSealed(gateway, {
              method: 'POST',
              url: '/wps/session/login',
              payload: { username, password: 'wrong one 1' },
            })
          ).json().details.captcha,
        );
      return due;
    };

    expect(await captchaDue('01977777777')).toEqual([false, false, true]);
    expect(await captchaDue(mobileNum)).toEqual([false, false, true]);
  });

  it('presses again when the answer was lost, with the code that is used up, and is signed in', async () => {
    const mobileNum = nextNumber();
    const payload = { ...BD, ...REGISTRATION_CONSENT, mobileNum, verificationCode: await codeFor(mobileNum) };
    const press = () =>
      requestSealed(gateway, {
        method: 'PUT',
        url: '/wps/member/register/mobile',
        payload,
        headers: { 'idempotency-key': 'mobile-registration-1' },
      });

    const [first, again] = [await press(), await press()];

    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
  });

  it.each([
    ['without a number', { mobileNum: '' }, 'register.invalid'],
    ['without a code', { mobileNum: '01912345678' }, 'verification.code_missing'],
    ['with a number of no phone', { mobileNum: '01112345678', verificationCode: '123456' }, 'verification.phone_invalid'],
    ['with a number of a foreign country', { mobileNum: '9876543210', countryDialingCode: '91' }, 'verification.country_refused'],
  ])('%s is told so', async (_, typed, code) => {
    const answer = await byMobile(typed);

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code });
  });

  it.each([{ username: 'chosen1' }, { type: 1 }, { phone: '+8801912345678' }, { status: 'active' }])(
    'cannot send along %j',
    async (more) => {
      expect((await byMobile({ mobileNum: nextNumber(), verificationCode: '123456', ...more })).statusCode).toBe(400);
    },
  );

  it('is told nothing but that it is closed, where it is', async () => {
    await setFlags(gateway, { MOBILENUMREG3: false });

    expect((await byMobile({ mobileNum: nextNumber() })).json()).toMatchObject({ code: 'register.off' });
  });
});

describe('somebody who registers by name', () => {
  it('shows that their number is theirs where the brand wants that', async () => {
    await setFlags(gateway, { REGMOBVERF3: true });
    const mobileNum = nextNumber();

    expect((await byName({ username: 'numbered1' })).json().fields).toEqual({ mobileNum: 'register.invalid' });
    expect((await byName({ username: 'numbered1', mobileNum, ...BD })).json()).toMatchObject({ code: 'verification.code_missing' });
    const verificationCode = await codeFor(mobileNum);
    await registerTaken();
    expect((await byName({ username: 'takenname', mobileNum, verificationCode, ...BD })).json()).toMatchObject({
      code: 'register.username_taken',
    });
    expect((await byName({ username: 'numbered1', mobileNum, verificationCode, ...BD })).statusCode).toBe(200);
    const { members } = gateway.gateway.services;
    expect(await members.byPhone('pavilion', `+88${mobileNum}`)).toMatchObject({ account: 'numbered1' });
  });

  it('tells a number that nobody checked without keeping its owner out', async () => {
    await ask('mobileNum', { enabled: true });
    const mobileNum = nextNumber();

    expect((await byName({ username: 'claimer1', mobileNum, ...BD })).statusCode).toBe(200);
    expect((await byName({ username: 'claimer2', mobileNum: '12345', ...BD })).json().fields).toEqual({
      mobileNum: 'register.invalid',
    });
    expect((await byName({ username: 'claimer2', mobileNum: '01112345678', ...BD })).json().fields).toEqual({
      mobileNum: 'verification.phone_invalid',
    });
    expect((await byMobile({ mobileNum, verificationCode: await codeFor(mobileNum) })).statusCode).toBe(200);
    await ask('mobileNum', { enabled: false });
  });

  it.each([
    [{ termsAccepted: false }, { termsAccepted: 'register.terms_missing' }],
    [{ adultConfirmed: false }, { adultConfirmed: 'register.adult_missing' }],
    [
      { termsAccepted: undefined, adultConfirmed: undefined },
      { termsAccepted: 'register.terms_missing', adultConfirmed: 'register.adult_missing' },
    ],
  ])('has to agree: %j', async (agreed, fields) => {
    const answer = await byName({ username: 'hasty1', ...agreed });

    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual(fields);
  });

  it('tells every field that a brand can ask for, each by its own rule', async () => {
    await gateway.platform.db
      .updateTable('registration_rules')
      .set({ enabled: true, required: true })
      .where('brand', '=', 'pavilion')
      .where('field', 'not in', ['captcha', 'affiliateCode', 'referralCode', 'recommenderId', 'mobileNum'])
      .execute();
    const right = {
      username: 'complete1',
      email: 'mita@example.org',
      payeeName: 'মিতা সেন',
      idNumber: '19901234567',
      qqNum: '1234567',
      line: 'mita_s',
      whatsapp: '8801712345678',
      facebook: 'mita.sen',
      wechat: 'mita_s',
      telegram: '@mita_s',
      zalo: '8801712345678',
      nickname: 'নদীর মাঝি',
      birthday: '1990-02-28',
      address: 'বাড়ি ১২, সিলেট',
      nationality: 'বাংলাদেশি',
      occupation: 'শিক্ষক',
      incomeSource: 'বেতন',
      paymentPassword: '730519',
    };
    const wrong = {
      email: 'mita',
      payeeName: 'মিতা ১',
      idNumber: '1990-1',
      qqNum: 'x1234567',
      line: 'mi ta',
      whatsapp: '+88 017',
      facebook: 'm\u202ea',
      wechat: ' ',
      telegram: 'a b c d',
      zalo: 'zalo',
      nickname: 'ab\u200bcd',
      birthday: '2015-01-01',
      address: '১২',
      nationality: 'B4',
      occupation: '!',
      incomeSource: '1',
      paymentPassword: '12345',
    };

    expect((await byName({ ...right, username: 'complete2', ...wrong })).json().fields).toEqual({
      ...Object.fromEntries(Object.keys(wrong).map((field) => [field, 'register.invalid'])),
      birthday: 'member.birthday_refused',
    });
    const answer = await byName(right);
    expect(answer.statusCode).toBe(200);
    const { token } = answer.json().value;
    expect((await infoOf(token)).nickname).toBe('নদীর মাঝি');
    expect((await gateway.request({ url: '/wps/member/info/profile', token })).json().value).toMatchObject({
      email: 'mita@example.org',
      telegram: '@mita_s',
      whatsapp: '8801712345678',
      birthday: '1990-02-28',
    });
  });

  it('is as old as the brand asks for', async () => {
    const years = (age: number) => `${new Date().getUTCFullYear() - age}-01-01`;
    await sql`update registration_settings set adult_age = 21 where brand = 'pavilion'`.execute(gateway.platform.db);
    await gateway.platform.db
      .updateTable('registration_rules')
      .set({ enabled: false, required: false })
      .where('brand', '=', 'pavilion')
      .where('field', 'not in', ['username', 'password', 'birthday'])
      .execute();

    expect((await gateway.request({ url: '/wps/system/setting/register' })).json().value.adultAge).toBe(21);
    expect((await byName({ username: 'young1', birthday: years(20) })).json().fields).toEqual({
      birthday: 'member.birthday_refused',
    });
    expect((await byName({ username: 'grown1', birthday: years(22) })).statusCode).toBe(200);
  });
});

async function registerTaken(): Promise<void> {
  await setFlags(gateway, { REGMOBVERF3: false });
  await registerPlayer(gateway, 'takenname');
  await setFlags(gateway, { REGMOBVERF3: true });
}
