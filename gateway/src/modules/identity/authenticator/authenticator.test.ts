import type { LightMyRequestResponse } from 'fastify';
import {
  authenticatorCode,
  messagesTo,
  PASSWORD,
  registerPlayer,
  requestSealed,
  testApp,
  type TestApp,
} from '../../../platform/testing';
import { normaliseRecoveryCode, newRecoveryCodes } from './recovery-codes';

let gateway: TestApp;
beforeAll(async () => (gateway = await testApp()));
afterAll(() => gateway.close());

const path = '/wps/member/authenticator';
let host = 0;
const nextAddress = () => `10.5.${(host += 1)}.7`;
const stateOf = async (token: string) => (await gateway.request({ url: path, token })).json().value;
const begin = (token: string, password = PASSWORD) =>
  requestSealed(gateway, { method: 'POST', url: `${path}/enrolment`, token, payload: { password } });
const finish = (token: string, code: string) => gateway.request({ method: 'PUT', url: path, token, payload: { code } });
const end = (token: string, payload: object) => requestSealed(gateway, { method: 'DELETE', url: path, token, payload });
const signIn = (username: string, remoteAddress = nextAddress(), password = PASSWORD) =>
  requestSealed(gateway, { method: 'POST', url: '/wps/session/login', payload: { username, password }, remoteAddress });
const challengeOf = (answer: LightMyRequestResponse) => answer.json<{ details: { challenge: string } }>().details.challenge;
const answerBy = (challenge: string, answer: string, remoteAddress: string) =>
  requestSealed(gateway, {
    method: 'POST',
    url: '/wps/session/login/check',
    payload: { challenge, way: 'authenticator', answer },
    remoteAddress,
  });
/** A member with an authenticator that used the code of the step before. */
const enrolled = async (account: string) => {
  const token = await registerPlayer(gateway, account);
  const { secret } = (await begin(token)).json().value as { secret: string };
  const { recoveryCodes } = (await finish(token, authenticatorCode(secret, -1))).json().value as { recoveryCodes: string[] };
  return { token, secret, recoveryCodes };
};

describe('a member who sets an authenticator up', () => {
  it('scans an address that names brand and account, sends a code back, and is told ten recovery codes', async () => {
    const token = await registerPlayer(gateway, 'setter1');
    expect(await stateOf(token)).toEqual({ enrolled: false, recoveryCodesLeft: 0 });

    const begun = await begin(token);
    const { secret, otpauth, expires } = begun.json().value;
    expect(otpauth).toMatch(/^otpauth:\/\/totp\/Pavilion:setter1\?issuer=Pavilion&secret=[A-Z2-7]{32}&/);
    expect(otpauth).toContain(secret);
    expect(begun.headers['cache-control']).toBe('no-store');
    expect(new Date(expires).getTime()).toBeGreaterThan(Date.now() + 9 * 60_000);
    expect(await stateOf(token)).toMatchObject({ enrolled: false });

    const done = await finish(token, authenticatorCode(secret));
    expect(done.statusCode).toBe(200);
    expect(new Set(done.json().value.recoveryCodes).size).toBe(10);
    expect(await stateOf(token)).toEqual({ enrolled: true, recoveryCodesLeft: 10 });
  });

  it('types the code again when it was wrong, in two groups if they like', async () => {
    const token = await registerPlayer(gateway, 'setter2');
    const { secret } = (await begin(token)).json().value;
    const right = authenticatorCode(secret);

    expect((await finish(token, String((Number(right) + 1) % 1_000_000).padStart(6, '0'))).json()).toMatchObject({
      code: 'authenticator.code_wrong',
      fields: { code: 'authenticator.code_wrong' },
    });
    expect((await finish(token, `${right.slice(0, 3)} ${right.slice(3)}`)).statusCode).toBe(200);
  });

  it('needs the password, and a beginning that is not ten minutes old', async () => {
    const token = await registerPlayer(gateway, 'setter3');

    expect((await begin(token, 'not this one')).json()).toMatchObject({ code: 'password.wrong' });
    expect((await finish(token, '123456')).json()).toMatchObject({ code: 'authenticator.enrolment_expired' });
    const { secret } = (await begin(token)).json().value;
    await gateway.platform.db
      .updateTable('authenticator_enrolments')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await finish(token, authenticatorCode(secret))).json()).toMatchObject({ code: 'authenticator.enrolment_expired' });
  });

  it('cannot put a second one in place of the first', async () => {
    const { token } = await enrolled('setter4');

    const answer = await begin(token);

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'authenticator.enrolled' });
  });

  it('leaves an entry in the audit log, and no secret that can be read', async () => {
    const { secret, recoveryCodes } = await enrolled('setter5');

    const { lines } = await gateway.gateway.services.audit.page('all', { limit: 1 });
    expect(lines[0]).toMatchObject({ action: 'authenticator.enrolled', brand: 'pavilion', who: expect.stringMatching(/^member /) });
    const kept = JSON.stringify(
      [
        await gateway.platform.db.selectFrom('authenticators').selectAll().execute(),
        await gateway.platform.db.selectFrom('authenticator_recovery_codes').selectAll().execute(),
      ],
      (_, value) => (typeof value === 'bigint' ? String(value) : value),
    );
    expect([secret, ...recoveryCodes].filter((text) => kept.includes(text))).toEqual([]);
  });
});

describe('a member with an authenticator', () => {
  it('is asked for its code at every sign-in, wherever they are, and for nothing weaker', async () => {
    const { secret } = await enrolled('holder1');

    const asked = await signIn('holder1', '127.0.0.1');
    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toMatchObject({
      code: 'auth.challenge_required',
      details: { challenge: expect.stringMatching(/^[\w-]{43}$/), ways: [{ way: 'authenticator', target: '' }] },
    });
    const answer = await answerBy(challengeOf(asked), authenticatorCode(secret), '127.0.0.1');

    expect(answer.statusCode).toBe(200);
    expect(answer.json().value).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/), passwordExpired: false });
    expect(await stateOf(answer.json().value.token)).toMatchObject({ enrolled: true });
  });

  it('who recovers a lost password by mail has the new one, and is asked for a code before anything opens', async () => {
    const { token, secret, recoveryCodes } = await enrolled('holder11');
    const [email, remoteAddress] = ['holder11@example.org', nextAddress()];
    const proof = { way: 'authenticator', answer: recoveryCodes[0] };
    await requestSealed(gateway, { method: 'PUT', url: '/wps/member/info', payload: { email, password: PASSWORD, proof }, token });
    const forgotten = { username: 'holder11', email };
    await gateway.request({ method: 'POST', url: '/wps/member/password/email', payload: forgotten, remoteAddress });
    const sent = (await messagesTo(gateway, email)).map(({ text }) => text).join('\n');
    const payload = {
      code: /reset=([\w-]+)/.exec(sent)?.[1],
      newPassword: 'Monsoon 77 drums',
      confirmNewPassword: 'Monsoon 77 drums',
    };

    const renewed = await requestSealed(gateway, { method: 'PUT', url: '/wps/member/password/reset', payload, remoteAddress });

    expect(renewed.json()).toMatchObject({
      code: 'auth.challenge_required',
      details: { ways: [{ way: 'authenticator', target: '' }] },
    });
    expect(renewed.body).not.toContain('token');
    expect((await gateway.request({ url: '/wps/member/info', token })).statusCode).toBe(401);
    const answer = await answerBy(challengeOf(renewed), authenticatorCode(secret), remoteAddress);
    expect((await gateway.request({ url: '/wps/member/info', token: answer.json().value.token })).statusCode).toBe(200);
    expect((await signIn('holder11')).json()).toMatchObject({ code: 'auth.wrong_credentials' });
  });

  it('who comes from another site is asked for it as well', async () => {
    const { secret } = await enrolled('holder12');
    const { auth, members } = gateway.gateway.services;
    const member = await members.byAccount('pavilion', 'holder12');
    const mark = 'm'.repeat(32);
    const { code } = await auth.issueOneTimeCodeFor(member!, mark);
    const remoteAddress = nextAddress();

    const arrived = await gateway.request({
      method: 'POST',
      url: '/wps/session/code',
      payload: { code },
      remoteAddress,
      headers: { cookie: `pavilion-device=${mark}` },
    });

    expect(arrived.json()).toMatchObject({ code: 'auth.challenge_required' });
    expect((await answerBy(challengeOf(arrived), authenticatorCode(secret), remoteAddress)).statusCode).toBe(200);
  });

  it('uses a code once, and none from before it', async () => {
    const { secret } = await enrolled('holder2');
    const address = nextAddress();
    const attempt = async (code: string) => answerBy(challengeOf(await signIn('holder2', address)), code, address);

    // The same ones, even when half a minute ends in between.
    const [code, before] = [authenticatorCode(secret), authenticatorCode(secret, -1)];
    expect((await attempt(code)).statusCode).toBe(200);
    expect((await attempt(code)).json()).toMatchObject({ code: 'auth.challenge_wrong', details: { triesLeft: 4 } });
    expect((await attempt(before)).json()).toMatchObject({ code: 'auth.challenge_wrong' });
  });

  it('of two who bring the same code at once, lets one in', async () => {
    const { secret } = await enrolled('holder3');
    const address = nextAddress();
    const challenges = [challengeOf(await signIn('holder3', address)), challengeOf(await signIn('holder3', address))];

    const answers = await Promise.all(challenges.map((challenge) => answerBy(challenge, authenticatorCode(secret), address)));

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('signs in by a recovery code when it is lost, in whatever way they type it, once', async () => {
    const { recoveryCodes } = await enrolled('holder4');
    const address = nextAddress();
    const [code = ''] = recoveryCodes;
    const attempt = async (typed: string) => answerBy(challengeOf(await signIn('holder4', address)), typed, address);

    const first = await attempt(code.toLowerCase().replace('-', ' '));
    expect(first.statusCode).toBe(200);
    expect(await stateOf(first.json().value.token)).toEqual({ enrolled: true, recoveryCodesLeft: 9 });
    expect((await attempt(code)).json()).toMatchObject({ code: 'auth.challenge_wrong' });
  });

  it('cannot be guessed at by whoever knows the password, in however many sign-ins', async () => {
    await enrolled('holder5');
    const address = nextAddress();
    const attempt = async () => answerBy(challengeOf(await signIn('holder5', address)), '000000', address);
    for (let n = 0; n < 4; n += 1) expect((await attempt()).json()).toMatchObject({ code: 'auth.challenge_wrong' });

    expect((await attempt()).json()).toMatchObject({ code: 'auth.locked', details: { minutes: 5 } });
    expect((await attempt()).json()).toMatchObject({ code: 'auth.locked' });
  });

  it('ends it with password and code, and is asked no more', async () => {
    const { token, secret, recoveryCodes } = await enrolled('holder6');

    expect((await end(token, { password: 'not this one', code: authenticatorCode(secret) })).json()).toMatchObject({
      code: 'password.wrong',
    });
    expect((await end(token, { password: PASSWORD, code: '000000' })).json()).toMatchObject({ code: 'authenticator.code_wrong' });
    expect((await end(token, { password: PASSWORD, code: recoveryCodes[3] })).statusCode).toBe(200);

    expect(await stateOf(token)).toEqual({ enrolled: false, recoveryCodesLeft: 0 });
    expect((await signIn('holder6')).statusCode).toBe(200);
    expect((await end(token, { password: PASSWORD, code: '000000' })).json()).toMatchObject({ code: 'authenticator.missing' });
  });

  it('cannot have it ended by guesses through a stolen session', async () => {
    const { token } = await enrolled('holder7');
    for (let n = 0; n < 4; n += 1) await end(token, { password: PASSWORD, code: '000000' });

    expect((await end(token, { password: PASSWORD, code: '000000' })).json()).toMatchObject({ code: 'auth.locked' });
    expect(await stateOf(token)).toMatchObject({ enrolled: true });
  });
});

describe('recovery codes', () => {
  it('are ten different ones, read back however they are typed', () => {
    const codes = newRecoveryCodes();

    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/.test(code))).toBe(true);
    expect(codes.map((code) => normaliseRecoveryCode(` ${code.toLowerCase().replace('-', '')} `))).toEqual(codes);
    expect(['123456', 'ABCDE-FGHI0', 'ABCDE', ''].map(normaliseRecoveryCode)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
