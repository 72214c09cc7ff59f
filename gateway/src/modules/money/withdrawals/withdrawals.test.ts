import { randomUUID } from 'node:crypto';
import type { WithdrawalQueueValue } from '@pavilion/api/staff';
import sharp from 'sharp';
import { startFreePlay, staffRequest } from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import { setUpWithdrawals, type Player, SECOND, type WithdrawalsFixture } from './withdrawals-fixture';

let client: WithdrawalsFixture;
beforeAll(async () => (client = await setUpWithdrawals()));
afterAll(() => client.close());

describe('a member who withdraws', () => {
  it('gets it paid out: the amount leaves the balance at once, and every step is told', async () => {
    const one = await client.player();
    const before = await client.balance(one);

    const { id, state, amount, payee } = await client.asked(one, '100000');
    expect({ state, amount }).toEqual({ state: 'approved', amount: '100000' });
    expect(payee.number).toMatch(/^•••• \d{4}$/);
    expect(await client.balance(one)).toBe(before - 100_000n);
    expect(await client.leaves('approved', one, id)).toMatchObject({ state: 'sent' });
    expect((await client.tell({ withdrawalId: id, outcome: 'part', paid: 40_000n })).statusCode).toBe(200);
    expect(await client.stateOf(one, id)).toMatchObject({ state: 'sent', paid: '40000', receives: '100000' });
    expect((await client.tell({ withdrawalId: id })).statusCode).toBe(200);
    expect((await client.tell({ withdrawalId: id })).statusCode).toBe(200);

    expect(await client.stateOf(one, id)).toMatchObject({ state: 'paid', paid: '100000', confirmation: 'open' });
    expect(await client.balance(one)).toBe(before - 100_000n);
  });

  it('sees what decides beforehand', async () => {
    const { token } = await client.player({ money: 500_000n, staked: 200_000n });

    expect(await client.terms(token)).toMatchObject({
      balance: '500000',
      passwordSet: true,
      hold: null,
      turnover: { required: '500000', done: '200000' },
      today: { count: 5, amount: '50000000' },
      methods: [{ code: 'river-pay', digits: [11, 11] }, { code: 'lotus-wallet' }, { code: 'bank-transfer', digits: [8, 20] }],
    });
  });

  it('pays the fee out of the amount', async () => {
    const one = await client.player();
    const payeeId = (await client.addPayee(one.token, { method: 'lotus-wallet' })).json().value.id;
    await client.hour(25, one);

    expect((await client.ask({ ...one, payeeId }, '50001')).json().value).toMatchObject({ fee: '501', receives: '49500' });
  });

  it('withdraws once when the button is pressed twenty times, and never twice with one key', async () => {
    const one = await client.player();
    const before = await client.balance(one);
    const key = randomUUID();

    const answers = await Promise.all(Array.from({ length: 20 }, () => client.ask(one, '100000', key)));

    const right = answers.filter(({ statusCode }) => statusCode === 200);
    expect(new Set(right.map((answer) => answer.json().value.id)).size).toBe(1);
    expect(await client.balance(one)).toBe(before - 100_000n);
    await client.asOwner`delete from sign_in_guards`;
    expect((await client.ask(one, '100001', key)).json()).toMatchObject({ code: 'wallet.reference_reused' });
  });

  it('cannot spend the same money twice: of fifty requests for all of it one is paid (G3)', async () => {
    const one = await client.player({ money: 1_000_000n });
    const request = () =>
      client
        .services()
        .withdrawals.request(
          client.brand(),
          one.id,
          { payeeId: one.payeeId, amount: '1000000', paymentPassword: SECOND },
          randomUUID(),
        );

    const ends = await Promise.allSettled(Array.from({ length: 50 }, request));

    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await client.balance(one)).toBe(0n);
  });

  it.each([
    ['more than there is', {}, '2500000', 'wallet.insufficient_funds', { money: 1_000_000n }],
    ['less than the method pays', {}, '49999', 'wallet.amount_out_of_bounds', {}],
    ['more than the method pays', {}, '2500001', 'wallet.amount_out_of_bounds', {}],
    ['before it was staked', {}, '100000', 'withdrawals.turnover', { staked: 9_999_999n }],
  ])('is refused %s, and keeps the money', async (_what, _more, amount, code, having) => {
    const one = await client.player(having);
    const before = await client.balance(one);

    const answer = await client.ask(one, amount);

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code });
    expect(await client.balance(one)).toBe(before);
  });

  it('is told what is still to be staked, and withdraws the moment it was', async () => {
    const one = await client.player({ money: 1_000_000n, staked: 999_000n });
    const done = async () => (await client.terms(one.token)).turnover.done;
    expect(await done()).toBe('999000');

    await client.bet(one, 1_000n);

    expect(await done()).toBe('1000000');
    expect((await client.ask(one, '100000')).statusCode).toBe(200);
    await client.daysAreRead();
    expect(await done()).toBe('1000000');
  });

  it('withdraws five times in a day', async () => {
    const one = await client.player();
    for (let time = 0; time < 5; time += 1) expect((await client.ask(one, '50000')).statusCode).toBe(200);

    expect((await client.ask(one, '50000')).json()).toMatchObject({
      code: 'withdrawals.daily_limit_reached',
      details: { count: 0 },
    });
  });

  it('gets the money back when the company cannot pay', async () => {
    const one = await client.player();
    const before = await client.balance(one);
    const { id } = await client.sent(one);

    expect((await client.tell({ withdrawalId: id, outcome: 'failed', paid: 0n })).statusCode).toBe(200);
    expect((await client.tell({ withdrawalId: id, outcome: 'failed', paid: 0n })).statusCode).toBe(200);

    expect(await client.stateOf(one, id)).toMatchObject({ state: 'failed', confirmation: 'none' });
    expect(await client.balance(one)).toBe(before);
    expect((await client.tell({ withdrawalId: id })).json()).toMatchObject({ code: 'withdrawals.closed' });
  });

  it('gets back what did not arrive when the company stops halfway', async () => {
    const one = await client.player();
    const before = await client.balance(one);
    const { id } = await client.sent(one);

    await client.tell({ withdrawalId: id, outcome: 'failed', paid: 30_000n });

    expect(await client.balance(one)).toBe(before - 30_000n);
  });

  it.each([
    ['another amount', { paid: 100_001n }, (body: string) => body, 422],
    ['another currency', { currency: 'USD' }, (body: string) => body, 422],
    ['another payout', { providerId: 'sbx-out-0' }, (body: string) => body, 404],
    ['what was altered', {}, (body: string) => body.replace('100000', '100001'), 403],
  ])('is not paid by a company that says %s', async (_what, notification, change, status) => {
    const one = await client.player();
    const { id } = await client.sent(one);

    expect((await client.tell({ withdrawalId: id, ...notification }, change)).statusCode).toBe(status);
    expect(await client.stateOf(one, id)).toMatchObject({ state: 'sent' });
  });

  it('leaves a trace of every callback that is not believed, with why', async () => {
    const { id } = await client.sent(await client.player());
    const rejected = async () => {
      const { rows } = await client.asOwner<{ verdict: string; count: string }>`
        select verdict, sum(count) as count from payment_callbacks where provider = 'sandbox' group by verdict`;
      return (verdict: string) => Number(rows.find((row) => row.verdict === verdict)?.count ?? 0);
    };
    const before = await rejected();

    await client.tell({ withdrawalId: id }, (body) => body.replace('100000', '100001'));
    await client.tell({ withdrawalId: id }, (body) => body, Date.now() - 3_600_000);
    await client.tell({ withdrawalId: id, providerId: 'sbx-out-0' });
    await client.tell({ withdrawalId: id, currency: 'USD' });
    await client.tell({ withdrawalId: id });
    await client.tell({ withdrawalId: id });

    const after = await rejected();
    for (const verdict of ['unsigned', 'stale', 'unknown', 'other', 'handled', 'repeated'])
      expect([verdict, after(verdict)]).toEqual([verdict, before(verdict) + 1]);
  });

  it('is paid although the callback is lost: the company is asked', async () => {
    const one = await client.player();
    const { id } = await client.sent(one);
    await client.asOwner`update withdrawals set asked_until = now() - interval '1 second' where id = ${id}`;

    expect(await client.leaves('sent', one, id)).toMatchObject({ state: 'paid' });
  });

  it('sees their own, newest first, and nobody else’s', async () => {
    const [one, other] = [await client.player(), await client.player()];
    const first = await client.asked(one, '50000');
    const second = await client.asked(one, '60000');
    const list = (token: string, before = '') =>
      client.app.request({ url: `/wps/v2/withdrawals${before && `?before=${before}`}`, token });

    expect((await list(one.token)).json().value).toMatchObject({ list: [{ id: second.id }, { id: first.id }], next: null });
    expect((await list(one.token, second.id)).json().value.list).toMatchObject([{ id: first.id }]);
    expect((await list(other.token)).json().value.list).toEqual([]);
    expect((await client.app.request({ url: `/wps/v2/withdrawals/${first.id}`, token: other.token })).statusCode).toBe(404);
    expect((await client.ask({ ...other, payeeId: one.payeeId }, '50000')).statusCode).toBe(404);
    expect(
      (await client.app.request({ method: 'DELETE', url: `/wps/v2/payees/${one.payeeId}`, token: other.token })).statusCode,
    ).toBe(404);
  });

  it('has no way out of free play', async () => {
    const token = await startFreePlay(client.app, 'a-device-that-would-withdraw');

    expect((await client.app.request({ url: '/wps/v2/withdrawals/terms', token })).json()).toMatchObject({
      code: 'auth.use_real_account',
    });
  });
});

describe('operators', () => {
  it('look at large ones, and one of them is enough below the limit', async () => {
    const one = await client.player();
    const { id, state } = await client.asked(one, '2000000');
    expect(state).toBe('review');
    await client.app.platform.jobs.runNow('withdrawals.pay');
    expect(await client.stateOf(one, id)).toMatchObject({ state: 'review' });

    const queue = await staffRequest(client.app, {
      method: 'GET',
      url: '/staff/brands/pavilion/withdrawals?queue=review',
      as: client.staff['mira']!,
    });
    expect(queue.json().value.list.find((line: { id: string }) => line.id === id)).toMatchObject({
      flags: ['large', 'first'],
      needed: 1,
    });
    expect((await client.decide('mira', id, 'approval')).json().value).toMatchObject({ state: 'approved', approvals: ['mira'] });
    expect(await client.leaves('approved', one, id)).toMatchObject({ state: 'sent' });
    expect((await client.decide('nuri', id, 'approval')).json()).toMatchObject({ code: 'withdrawals.closed' });
  });

  it('are two where it is much, and the same one does not count twice', async () => {
    const one = await client.player({ money: 20_000_000n });
    const payeeId = (await client.addPayee(one.token, { method: 'bank-transfer', bank: 'River Bank', number: '12345678' })).json()
      .value.id;
    await client.hour(25, one);
    const { id } = await client.asked({ ...one, payeeId }, '10000000');

    expect((await client.decide('mira', id, 'approval')).json().value).toMatchObject({ state: 'review', needed: 2 });
    expect((await client.decide('mira', id, 'approval')).json()).toMatchObject({ code: 'withdrawals.second_operator_required' });
    expect((await client.decide('nuri', id, 'approval')).json().value).toMatchObject({
      state: 'approved',
      approvals: ['mira', 'nuri'],
    });
  });

  it('reject, and the money is back with the reason', async () => {
    const one = await client.player();
    const before = await client.balance(one);
    const { id } = await client.asked(one, '2000000');

    await client.decide('mira', id, 'rejection', 'The account is not yours.');

    expect(await client.stateOf(one, id)).toMatchObject({ state: 'rejected', reason: 'The account is not yours.' });
    expect(await client.balance(one)).toBe(before);
    expect((await client.decide('mira', id, 'rejection')).json()).toMatchObject({ code: 'withdrawals.closed' });
    expect((await client.decide('mira', id, 'approval')).json()).toMatchObject({ code: 'withdrawals.closed' });
  });

  it('go through a long queue page by page, each withdrawal once, and look at one of them', async () => {
    const one = await client.player();
    const { id } = await client.asked(one, '2000000');
    await client.decide('mira', id, 'rejection', 'The account is not yours.');
    await client.asOwner`
      insert into withdrawals
      select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'idempotency_key', 'page-by-page-' || n))).*
      from withdrawals one, generate_series(1, 110) n where id = ${id}::uuid`;
    const look = async (path: string) =>
      staffRequest(client.app, { method: 'GET', url: `/staff/brands/pavilion/withdrawals${path}`, as: client.staff['mira']! });
    const seen: string[] = [];
    for (let next: string | undefined = ''; next !== undefined;) {
      const page: { value: WithdrawalQueueValue } = (await look(`?queue=ended${next && `&after=${next}`}`)).json();
      seen.push(...page.value.list.map((line) => line.id));
      next = page.value.next;
    }

    expect(seen.length).toBeGreaterThan(110);
    expect(new Set(seen).size).toBe(seen.length);
    expect((await look(`/${id}`)).json().value).toMatchObject({ id, state: 'rejected' });
    expect((await look('/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });

  it('are shown when two members are paid at one number', async () => {
    const number = '01755555555';
    await client.player({ number });
    const { id, state } = await client.asked(await client.player({ number }), '50000');
    const queue = await staffRequest(client.app, {
      method: 'GET',
      url: '/staff/brands/pavilion/withdrawals?queue=review',
      as: client.staff['mira']!,
    });

    expect(state).toBe('review');
    expect(queue.json().value.list.find((line: { id: string }) => line.id === id)).toMatchObject({ flags: ['shared-payee'] });
  });
});

describe('a payout that was paid', () => {
  const paid = async () => {
    const one = await client.player();
    const { id } = await client.sent(one);
    await client.tell({ withdrawalId: id });
    return { one, id };
  };
  const say = ({ token }: Player, id: string, payload: object) =>
    client.app.request({ method: 'PUT', url: `/wps/v2/withdrawals/${id}/confirmation`, token, payload });

  it('is confirmed once', async () => {
    const { one, id } = await paid();

    expect((await say(one, id, { outcome: 'received' })).json().value).toMatchObject({ confirmation: 'received' });
    expect((await say(one, id, { outcome: 'not-received' })).json()).toMatchObject({ code: 'withdrawals.closed' });
  });

  it('counts as received when nobody says anything in time', async () => {
    const { one, id } = await paid();
    await client.asOwner`update withdrawals set confirm_until = now() where id = ${id}`;

    await client.app.platform.jobs.runNow('withdrawals.pay');

    expect(await client.stateOf(one, id)).toMatchObject({ confirmation: 'counted' });
  });

  it.each([
    ['held to have arrived', 'forced', 0n],
    ['given back', 'returned', 100_000n],
  ] as const)('is looked at when it did not arrive, and %s', async (_what, outcome, back) => {
    const { one, id } = await paid();
    const before = await client.balance(one);
    const proof = (
      await sharp({ create: { width: 30, height: 20, channels: 3, background: '#336' } })
        .png()
        .toBuffer()
    ).toString('base64');
    await say(one, id, { outcome: 'not-received', proof });
    const root = `/staff/brands/pavilion/withdrawals/${id}`;

    const picture = await staffRequest(client.app, { method: 'GET', url: `${root}/proof`, as: client.staff['mira']! });
    const ended = await staffRequest(client.app, {
      method: 'PUT',
      url: `${root}/dispute`,
      as: client.staff['mira']!,
      payload: { outcome, reason: 'asked the bank' },
    });

    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect(ended.json().value).toMatchObject({ confirmation: outcome });
    expect(await client.balance(one)).toBe(before + back);
  });

  it('is not disputed with what is no picture', async () => {
    const { one, id } = await paid();

    expect((await say(one, id, { outcome: 'not-received', proof: Buffer.from('<svg/>').toString('base64') })).statusCode).toBe(415);
    expect(await client.stateOf(one, id)).toMatchObject({ confirmation: 'open' });
  });
});

it('never jumps over a step or leaves its end, whoever asks the database (G11)', async () => {
  const one = await client.player();
  const { id } = await client.asked(one, '50000');
  const set = (state: string) => client.asOwner`update withdrawals set state = ${state} where id = ${id}`;

  await expect(set('paid')).rejects.toThrow(/cannot go/);
  await expect(set('rejected')).rejects.toThrow(/cannot go/);
  await expect(client.asOwner`update withdrawals set amount = 1 where id = ${id}`).rejects.toThrow(/cannot go/);
});

it('leaves books that agree', async () => {
  expect(await verifyLedger(client.app.platform.db)).toMatchObject({ sound: true, total: 0n, discrepancies: [] });
});
