import { randomUUID } from 'node:crypto';
import { codeSentTo, messagesTo, PASSWORD, registerPlayer, requestSealed, testApp, type TestApp } from '../../../platform/testing';
import { SECOND, type Victim, victimsOf } from './stolen-fixture';

let gateway: TestApp;
beforeAll(async () => (gateway = await testApp()));
afterAll(() => gateway.close());
const { nextAddress, victim, signIn, signedIn, forget, linkSentTo, resetBy } = victimsOf(() => gateway);

const THIEF = { mail: 'thief@evil.example', password: 'Crowbar 99 night', second: '951620' };
const isAlive = async (token: string) => (await gateway.request({ url: '/wps/member/info', token })).statusCode === 200;
const put = (url: string, token: string, payload: object) => requestSealed(gateway, { method: 'PUT', url, payload, token });
const changeMail = (token: string, more: object = {}) => put('/wps/member/info', token, { email: THIEF.mail, ...more });
const changePassword = (token: string, oldPassword: string, more: object = {}) =>
  put('/wps/member/password', token, {
    oldPassword,
    newPassword: THIEF.password,
    confirmNewPassword: THIEF.password,
    ...more,
  });
const changeSecond = (token: string, password: string, more: object = {}) =>
  put('/wps/v2/withdrawals/password', token, {
    password,
    paymentPassword: THIEF.second,
    confirmPaymentPassword: THIEF.second,
    ...more,
  });
const enrol = (token: string, password: string, more: object = {}) =>
  requestSealed(gateway, {
    method: 'POST',
    url: '/wps/member/authenticator/enrolment',
    token,
    payload: { password, ...more },
  });
let numbers = 0;
const addPayee = (token: string, paymentPassword: string) =>
  requestSealed(gateway, {
    method: 'POST',
    url: '/wps/v2/payees',
    token,
    payload: { method: 'river-pay', holder: 'Thief', number: `018${10_000_000 + (numbers += 1)}`, paymentPassword },
  });
const sendCode = (token: string, way: 'sms' | 'mail') =>
  gateway.request({ method: 'POST', url: '/wps/member/proof/code', token, payload: { way }, remoteAddress: nextAddress() });
const mailOf = async (token: string) => (await gateway.request({ url: '/wps/member/info/profile', token })).json().value.email;
const holdOf = async (token: string) => (await gateway.request({ url: '/wps/v2/withdrawals/terms', token })).json().value.hold;
const lastToldTo = async (mail: string) => (await messagesTo(gateway, mail))[0]?.template;

/** Somebody who paid in, which earned them 500 points. */
async function victimWithPoints(more: { second?: boolean } = {}): Promise<Victim> {
  const one = await victim(more);
  const { members, wallet } = gateway.gateway.services;
  const memberId = String((await members.byAccount('pavilion', one.username))?.id);
  const deposit = { kind: 'deposit', brand: 'pavilion', currency: 'BDT', reference: `deposit:${randomUUID()}` } as const;
  await wallet.post({ ...deposit, memberId, amount: 1_000_000n });
  return one;
}
const redeem = (token: string, password: string) =>
  requestSealed(
    {
      ...gateway,
      request: ({ headers, ...options }) =>
        gateway.request({ ...options, headers: { ...headers, 'idempotency-key': randomUUID() } }),
    },
    {
      method: 'POST',
      url: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
      token,
      payload: {
        rewardId: 'tea-mug',
        redeemQuantity: 1,
        receivingAddress: 'Den of thieves 1',
        mobileNumber: '01799999999',
        password,
      },
    },
  );
const pointsOf = async (token: string) =>
  (await gateway.request({ url: '/wps/relay/MCS2_getPointBalance', token })).json().value.pointBalance;

describe('a thief with only the token', () => {
  it('changes neither mail nor passwords nor authenticator, whatever they type in their place', async () => {
    const { token, mail, username } = await victim();

    const tries = [
      await changeMail(token),
      await changeMail(token, { password: 'guess one 1', proof: { way: 'mail', answer: '000000' } }),
      await changePassword(token, 'guess two 22'),
      await changeSecond(token, 'guess three 333'),
      await enrol(token, 'guess four 4444'),
      await addPayee(token, THIEF.second),
    ];

    expect(tries.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422, 422]);
    expect(await mailOf(token)).toBe(mail);
    expect((await signIn(username, PASSWORD)).statusCode).toBe(200);
  });

  it('is out as soon as the owner changes the password, even with a copy of the very session that changed it', async () => {
    const { token, mail } = await victim();
    await sendCode(token, 'mail');
    const proof = { way: 'mail', answer: await codeSentTo(gateway, mail) };

    const changed = await changePassword(token, PASSWORD, { proof });

    expect(changed.statusCode).toBe(200);
    expect(changed.body).not.toContain(String(changed.headers['x-renewed-token']));
    expect([await isAlive(token), await isAlive(String(changed.headers['x-renewed-token']))]).toEqual([false, true]);
  });
});

describe('a thief with only the password', () => {
  it('signs in, and changes nothing that protects the account or the money', async () => {
    const { username, mail } = await victim();
    const token = await signedIn(username, PASSWORD);

    const tries = [
      await changeMail(token, { password: PASSWORD }),
      await changePassword(token, PASSWORD),
      await changeSecond(token, PASSWORD),
      await enrol(token, PASSWORD),
    ];

    for (const refused of tries) {
      expect(refused.json()).toMatchObject({ code: 'auth.proof_required' });
      expect(refused.json().details.ways.map(({ way }: { way: string }) => way)).toEqual(['payment-password', 'mail']);
      expect(refused.body).not.toContain(mail);
    }
    expect((await addPayee(token, THIEF.second)).json()).toMatchObject({ code: 'withdrawals.password_wrong' });
    expect(await mailOf(token)).toBe(mail);
  });

  it('does not get the first withdrawal password of an account that never withdrew', async () => {
    const { username } = await victim({ second: false });
    const token = await signedIn(username, PASSWORD);

    expect((await changeSecond(token, PASSWORD)).json()).toMatchObject({ code: 'auth.proof_required' });
    expect((await addPayee(token, THIEF.second)).json()).toMatchObject({ code: 'withdrawals.password_missing' });
  });

  it('finds no proof by guessing: the withdrawal password locks after five, a code after its own five', async () => {
    const { username } = await victim();
    const token = await signedIn(username, PASSWORD);
    const guess = (way: string, answer: string) => changeMail(token, { password: PASSWORD, proof: { way, answer } });
    for (let n = 0; n < 4; n += 1)
      expect((await guess('payment-password', `00000${n}`)).json()).toMatchObject({ code: 'auth.proof_wrong' });
    expect((await guess('payment-password', '000004')).json()).toMatchObject({ code: 'auth.locked' });
    expect((await guess('payment-password', SECOND)).json()).toMatchObject({ code: 'auth.locked' });

    await sendCode(token, 'mail');
    for (let n = 0; n < 5; n += 1) await guess('mail', `00000${n}`);
    expect((await guess('mail', '000005')).json()).toMatchObject({ code: 'verification.code_expired' });
  });

  it('cannot use a proof that the account does not offer', async () => {
    const { username } = await victim({ second: false });
    const token = await signedIn(username, PASSWORD);

    for (const way of ['payment-password', 'authenticator', 'sms'])
      expect((await changeMail(token, { password: PASSWORD, proof: { way, answer: '000000' } })).json()).toMatchObject({
        code: 'auth.proof_required',
      });
  });

  it('spends no points: goods leave for the withdrawal password, as money does', async () => {
    const one = await victimWithPoints();
    const token = await signedIn(one.username, PASSWORD);

    expect((await redeem(token, PASSWORD)).json()).toMatchObject({
      code: 'withdrawals.password_wrong',
      fields: { password: 'withdrawals.password_wrong' },
    });
    expect(await pointsOf(token)).toBe(500);

    expect((await redeem(one.token, SECOND)).statusCode).toBe(200);
    expect(await pointsOf(token)).toBe(200);
  });

  it('waits a day with the points of somebody who has nothing but a password', async () => {
    const username = `plain${(numbers += 1)}`;
    await registerPlayer(gateway, username);
    const token = await signedIn(username, PASSWORD);

    expect((await redeem(token, PASSWORD)).json()).toMatchObject({ code: 'withdrawals.password_missing' });
    expect((await changeSecond(token, PASSWORD)).statusCode).toBe(200);
    expect((await redeem(token, THIEF.second)).json()).toMatchObject({ code: 'points.held', details: { hours: 24 } });
  });

  it('waits a day with the money of somebody who has nothing but a password, and the owner sees it', async () => {
    const username = `plain${(numbers += 1)}`;
    await registerPlayer(gateway, username);
    const token = await signedIn(username, PASSWORD);
    expect((await changeSecond(token, PASSWORD)).statusCode).toBe(200);
    expect((await addPayee(token, THIEF.second)).statusCode).toBe(200);

    const { until, what } = await holdOf(token);

    expect(what).toBe('payee');
    expect(new Date(until).getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  });
});

describe('a thief with only the mail box', () => {
  it('gets a new password, but neither the address nor the money: a mail is no second proof for what came by mail', async () => {
    const { username, mail } = await victim();
    await forget({ username, mail });
    const token = (await resetBy(await linkSentTo(mail), THIEF.password)).json().value.token as string;

    expect((await sendCode(token, 'mail')).json()).toMatchObject({ code: 'auth.proof_required' });
    for (const refused of [
      await changeMail(token, { password: THIEF.password }),
      await changeSecond(token, THIEF.password),
      await enrol(token, THIEF.password),
    ]) {
      expect(refused.json()).toMatchObject({
        code: 'auth.proof_required',
        details: { ways: [{ way: 'payment-password', target: '' }] },
      });
    }
    expect(await holdOf(token)).toMatchObject({ what: 'password' });
  });

  it('waits three days where there is nothing else to ask for, and another password does not shorten that', async () => {
    const { username, mail } = await victim({ second: false });
    await forget({ username, mail });
    const token = (await resetBy(await linkSentTo(mail), THIEF.password)).json().value.token as string;

    for (const refused of [
      await changeMail(token, { password: THIEF.password }),
      await changeSecond(token, THIEF.password),
      await enrol(token, THIEF.password),
      await changePassword(token, THIEF.password, { newPassword: 'Another 55 lamp', confirmNewPassword: 'Another 55 lamp' }),
    ])
      expect(refused.json()).toMatchObject({ code: 'auth.proof_wait', details: { hours: 72 } });
  });

  it('spends no points on the day of the new password, not even with the withdrawal password', async () => {
    const { username, mail } = await victimWithPoints();
    await forget({ username, mail });
    const token = (await resetBy(await linkSentTo(mail), THIEF.password)).json().value.token as string;

    expect((await redeem(token, THIEF.password)).json()).toMatchObject({ code: 'withdrawals.password_wrong' });
    expect((await redeem(token, SECOND)).json()).toMatchObject({ code: 'points.held' });
    expect(await pointsOf(token)).toBe(500);
  });

  it('has no use of an older link once the owner changed password or address', async () => {
    const { username, mail, token } = await victim();
    await forget({ username, mail });
    const code = await linkSentTo(mail);

    const proof = { way: 'payment-password', answer: SECOND };
    expect((await changeMail(token, { email: `${username}@new.example`, password: PASSWORD, proof })).statusCode).toBe(200);

    expect((await resetBy(code, THIEF.password)).json()).toMatchObject({ code: 'password.link_expired' });
  });
});

describe('the owner', () => {
  const proof = { way: 'payment-password', answer: SECOND };

  it('changes the mail with two proofs; the address of before is told, withdrawals wait a day, and open links end', async () => {
    const { token, username, mail } = await victim();
    expect(await holdOf(token)).toBeNull();

    const changed = await changeMail(token, { email: `${username}@new.example`, password: PASSWORD, proof });

    expect(changed.json().value).toMatchObject({ email: `${username}@new.example` });
    expect(await lastToldTo(mail)).toBe('mail.changed');
    expect(await holdOf(token)).toMatchObject({ what: 'mail' });
  });

  it.each<[string, string, (one: Victim) => Promise<{ statusCode: number }>]>([
    ['password', 'password.changed', ({ token }) => changePassword(token, PASSWORD, { proof })],
    ['withdrawal password', 'payment-password.changed', ({ token }) => changeSecond(token, PASSWORD, { proof })],
    ['payee', 'payee.added', ({ token }) => addPayee(token, SECOND)],
  ])('is told by mail of another %s', async (_, template, change) => {
    const one = await victim();

    expect((await change(one)).statusCode).toBe(200);

    expect(await lastToldTo(one.mail)).toBe(template);
  });

  it('is asked for nothing when other things change, or when the mail stays as it is', async () => {
    const { token, mail } = await victim();

    expect((await put('/wps/member/info', token, { email: mail.toUpperCase(), nickname: 'Nadia' })).statusCode).toBe(200);
  });
});
