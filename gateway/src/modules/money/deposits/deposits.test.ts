import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import {
  type TestPaymentCompany,
  startCompany,
  startFreePlay,
  registerPlayer,
  testApp,
  type TestApp,
} from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import type { DepositNotification } from './deposit-provider';

let app: TestApp;
let company: TestPaymentCompany;
let token: string;
beforeAll(async () => {
  app = await testApp();
  company = await startCompany(app);
  token = await registerPlayer(app, 'payer1');
});
afterAll(async () => {
  await company.close();
  await app.close();
});

interface Deposit {
  id: string;
  state: string;
  amount: string;
  fee: string;
  payUrl?: string;
}

const begin = (payload: object, key: string = randomUUID(), by = token) =>
  app.request({ method: 'POST', url: '/wps/v2/deposits', token: by, payload, headers: { 'idempotency-key': key } });
const begun = async (amount = '50000', method = 'river-pay'): Promise<Deposit> => (await begin({ method, amount })).json().value;
const stateOf = async (id: string, by = token) => app.request({ url: `/wps/v2/deposits/${id}`, token: by });
const balance = async () => BigInt((await app.request({ url: '/wps/v2/wallets/balance', token })).json().value.balance);

function tell(
  { depositId, ...notification }: Partial<DepositNotification> & { depositId: string },
  change: (headers: Record<string, string>, body: string) => string = (_, body) => body,
  at = Date.now(),
) {
  const said = company.callback(
    '/vendors/payments/sandbox/callback',
    {
      paymentId: depositId,
      providerId: `sbx-${depositId.slice(0, 13)}`,
      outcome: 'paid',
      total: 50_000n,
      currency: 'BDT',
      ...notification,
    },
    at,
  );
  return app.request({ ...said, payload: change(said.headers, said.payload) });
}

/** Until the word of the company, or a job of ours, has had its effect. */
async function settled(id: string): Promise<Deposit> {
  for (;;) {
    const now = (await stateOf(id)).json().value;
    if (now.state !== 'pending') return now;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const slip = async () =>
  (
    await sharp({ create: { width: 40, height: 60, channels: 3, background: '#888' } })
      .png()
      .toBuffer()
  ).toString('base64');
const sendSlip = async (id: string, picture?: string, by = token) =>
  app.request({ method: 'PUT', url: `/wps/v2/deposits/${id}/slip`, token: by, payload: { slip: picture ?? (await slip()) } });
const cancel = (id: string) => app.request({ method: 'DELETE', url: `/wps/v2/deposits/${id}`, token });

describe('a member who pays in', () => {
  it('sees the ways to pay of the brand', async () => {
    const { methods, quickAmounts } = (await app.request({ url: '/wps/v2/deposits/methods', token })).json().value;

    expect(methods.map(({ code }: { code: string }) => code)).toEqual(['river-pay', 'lotus-wallet', 'bank-transfer']);
    expect(quickAmounts[0]).toBe('20000');
  });

  it('pays on the company’s page, is credited once, and comes back', async () => {
    const before = await balance();
    const { id, payUrl = '' } = await begun();
    const page = await fetch(payUrl);
    expect(await page.text()).toContain('৳500.00');

    const paid = await company.pay(payUrl, { action: 'twice' });

    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(`http://pavilion.localhost/member/depositv2?deposit=${id}`);
    expect(await settled(id)).toMatchObject({ state: 'paid', amount: '50000', credited: '50000' });
    expect(await balance()).toBe(before + 50_000n);
    const { rows } =
      await sql`select account, ledger_entries.amount from ledger_entries join ledger_transactions on id = transaction_id
      where reference = ${`deposit:${id}`} order by leg`.execute(app.platform.db);
    expect(rows).toEqual([
      { account: 'member', amount: 50_000n },
      { account: 'deposits:sandbox', amount: -50_000n },
    ]);
  });

  it('declines there, and nothing is credited', async () => {
    const before = await balance();
    const { id, payUrl = '' } = await begun();

    await company.pay(payUrl, { action: 'refuse' });

    expect(await settled(id)).toMatchObject({ state: 'failed' });
    expect(await balance()).toBe(before);
  });

  it('has paid though the company never said so: it is asked', async () => {
    const { id, payUrl = '' } = await begun();
    await company.pay(payUrl, { action: 'silent' });
    await sql`update deposits set created_at = now() - interval '2 minutes' where id = ${id}::uuid`.execute(app.platform.db);

    await app.platform.jobs.runNow('deposits.settle');

    expect(await settled(id)).toMatchObject({ state: 'paid' });
  });

  it('is told when the company cannot be reached, and goes on with the same key when it can', async () => {
    const { config } = app.platform;
    const [there, key] = [config.acquirerUrl, randomUUID()];
    config.acquirerUrl = 'http://127.0.0.1:9';
    const answer = await begin({ method: 'river-pay', amount: '50000' }, key);
    config.acquirerUrl = there;
    await sql`update deposits set created_at = now() - interval '11 seconds' where idempotency_key = ${key}`.execute(
      app.platform.db,
    );

    expect([answer.statusCode, answer.json().code]).toEqual([503, 'service.unavailable']);
    expect((await begin({ method: 'river-pay', amount: '50000' }, key)).json().value).toMatchObject({ state: 'pending' });
  });

  it('pays by card on the company’s form, once a deposit of theirs was paid before', async () => {
    const newcomer = await registerPlayer(app, 'payer3');
    expect((await begin({ method: 'card', amount: '100000' }, randomUUID(), newcomer)).json().code).toBe('wallet.method_unknown');

    const { id, payUrl = '', fee } = await begun('100000', 'card');
    const card = { action: 'pay', number: '4242 4242 4242 4242', until: '08/39', code: '123', holder: 'Rahima Begum' };
    for (const wrong of [{ number: '4242 4242 4242 4241' }, { until: '01/20' }, { code: '12' }, { number: '4000 0000 0000 0002' }])
      expect((await company.pay(payUrl, { ...card, ...wrong })).status).toBe(422);
    expect((await company.pay(payUrl, card)).status).toBe(303);

    expect(fee).toBe('1500');
    expect(await settled(id)).toMatchObject({ state: 'paid', credited: '100000', arrived: '101500' });
  });

  it('transfers to the brand’s account and shows the slip, for an operator to look at', async () => {
    const before = await balance();
    const deposit = (await begin({ method: 'bank-transfer', amount: '100000' })).json().value;
    expect(deposit).toMatchObject({ state: 'pending', flow: 'bank', account: { bank: 'Padma Delta Bank' } });
    expect(deposit.reference).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);

    expect((await sendSlip(deposit.id, Buffer.from('<svg/>').toString('base64'))).json().code).toBe('deposits.slip_refused');
    expect((await sendSlip(deposit.id)).json().value).toMatchObject({ state: 'review', reviewReason: 'slip' });
    expect((await sendSlip(deposit.id)).json().value).toMatchObject({ state: 'review' });
    expect((await cancel(deposit.id)).json().code).toBe('wallet.deposit_closed');
    expect(await balance()).toBe(before);
  });

  it('may end a deposit before it is paid; it stands in the list as that', async () => {
    const { id } = await begun();

    expect((await cancel(id)).json().value).toMatchObject({ id, state: 'cancelled' });
    expect((await cancel(id)).json().value).toMatchObject({ state: 'cancelled' });
    const { list } = (await app.request({ url: '/wps/v2/deposits', token })).json().value;
    expect(list[0]).toMatchObject({ id, state: 'cancelled' });
    expect((await sendSlip(id)).json().code).toBe('wallet.deposit_closed');
  });

  it('who paid and cancels before we heard of it is credited: the company is asked first', async () => {
    const before = await balance();
    const { id, payUrl = '' } = await begun();
    await company.pay(payUrl, { action: 'silent' });

    expect((await cancel(id)).json().value).toMatchObject({ id, state: 'paid', credited: '50000' });
    expect(await balance()).toBe(before + 50_000n);
  });

  it('pays the fee on top and is credited the amount', async () => {
    const before = await balance();
    const { id, fee } = await begun('50001', 'lotus-wallet');

    expect(fee).toBe('501');
    expect((await tell({ depositId: id, total: 50_502n })).statusCode).toBe(200);
    expect(await balance()).toBe(before + 50_001n);
  });

  it('begins once when the button is pressed twenty times, and never twice with one key', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin({ method: 'river-pay', amount: '50000' }, key)));

    const ids = new Set(answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().value.id));
    expect(ids.size).toBe(1);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    expect((await begin({ method: 'river-pay', amount: '50000' }, key)).json().value.id).toBe([...ids][0]);
    const other = await begin({ method: 'river-pay', amount: '60000' }, key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'wallet.reference_reused']);
  });

  it.each([
    ['too little', { method: 'river-pay', amount: '19999' }, 422, 'wallet.amount_out_of_bounds'],
    ['too much', { method: 'river-pay', amount: '5000001' }, 422, 'wallet.amount_out_of_bounds'],
    ['by an unknown way', { method: 'tide-pay', amount: '50000' }, 422, 'wallet.method_unknown'],
    ['a number instead of digits', { method: 'river-pay', amount: 50_000 }, 400, 'request.invalid'],
    ['a negative amount', { method: 'river-pay', amount: '-50000' }, 400, 'request.invalid'],
    ['an amount in Bengali digits', { method: 'river-pay', amount: '৫০০০০' }, 400, 'request.invalid'],
    ['with a field of their own', { method: 'river-pay', amount: '50000', balance: '1' }, 400, 'request.invalid'],
  ])('%s is told so, and nothing begins', async (_, payload, status, code) => {
    const answer = await begin(payload);

    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('needs a key', async () => {
    const answer = await app.request({
      method: 'POST',
      url: '/wps/v2/deposits',
      token,
      payload: { method: 'river-pay', amount: '50000' },
    });

    expect([answer.statusCode, answer.json().fields]).toEqual([400, { 'Idempotency-Key': 'request.invalid' }]);
  });

  it('cannot see another member’s deposit, and nobody sees one without a session', async () => {
    const { id } = await begun();
    const other = await registerPlayer(app, 'payer2');

    expect((await stateOf(id, other)).statusCode).toBe(404);
    expect((await app.request({ url: `/wps/v2/deposits/${id}` })).statusCode).toBe(401);
    expect((await stateOf('not-an-id')).statusCode).toBe(404);
  });

  it('on a trial account is asked to use a real one', async () => {
    const trial = await startFreePlay(app, 'a-device-of-somebody-0002');

    for (const answer of [
      await begin({ method: 'river-pay', amount: '50000' }, randomUUID(), trial),
      await app.request({ url: '/wps/v2/deposits/methods', token: trial }),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.use_real_account']);
    }
  });
});

describe('what a company says', () => {
  it('credits once, however often and however parallel it is said', async () => {
    const before = await balance();
    const { id } = await begun();

    const answers = await Promise.all(Array.from({ length: 20 }, () => tell({ depositId: id })));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await tell({ depositId: id })).statusCode).toBe(200);
    expect(await balance()).toBe(before + 50_000n);
  });

  it.each([
    ['without a signature', (headers: Record<string, string>, body: string) => (delete headers['x-sandbox-signature'], body)],
    ['with a body altered on the way', (_: Record<string, string>, body: string) => body.replace('50000', '60000')],
    [
      'with another time',
      (headers: Record<string, string>, body: string) => ((headers['x-sandbox-time'] = String(Date.now() + 1)), body),
    ],
  ])('%s is not believed', async (_, change) => {
    const { id } = await begun();

    expect((await tell({ depositId: id }, change)).statusCode).toBe(403);
    expect((await stateOf(id)).json().value.state).toBe('pending');
  });

  it('is not believed when it was signed long ago', async () => {
    const { id } = await begun();

    expect((await tell({ depositId: id }, undefined, Date.now() - 6 * 60_000)).statusCode).toBe(403);
  });

  it('about another currency or an unknown payment credits nothing', async () => {
    const before = await balance();
    const { id } = await begun();

    expect((await tell({ depositId: id, currency: 'USD' })).json().code).toBe('wallet.reference_reused');
    expect((await tell({ depositId: randomUUID() })).statusCode).toBe(404);
    expect((await tell({ depositId: id, providerId: 'sbx-other' })).statusCode).toBe(404);
    expect(await balance()).toBe(before);
    expect((await stateOf(id)).json().value.state).toBe('pending');
  });

  it('about another amount or too late is kept for an operator, credits nothing, and is heard once', async () => {
    const before = await balance();
    const [other, late, failed, cancelled] = [await begun(), await begun(), await begun(), await begun()];
    await sql`update deposits set expires_at = now() - interval '1 second' where id = ${late.id}::uuid`.execute(app.platform.db);
    await cancel(cancelled.id);
    expect((await tell({ depositId: failed.id, outcome: 'failed' })).statusCode).toBe(200);
    expect((await tell({ depositId: failed.id, outcome: 'failed' })).statusCode).toBe(200);

    for (const [{ id }, total] of [
      [other, 30_000n],
      [late, 50_000n],
      [failed, 50_000n],
      [cancelled, 50_000n],
    ] as const) {
      const first = await tell({ depositId: id, total });
      expect((await tell({ depositId: id, total })).json()).toEqual(first.json());
      expect(first.json().value).toEqual({ id, state: 'review' });
      expect((await tell({ depositId: id, total: 1n })).json().code).toBe('wallet.reference_reused');
    }

    expect((await stateOf(other.id)).json().value).toMatchObject({ state: 'review', reviewReason: 'amount', arrived: '30000' });
    expect((await stateOf(late.id)).json().value).toMatchObject({ state: 'review', reviewReason: 'late' });
    expect(await balance()).toBe(before);
  });

  it('is over when its time is, without anybody asking', async () => {
    const { id } = await begun();
    await sql`update deposits set expires_at = now() - interval '1 second' where id = ${id}::uuid`.execute(app.platform.db);

    await app.gateway.services.deposits.runDue();

    const { rows } = await sql<{ state: string }>`select state from deposits where id = ${id}::uuid`.execute(app.platform.db);
    expect(rows).toEqual([{ state: 'expired' }]);
  });

  it('cannot make a payment leave its end, not even past the service', async () => {
    const { id } = await begun();
    await tell({ depositId: id });

    await expect(
      sql`update deposits set state = 'pending', settled_at = null where id = ${id}::uuid`.execute(app.platform.db),
    ).rejects.toMatchObject({ code: '23514' });
  });
});

describe('the statement', () => {
  it('lists what moved, newest first, page by page, and says what it adds up to', async () => {
    const today = new Date();
    const day = (offset: number) => new Date(today.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
    const ask = (query: Record<string, string>) =>
      app.request({ url: '/wps/v2/wallets/statement', token, query: { from: day(-1), to: day(1), ...query } });
    const all = (await ask({})).json().value;
    const first = (await ask({ limit: '2' })).json().value;
    const second = (await ask({ limit: '2', cursor: first.nextCursor })).json().value;

    expect(all.list[0].balance).toBe(String(await balance()));
    const sums = await app.request({ url: '/wps/v2/records/movements/totals', token, query: { from: day(-1), to: day(1) } });
    expect(sums.json().value).toEqual({ in: String(await balance()), out: '0', count: all.list.length });
    expect([...first.list, ...second.list]).toEqual(all.list.slice(0, 4));
    expect((await ask({ kinds: 'bet,win' })).json().value.list).toEqual([]);
  });

  it.each([
    ['30 February', { from: '2026-02-30', to: '2026-03-01' }],
    ['an end before its beginning', { from: '2026-03-02', to: '2026-03-01' }],
    ['ten years', { from: '2016-03-02', to: '2026-03-01' }],
    ['an unknown kind', { from: '2026-03-01', to: '2026-03-01', kinds: 'gift' }],
    ['no days', {}],
  ])('of %s is refused by the field', async (_, query) => {
    const answer = await app.request({ url: '/wps/v2/wallets/statement', token, query: query as Record<string, string> });

    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
  });
});

it('leaves the books in order', async () => {
  expect(await verifyLedger(app.platform.db)).toMatchObject({ sound: true });
});
