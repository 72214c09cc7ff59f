import { sql } from 'kysely';
import { REGISTRATION_CONSENT, PASSWORD, registerPlayer, requestSealed, testApp, type TestApp } from '../../../platform/testing';

let gateway: TestApp;
beforeAll(async () => (gateway = await testApp()));
afterAll(() => gateway.close());

const register = (payload: Record<string, unknown>, brand = 'pavilion') =>
  requestSealed(gateway, {
    method: 'PUT',
    url: '/wps/member/register',
    brand,
    payload: { password: PASSWORD, confirmPassword: PASSWORD, ...REGISTRATION_CONSENT, ...payload },
  });
const whoIs = async (token: string, brand = 'pavilion') =>
  (await gateway.request({ url: '/wps/member/info', token, brand })).json().value as {
    account: string;
    type: number;
    inviteCode: string;
    id: string;
  };
const memberCalled = (account: string) => gateway.gateway.services.members.byAccount('pavilion', account);

describe('somebody who registers', () => {
  it('is signed in at once, as a player with nothing told about them but their name', async () => {
    const answer = await register({
      username: 'Nadia12',
      registerUrl: 'http://pavilion.localhost/register',
      domain: 'pavilion.localhost',
    });

    expect(answer.statusCode).toBe(200);
    const { token, firstTimeLogin } = answer.json().value;
    expect(firstTimeLogin).toBe(true);
    expect(await whoIs(token)).toMatchObject({ account: 'Nadia12', type: 0, nickname: '' });
  });

  it.each([
    ['a name that is too short', { username: 'abc' }, { username: 'register.invalid' }],
    ['a name that is too long', { username: 'a234567890123456' }, { username: 'register.invalid' }],
    ['a name that begins with a digit', { username: '1nadia' }, { username: 'register.invalid' }],
    ['no name', { username: '' }, { username: 'register.invalid' }],
    ['a name with a hidden mark', { username: 'nad\u202eia' }, { username: 'register.invalid' }],
    ['a short password', { username: 'kamal1', password: 'a1b2c3', confirmPassword: 'a1b2c3' }, { password: 'register.invalid' }],
    [
      'a password from every list',
      { username: 'kamal1', password: 'Password123', confirmPassword: 'Password123' },
      { password: 'password.weak' },
    ],
    [
      'another password the second time',
      { username: 'kamal1', confirmPassword: 'Lantern 42 rives' },
      { confirmPassword: 'password.mismatch' },
    ],
    ['something this brand does not ask for', { username: 'kamal1', idNumber: '19901234567' }, { idNumber: 'register.invalid' }],
  ])('with %s is told which field to look at', async (_, typed, fields) => {
    const answer = await register(typed);

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ success: false, code: 'register.invalid' });
    expect(answer.json().fields).toEqual(fields);
  });

  it('with a name that is taken, in whatever case, is told so', async () => {
    await registerPlayer(gateway, 'Rahim99');

    const answer = await register({ username: 'rAHIM99' });

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'register.username_taken', fields: { username: 'register.username_taken' } });
  });

  it.each([
    ['type', 1],
    ['balance', '100000'],
    ['uplineId', '1'],
    ['status', 'active'],
  ])('cannot choose their own %s', async (field, value) => {
    const answer = await register({ username: 'sneaky1', [field]: value });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty(field);
    expect(await memberCalled('sneaky1')).toBeUndefined();
  });

  it('may use a password of emoji and Bengali, typed in another normal form the next time', async () => {
    const password = 'কড়াই é🏮 নদী';
    await register({ username: 'unicode1', password: password.normalize('NFD'), confirmPassword: password.normalize('NFD') });

    const answer = await requestSealed(gateway, {
      method: 'POST',
      url: '/wps/session/login',
      payload: { username: 'unicode1', password: password.normalize('NFC') },
    });

    expect(answer.statusCode).toBe(200);
  });

  it('through a friend’s invitation is remembered as theirs and joins the same team', async () => {
    const agent = await gateway.gateway.services.members.create({ brand: 'pavilion', account: 'agentone', type: 1 });
    const friend = await whoIs(await registerPlayer(gateway, 'friend1', { affiliateCode: agent.inviteCode }));

    await register({ username: 'guestof1', referralCode: friend.inviteCode.toLowerCase() });

    const [inviter, invited] = [await memberCalled('friend1'), await memberCalled('guestof1')];
    expect(inviter?.path).toBe(`/${agent.id}/${inviter?.id}/`);
    expect(invited).toMatchObject({ uplineId: agent.id, depth: 1 });
    const row = await gateway.platform.db
      .selectFrom('members')
      .select('referred_by_id')
      .where('account', '=', 'guestof1')
      .executeTakeFirst();
    expect(row?.referred_by_id).toBe(inviter?.id);
  });

  it.each(['affiliateCode', 'referralCode'])('with a %s of nobody is told that it is not valid', async (field) => {
    const answer = await register({ username: 'stray1', [field]: 'ABCDEF123456' });

    expect(answer.json()).toMatchObject({ code: 'register.referral_unknown', fields: { [field]: 'register.referral_unknown' } });
    expect(await memberCalled('stray1')).toBeUndefined();
  });

  it('cannot join a team of another brand', async () => {
    const agent = await gateway.gateway.services.members.create({ brand: 'lagoon', account: 'lagoonagent', type: 1 });

    const answer = await register({ username: 'stray2', affiliateCode: agent.inviteCode });

    expect(answer.json()).toMatchObject({ code: 'register.referral_unknown' });
  });

  it('in the other brand follows that brand’s own rules', async () => {
    const missing = await register({ username: 'marina1', password: 'coral1234', confirmPassword: 'coral1234' }, 'lagoon');
    const told = await register(
      { username: 'marina1', password: 'coral1234', confirmPassword: 'coral1234', email: 'm@lagoon.example' },
      'lagoon',
    );

    expect(missing.json().fields).toEqual({ email: 'register.invalid' });
    expect(told.statusCode).toBe(200);
  });

  it('tells an address that lies sealed in the database', async () => {
    await registerPlayer(
      gateway,
      'sealed1',
      { email: 'sealed@lagoon.example', password: 'coral1234', confirmPassword: 'coral1234' },
      'lagoon',
    );

    const rows = await gateway.platform.db.selectFrom('member_profiles').select('sealed').execute();

    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ sealed }) => sealed.includes('lagoon.example'))).toBe(false);
  });

  it('is told nothing but that registration is closed, where it is', async () => {
    await gateway.platform.db
      .updateTable('brands')
      .set({ flags: JSON.stringify({}) as never })
      .where('code', '=', 'lagoon')
      .execute();
    await gateway.gateway.services.brands.reload();

    const answer = await register({ username: 'late1' }, 'lagoon');

    expect(answer.json()).toMatchObject({ code: 'register.off' });
  });
});

describe('somebody whose answer was lost on the way', () => {
  const pressed = (key: string, payload: Record<string, unknown>) =>
    requestSealed(gateway, {
      method: 'PUT',
      url: '/wps/member/register',
      payload: { username: 'retrier1', password: PASSWORD, confirmPassword: PASSWORD, ...REGISTRATION_CONSENT, ...payload },
      headers: { 'idempotency-key': key },
    });
  const sessions = () =>
    gateway.platform.db
      .selectFrom('sessions')
      .innerJoin('members', 'members.id', 'sessions.member_id')
      .select('sessions.id')
      .where('account', '=', 'retrier1')
      .execute();

  it('presses again and is signed in as who they became, with one account and one session', async () => {
    const first = await pressed('registration-key-1', {});
    const again = await pressed('registration-key-1', { captcha: '12345', captchaId: 'another picture' });

    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    expect(await whoIs(again.json().value.token)).toMatchObject({ account: 'retrier1' });
    expect(await sessions()).toHaveLength(1);
  });

  it('is told when they changed something, and that a name is taken when the try is another one', async () => {
    expect((await pressed('registration-key-1', { password: 'Lantern 43 river' })).json()).toMatchObject({
      code: 'request.key_reused',
    });
    expect((await pressed('registration-key-2', {})).json()).toMatchObject({ code: 'register.username_taken' });
  });

  it('has one account when both arrive at once, and a refused try may be corrected and sent again', async () => {
    const both = await Promise.all([
      pressed('registration-key-3', { username: 'twice1' }),
      pressed('registration-key-3', { username: 'twice1' }),
    ]);
    const refused = () => pressed('registration-key-4', { username: 'retrier1' });

    for (const answer of both) expect(['request.in_flight', undefined]).toContain(answer.json().code);
    expect((await pressed('registration-key-3', { username: 'twice1' })).statusCode).toBe(200);
    expect((await refused()).json()).toMatchObject({ code: 'register.username_taken' });
    expect((await refused()).json()).toMatchObject({ code: 'register.username_taken' });
    expect((await pressed('registration-key-5', { username: 'later1' })).statusCode).toBe(200);
  });

  it('leaves no token readable in the database, and after ten minutes none at all', async () => {
    const { token } = (await pressed('registration-key-1', {})).json().value;
    const { rows } = await sql<{ text: string }>`select encode(answer, 'escape') as text from kept_answers`.execute(
      gateway.platform.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ text }) => text?.includes(token))).toEqual([]);
    await sql`update kept_answers set expires_at = now() - interval '1 second'`.execute(gateway.platform.db);

    expect((await pressed('registration-key-1', {})).json()).toMatchObject({ code: 'register.username_taken' });
    expect((await sql`select from kept_answers`.execute(gateway.platform.db)).rows).toEqual([]);
  });

  it('does not wait for a gateway that died over it', async () => {
    expect((await pressed('registration-key-6', { username: 'orphan1' })).statusCode).toBe(200);
    await sql`update kept_answers set answer = null, claimed_at = now() - interval '16 seconds'`.execute(gateway.platform.db);

    expect((await pressed('registration-key-6', { username: 'orphan1' })).json()).toMatchObject({
      code: 'register.username_taken',
    });
  });
});

describe('the form', () => {
  it('gets its fields, patterns and bounds from the brand', async () => {
    const answer = await gateway.request({ url: '/wps/system/setting/register' });

    const { rules, adultAge } = answer.json().value;
    expect(adultAge).toBe(18);
    expect(rules[0]).toEqual({
      field: 'username',
      enabled: true,
      required: true,
      acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
      patternId: 'letter_first',
      minLength: 4,
      maxLength: 15,
    });
  });

  it('asks for a captcha where the brand wants one, and takes each picture once', async () => {
    await gateway.platform.db
      .updateTable('registration_rules')
      .set({ enabled: true, required: true })
      .where('brand', '=', 'pavilion')
      .where('field', '=', 'captcha')
      .execute();

    const without = await register({ username: 'robot1' });
    const { captchaId } = (await gateway.request({ url: '/wps/captcha' })).json().value;
    const wrong = await register({ username: 'robot1', captcha: '00000', captchaId });

    expect(without.json().fields).toEqual({ captcha: 'register.invalid' });
    expect(wrong.json()).toMatchObject({ code: 'auth.captcha_wrong' });
    await gateway.platform.db
      .updateTable('registration_rules')
      .set({ enabled: false, required: false })
      .where('field', '=', 'captcha')
      .execute();
  });
});

describe('an agent’s code', () => {
  const check = (code: string) => gateway.request({ url: '/wps/agent/affiliate', query: { code, domain: 'pavilion.localhost' } });

  it('is confirmed without a word about whose it is', async () => {
    const agent = await gateway.gateway.services.members.create({ brand: 'pavilion', account: 'agenttwo', type: 2 });

    expect((await check(agent.inviteCode)).json()).toEqual({ success: true, value: {} });
  });

  it('that belongs to a player is answered like one that belongs to nobody', async () => {
    const player = await whoIs(await registerPlayer(gateway, 'plainone'));

    const [players, nobodys] = [await check(player.inviteCode), await check('NOBODY000000')];

    expect(players.statusCode).toBe(422);
    expect(players.body).toBe(nobodys.body);
  });
});
