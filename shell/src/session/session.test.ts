import { codeOwner, verifyChallenge, freePlay, redeemCode, signIn, signOut } from '@pavilion/api/calls/auth';
import { memberInfo } from '@pavilion/api/calls/members';
import { CallError } from '@pavilion/host/http';
import { FakeGateway, fakeHost } from '@pavilion/testing';
import { createSession } from './create-session';
import { trialDeviceId } from './trial-device-id';

const INFO = { id: 'a1b2', account: 'nadia', nickname: '', type: 0, inviteCode: 'X1', registeredAt: '2026-01-01T00:00:00Z' };
const GRANTED = { token: 'granted-token', firstTimeLogin: false, passwordExpired: false };

function tab({ type = 0, channel = new EventTarget() }: { type?: number; channel?: EventTarget } = {}) {
  const http = new FakeGateway()
    .answer(memberInfo, { ...INFO, type })
    .answer(signIn, GRANTED)
    .answer(signOut, {})
    .answer(freePlay, GRANTED);
  const { events, emitted } = fakeHost();
  const open = () =>
    createSession({
      http,
      events,
      sessionEndedText: () => 'You are not logged in.',
      channel: Object.assign(channel, {
        postMessage: (data: unknown) => void channel.dispatchEvent(new MessageEvent('message', { data })),
      }),
    });
  return { http, emitted, open, session: open() };
}

const credentials = { username: 'nadia', password: 'Lantern 42 river' };
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a player', () => {
  it('who signs in stays so when the page is loaded again', async () => {
    const { session, open } = tab();
    await session.source.signInWith(credentials);
    expect(sessionStorage.getItem('token')).toBe('granted-token');

    const again = open();
    expect(again.source.current()).toEqual({ state: 'visitor', returning: true });
    await again.source.restored;

    expect(again.source.current()).toEqual({
      state: 'signed-in',
      member: { id: 'a1b2', account: 'nadia', nickname: '', type: 0, agent: false, trial: false },
    });
  });

  it('is taken on to what they wanted once they have signed in through the popup', async () => {
    const { session } = tab();
    const wanted = session.source.signIn();
    expect(session.popups.current()).toEqual({ name: 'sign-in' });

    await session.signIn(credentials);

    await expect(wanted).resolves.toMatchObject({ account: 'nadia' });
    expect(session.popups.current()).toBeUndefined();
  });

  it('who closes the popup is left where they were', async () => {
    const { session } = tab();
    const wanted = session.source.signIn();

    session.popups.close();

    await expect(wanted).rejects.toThrow('closed');
  });

  it('with an expired password is asked for another', async () => {
    const { session, http } = tab();
    http.answer(signIn, { ...GRANTED, passwordExpired: true });

    await session.signIn(credentials);

    expect(session.popups.current()).toMatchObject({ name: 'change-password' });
  });

  it('who was here before is shown, after logging in, when and from where', async () => {
    const { session, http } = tab();
    const previousSignIn = { at: '2026-11-20T08:00:00Z', device: 'Firefox', address: '203.0.113.7' };
    http.answer(memberInfo, { ...INFO, nickname: 'Nadia', previousSignIn });
    await session.signIn(credentials);

    expect(session.popups.current()).toEqual({ name: 'after-login', account: 'Nadia', last: previousSignIn });
    await session.source.signOut();
    expect(session.popups.current()).toBeUndefined();
  });

  it.each([
    ['who plays for free', { type: 4, device: 'Firefox' }],
    ['who is here for the first time', { type: 0, device: undefined }],
  ])('%s is shown nothing', async (_who, { type, device }) => {
    const { session, http } = tab();
    const previousSignIn = device ? { at: '2026-11-20T08:00:00Z', device, address: '203.0.113.7' } : undefined;
    http.answer(memberInfo, { ...INFO, type, ...(previousSignIn && { previousSignIn }) });

    await session.signIn(credentials);

    expect(session.popups.current()).toBeUndefined();
  });

  it('with an expired password chooses another before anything else', async () => {
    const { session, http } = tab();
    const previousSignIn = { at: '2026-11-20T08:00:00Z', device: 'Firefox', address: '203.0.113.7' };
    http.answer(memberInfo, { ...INFO, previousSignIn }).answer(signIn, { ...GRANTED, passwordExpired: true });

    await session.signIn(credentials);

    expect(session.popups.current()).toMatchObject({ name: 'change-password' });
  });

  it('who signs out leaves nothing behind but the merchant, even when the gateway cannot be reached', async () => {
    const { session, http, emitted } = tab();
    await session.signIn(credentials);
    sessionStorage.setItem('merchant', 'pavilion');
    sessionStorage.setItem('HOT_GAMES', '[]');
    http.answer(signOut, new CallError('network.abnormal', 'Network link abnormal.'));

    await session.source.signOut();

    expect({ ...sessionStorage }).toEqual({ merchant: 'pavilion' });
    expect(session.token()).toBeUndefined();
    expect(session.source.current()).toEqual({ state: 'visitor' });
    expect(emitted.map(({ payload }) => payload)).toEqual([{ state: 'signed-in' }, { state: 'signed-out' }]);
  });

  it('who signs out gives up what is asked for them, until they are out, and no more after it', async () => {
    const { session, http } = tab();
    await session.signIn(credentials);
    const ending = session.signOutSignal(memberInfo);
    let answer: (value: Record<never, never>) => void = () => undefined;
    http.answer(signOut, () => new Promise((resolve) => (answer = resolve)));
    const out = session.source.signOut();

    expect(ending?.started.aborted).toBe(true);
    answer({});
    await Promise.all([out, ending?.finished]);

    expect(session.source.current()).toEqual({ state: 'visitor' });
    expect(session.signOutSignal(memberInfo)?.started.aborted).toBe(false);
  });

  it('who signs out in one tab is signed out in the others', async () => {
    const channel = new EventTarget();
    const [here, there] = [tab({ channel }), tab({ channel })];
    await here.session.signIn(credentials);
    await there.session.signIn(credentials);

    await here.session.source.signOut();
    await Promise.resolve();

    expect(there.session.source.current()).toEqual({ state: 'visitor' });
    expect(there.http.inputsOf(signOut)).toHaveLength(1);
  });

  it('whose session ended on the server is told so', async () => {
    const { session, emitted } = tab();
    await session.signIn(credentials);

    session.onTokenRefused();

    expect(session.source.current()).toEqual({ state: 'visitor' });
    expect(emitted).toContainEqual({ name: 'toast.wanted', payload: { tone: 'info', text: 'You are not logged in.' } });
  });

  it('stays signed in while the network is away, and is known again when it is back', async () => {
    const { http, session, open } = tab();
    await session.signIn(credentials);
    http.answer(memberInfo, new CallError('network.abnormal', 'Network link abnormal.'));
    const offline = open();
    const heard: unknown[] = [];
    offline.source.subscribe(() => heard.push(offline.source.current()));
    await offline.source.restored;
    expect(heard).toEqual([{ state: 'visitor' }]);
    expect(offline.token()).toBe('granted-token');

    http.answer(memberInfo, INFO);
    globalThis.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));

    expect(offline.source.current()).toMatchObject({ state: 'signed-in' });
  });

  it('never shows their token to a remote', async () => {
    const { session } = tab();
    await session.signIn(credentials);

    expect(JSON.stringify([session.source, session.source.current()])).not.toContain('granted-token');
    expect(Object.keys(session.source)).not.toContain('token');
  });
});

describe('a visitor', () => {
  it('plays for free under the same device every time', async () => {
    const { session, http } = tab({ type: 4 });

    const playForFree = () => session.completeSignIn(freePlay, { platform: 'W', version: 3, token: trialDeviceId() });
    const member = await playForFree();
    await session.source.signOut();
    await playForFree();

    expect(member.trial).toBe(true);
    const [first, second] = http.inputsOf(freePlay);
    expect(first?.token).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.token).toBe(first?.token);
  });
});

describe('an address', () => {
  const code = 'one-time-code-0123456789';
  afterEach(() => globalThis.history.replaceState(null, '', '/'));

  const theirs = { account: 'mita', bound: false };

  it.each(['code', 'token'])('with a one-time %s says as whom it signs in, and does so once a visitor agrees', async (name) => {
    globalThis.history.replaceState(null, '', `/promotions?${name}=${code}&tab=2`);
    const { http, session } = tab();
    http.answer(codeOwner, theirs).answer(redeemCode, GRANTED);
    expect(location.search).toBe('?tab=2');
    expect(session.source.current()).toEqual({ state: 'visitor', returning: true });

    await session.source.restored;

    const popup = session.popups.current();
    expect(popup).toMatchObject({ name: 'continue-as', account: 'mita', present: undefined });
    expect(http.inputsOf(redeemCode)).toEqual([]);
    expect(session.source.current()).toEqual({ state: 'visitor' });
    if (popup?.name === 'continue-as') await popup.go();
    expect(http.inputsOf(redeemCode)).toEqual([{ code }]);
    expect(session.source.current()).toMatchObject({ state: 'signed-in' });
    expect(session.popups.current()).toBeUndefined();
  });

  it('never replaces a session: both names are said, and closing the question leaves whoever was there', async () => {
    const { http, session, open } = tab();
    await session.source.signInWith(credentials);
    globalThis.history.replaceState(null, '', `/?token=${code}`);
    http.answer(codeOwner, theirs).answer(redeemCode, { ...GRANTED, token: 'of-a-stranger' });

    const again = open();
    await again.source.restored;

    expect(again.popups.current()).toMatchObject({ name: 'continue-as', account: 'mita', present: 'nadia' });
    again.popups.close();
    expect(again.source.current()).toMatchObject({ state: 'signed-in', member: { account: 'nadia' } });
    expect(http.inputsOf(redeemCode)).toEqual([]);
    expect(sessionStorage.getItem('token')).toBe('granted-token');
  });

  it('with a code of whoever is signed in already asks nothing', async () => {
    const { http, session, open } = tab();
    await session.source.signInWith(credentials);
    globalThis.history.replaceState(null, '', `/?token=${code}`);
    http.answer(codeOwner, { account: 'nadia', bound: false });

    const again = open();
    await again.source.restored;

    expect(again.popups.current()).toBeUndefined();
    expect(again.source.current()).toMatchObject({ state: 'signed-in' });
  });

  it('with a code that this browser asked for signs in at once', async () => {
    globalThis.history.replaceState(null, '', `/login?code=${code}`);
    const { http, session } = tab();
    http.answer(codeOwner, { account: 'nadia', bound: true }).answer(redeemCode, GRANTED);

    await session.source.restored;

    expect(session.source.current()).toMatchObject({ state: 'signed-in' });
  });

  it('with a code of somebody who has an authenticator asks for that first, and nobody’s log-in takes its place', async () => {
    globalThis.history.replaceState(null, '', `/login?code=${code}`);
    const { http, session, emitted } = tab();
    const needed = { challenge: 'challenge-1', ways: [{ way: 'authenticator', target: '' }] };
    http.answer(codeOwner, { account: 'nadia', bound: true });
    http.answer(redeemCode, new CallError('auth.challenge_required', 'Please complete verification first.', {}, needed));
    http.answer(verifyChallenge, GRANTED);
    await session.source.restored;

    const wanted = session.source.signIn();

    expect(session.popups.current()).toEqual({ name: 'check', needed });
    expect(emitted.filter(({ name }) => name === 'toast.wanted')).toEqual([]);
    await session.completeSignIn(verifyChallenge, { challenge: 'challenge-1', way: 'authenticator', answer: '123456' });
    await expect(wanted).resolves.toMatchObject({ account: 'nadia' });
    expect(session.popups.current()).toBeUndefined();
  });

  it('with a code that is used up says so and leaves a visitor', async () => {
    globalThis.history.replaceState(null, '', `/?code=${code}`);
    const { http, session, emitted } = tab();
    http.answer(codeOwner, new CallError('auth.code_expired', 'This link was used before or is too old.'));

    await session.source.restored;

    expect(session.source.current()).toEqual({ state: 'visitor' });
    expect(emitted).toContainEqual({
      name: 'toast.wanted',
      payload: { tone: 'negative', text: 'This link was used before or is too old.' },
    });
  });
});

it('a trial player who wants what takes an account is told so, but not for what a page reads by itself', async () => {
  const { session } = tab({ type: 4 });

  session.onCallRefused({ code: 'auth.use_real_account' }, 'GET');
  expect(session.popups.current()).toBeUndefined();

  session.onCallRefused({ code: 'auth.use_real_account' }, 'POST');
  expect(session.popups.current()).toEqual({ name: 'real-account' });
});
