import { sql } from 'kysely';
import {
  anotherGateway,
  enrolStaff,
  messagesTo,
  type TestOperator,
  staffRequest,
  setFlags,
  testApp,
  type TestApp,
} from '../../../platform/testing';
import { TestProvider } from './test-provider';

const SMS = { token: 'a-token-of-the-provider', sender: 'PAVILION' };
const settings = (url: string) => ({
  messaging: { sms: { ...SMS, url }, mail: undefined, smsDaily: 100, phoneTokens: undefined },
});

describe('messages through a provider', () => {
  let provider: TestProvider;
  let app: TestApp;
  beforeAll(async () => {
    provider = await TestProvider.start();
    app = await testApp(settings(provider.url));
    // From here on nothing is sent by itself.
    await app.platform.closeEarly('messages.send');
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });
  beforeEach(async () => {
    provider.answer = TestProvider.takes;
    provider.requests.length = 0;
    await sql`update outbox set state = 'failed', content = null where state = 'waiting'`.execute(app.platform.db);
  });

  const add = (to = '+8801712345678', minutes = 5) =>
    app.gateway.services.outbox.add(app.platform.db, {
      brand: 'pavilion',
      kind: 'sms',
      to,
      template: 'code.login',
      values: { code: '482915' },
      locale: 'en',
      minutes,
    });
  const latest = async () => {
    const { rows } = await sql<{ state: string; attempts: number; wait: number; error: string | null; kept: boolean }>`
      select state, attempts, error, content is not null as kept, ceil(extract(epoch from next_at - now()))::int as wait
      from outbox order by number desc limit 1`.execute(app.platform.db);
    return rows[0];
  };
  const letTimePass = (interval: string) =>
    sql`update outbox set next_at = next_at - ${interval}::interval, expires_at = expires_at - ${interval}::interval
      where state in ('waiting', 'failed')`.execute(app.platform.db);
  const dispatch = () => app.gateway.services.outbox.dispatch();

  it('are posted with the token, the text and a name by which a repeated one is recognised', async () => {
    await add();
    await dispatch();

    expect(provider.requests).toEqual([
      {
        headers: expect.objectContaining({
          authorization: `Bearer ${SMS.token}`,
          'content-type': 'application/json',
          'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/),
        }),
        body: {
          to: '+8801712345678',
          text: 'Pavilion: 482915 is your code to log in. It expires in 5 minutes. Give it to nobody, not even to us.',
          sender: 'PAVILION',
          reference: provider.requests[0]?.headers['idempotency-key'],
        },
      },
    ]);
    expect(await latest()).toMatchObject({ state: 'sent', attempts: 1, kept: false });
  });

  it.each([
    ['is down', TestProvider.hangsUp, 'the provider was not reached'],
    ['has no room', TestProvider.says(503, 'busy'), 'the provider answered 503'],
    ['wants fewer at a time', TestProvider.says(429, '{"id":"1"}'), 'the provider answered 429'],
    ['leads elsewhere', TestProvider.redirects, 'the provider answered 302'],
    ['answers a page instead', TestProvider.says(200, '<html>welcome</html>'), 'the provider’s answer was not understood'],
    ['answers nothing', TestProvider.says(200, ''), 'the provider’s answer was not understood'],
    ['answers null', TestProvider.says(200, 'null'), 'the provider’s answer was not understood'],
    ['names no message', TestProvider.says(200, '{"ok":true}'), 'the provider’s answer was not understood'],
    ['answers without end', TestProvider.answersWithoutEnd, 'the provider’s answer was not understood'],
  ])('wait and are tried again when the provider %s', async (_, answer, error) => {
    provider.answer = answer;
    await add();
    await dispatch();

    expect(await latest()).toMatchObject({ state: 'waiting', attempts: 1, wait: 1, error, kept: true });
    provider.answer = TestProvider.takes;
    await letTimePass('1 second');
    await dispatch();
    expect(await latest()).toMatchObject({ state: 'sent', attempts: 2, error: null });
  });

  it('wait three seconds for an answer, not longer, and keep nobody else waiting', async () => {
    provider.answer = TestProvider.neverAnswers;
    await Promise.all([add('+8801712340001'), add('+8801712340002'), add('+8801712340003')]);
    const started = Date.now();

    await dispatch();

    expect(Date.now() - started).toBeLessThan(6_000);
    expect(await latest()).toMatchObject({ state: 'waiting', error: 'the provider did not answer in 3 s' });
  }, 20_000);

  it('are tried after 1, 5, 25, 125 and 600 seconds, and then given up', async () => {
    provider.answer = TestProvider.says(500, 'no');
    await add('+8801712345678', 60);
    const waits = [];
    for (let n = 0; n < 6; n += 1) {
      await dispatch();
      const row = await latest();
      waits.push(row?.state === 'waiting' ? row.wait : row?.state);
      await letTimePass(`${row?.wait ?? 0} seconds`);
    }

    expect(waits).toEqual([1, 5, 25, 125, 600, 'failed']);
    expect(provider.requests).toHaveLength(6);
    expect(new Set(provider.requests.map(({ body }) => body.reference)).size).toBe(1);
  });

  it('that the provider will never take are given up at once', async () => {
    provider.answer = TestProvider.says(422, '{"error":"+8801712345678 is no number"}');
    await add();
    await dispatch();

    expect(await latest()).toMatchObject({ state: 'failed', attempts: 1, error: 'the provider answered 422' });
  });

  it('are not sent once they are no longer true, and forgotten', async () => {
    await add();
    await letTimePass('5 minutes');
    await dispatch();

    expect(await latest()).toMatchObject({ state: 'expired', kept: false });
    expect(provider.requests).toEqual([]);
  });

  it('are sent once by two gateways on one database', async () => {
    const other = await anotherGateway(app.platform);
    await Promise.all(Array.from({ length: 30 }, (_, n) => add(`+88017123400${10 + n}`)));

    for (let n = 0; n < 4; n += 1) await Promise.all([dispatch(), other.services.outbox.dispatch()]);

    expect(provider.requests).toHaveLength(30);
    expect(new Set(provider.requests.map(({ body }) => body.to)).size).toBe(30);
    await other.close();
  });

  it('that a gateway died over are sent by another, a minute later', async () => {
    await add();
    // What it leaves behind when it dies between taking and sending.
    await sql`update outbox set attempts = 1, next_at = now() + interval '60 seconds' where state = 'waiting'`.execute(
      app.platform.db,
    );

    await dispatch();
    expect(provider.requests).toEqual([]);
    await letTimePass('60 seconds');
    await dispatch();
    expect(provider.requests).toHaveLength(1);
  });

  it('are not shown where they really leave', async () => {
    await add('+8801712349876');

    expect(await messagesTo(app, '+8801712349876')).toEqual([]);
  });

  it('never leave twice, whoever asks the database for it', async () => {
    await add();
    await dispatch();

    await expect(
      sql`update outbox set state = 'waiting', sent_at = null, content = '\\x00' where state = 'sent'`.execute(app.platform.db),
    ).rejects.toThrow('is sent');
  });
});

describe('the console’s outbox', () => {
  let app: TestApp;
  let viewer: TestOperator;
  let operator: TestOperator;
  let foreigner: TestOperator;
  beforeAll(async () => {
    app = await testApp();
    [viewer, operator, foreigner] = [
      await enrolStaff(app, 'viewer', { pavilion: 'viewer' }),
      await enrolStaff(app, 'operator', { pavilion: 'operator' }),
      await enrolStaff(app, 'foreigner', { lagoon: 'operator' }),
    ];
    for (let n = 0; n < 3; n += 1) await add('pavilion', `+880171234567${n}`);
    await add('lagoon', 'mita@example.org');
    await app.gateway.services.outbox.dispatch();
  }, 60_000);
  afterAll(() => app.close());

  const add = (brand: string, to: string) =>
    app.gateway.services.outbox.add(app.platform.db, {
      brand,
      kind: to.includes('@') ? 'mail' : 'sms',
      to,
      template: 'code.check',
      values: { code: '482915' },
      locale: 'en',
      minutes: 5,
    });
  const list = (as: TestOperator, query: Record<string, string> = {}) => staffRequest(app, { url: '/staff/outbox', as, query });
  const retry = (as: TestOperator, id: string) =>
    staffRequest(app, { method: 'POST', url: `/staff/outbox/${id}/retry`, as, payload: { reason: 'the provider is back' } });

  it('shows the messages of the operator’s brands with masked recipients, and their text because it is the sandbox', async () => {
    const { lines, next } = (await list(viewer)).json().value;

    expect(next).toBeNull();
    expect(lines).toHaveLength(3);
    expect(lines[0]).toEqual({
      id: expect.any(String),
      brand: 'pavilion',
      kind: 'sms',
      template: 'code.check',
      locale: 'en',
      recipient: '+8801•••••672',
      state: 'sent',
      attempts: 1,
      via: 'sandbox',
      error: null,
      nextAt: null,
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      sentAt: expect.any(String),
      text: expect.stringContaining('482915 confirms'),
    });
    expect((await list(foreigner)).json().value.lines.map((line: { recipient: string }) => line.recipient)).toEqual([
      'm•••@example.org',
    ]);
  });

  it('is read page by page, by brand, kind and state', async () => {
    const first = (await list(viewer, { limit: '2' })).json().value;
    const second = (await list(viewer, { limit: '2', before: first.next })).json().value;

    expect([first.lines.length, second.lines.length, second.next]).toEqual([2, 1, null]);
    expect((await list(viewer, { kind: 'mail' })).json().value.lines).toEqual([]);
    expect((await list(viewer, { state: 'failed' })).json().value.lines).toEqual([]);
    expect((await list(viewer, { brand: 'lagoon' })).statusCode).toBe(403);
    expect((await list(viewer, { state: 'withheld' })).statusCode).toBe(400);
  });

  it('never shows what nobody was to get', async () => {
    await setFlags(app, { MOBILELOGIN: true });
    await app.request({
      method: 'POST',
      url: '/wps/verification/sms/noLogin',
      payload: { mobileNum: '01898765432', countryDialingCode: '880', purpose: 'login' },
    });

    const rows = await app.platform.db
      .selectFrom('outbox')
      .select(['state', 'recipient'])
      .where('state', '=', 'withheld')
      .execute();

    expect(rows).toEqual([{ state: 'withheld', recipient: Buffer.of() }]);
    expect((await list(viewer)).json().value.lines).toHaveLength(3);
  });

  it('sends a failed message again for an operator of its brand, with an entry in the audit log', async () => {
    await add('pavilion', '+8801712300000');
    await sql`update outbox set state = 'failed', attempts = 6, error = 'the provider answered 503' where state = 'waiting'`.execute(
      app.platform.db,
    );
    const [{ id }] = (await list(viewer, { state: 'failed' })).json().value.lines;

    expect((await retry(viewer, id)).statusCode).toBe(403);
    expect((await retry(foreigner, id)).statusCode).toBe(404);
    expect((await retry(operator, id)).statusCode).toBe(200);
    expect((await retry(operator, id)).json()).toMatchObject({ code: 'outbox.not_retryable' });
    const audit = await staffRequest(app, { url: '/staff/audit', as: viewer });
    expect(audit.json().value.lines[0]).toMatchObject({
      who: 'operator',
      action: 'outbox.retried',
      brand: 'pavilion',
      reason: 'the provider is back',
      after: { id, kind: 'sms', template: 'code.check', error: 'the provider answered 503' },
    });
    await app.gateway.services.outbox.dispatch();
    expect((await list(viewer)).json().value.lines[0]).toMatchObject({ id, state: 'sent' });
  });

  it.each(['nonsense', '00000000-0000-4000-8000-000000000000'])('has no message called %s', async (id) => {
    expect((await retry(operator, id)).statusCode).toBe(404);
  });
});
