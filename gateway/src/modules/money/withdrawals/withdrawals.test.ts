import { randomUUID } from 'node:crypto';
import { codeSentTo, PASSWORD, startFreePlay } from '../../../platform/testing';
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

  it('adds a way back into the account before the first payout: a mail address, by a code that is sent there', async () => {
    const one = await client.player({ contact: false });
    const address = 'Back.In@example.org';
    const send = (payload: object, path = '/wps/member/contact/code') =>
      client.app.request({ method: 'POST', url: path, token: one.token, payload });
    const add = (more: object = {}) =>
      client.sealed(
        'PUT',
        '/wps/member/contact',
        { email: address, password: PASSWORD, proof: { way: 'payment-password', answer: SECOND }, ...more },
        one.token,
        'added-contact-1',
      );
    expect((await client.terms(one.token)).contactNeeded).toBe(true);
    expect((await client.ask(one, '100000')).json()).toMatchObject({ code: 'withdrawals.contact_missing' });
    expect((await send({ email: 'no address' })).json()).toMatchObject({ fields: { email: 'request.invalid' } });
    expect((await send({ email: address })).json().value).toEqual({ expiredMinutes: 1 });
    const verificationCode = await codeSentTo(client.app, address);

    expect((await add({ verificationCode: verificationCode === '000000' ? '000001' : '000000' })).json()).toMatchObject({
      code: 'verification.code_wrong',
    });
    expect((await add({ verificationCode, password: 'not this one' })).json()).toMatchObject({ code: 'password.wrong' });
    const added = await add({ verificationCode });
    expect(added.json().value).toEqual({ missing: false, ways: ['mail', 'mobile'] });
    // The answer was lost, and the code is used up.
    expect((await add({ verificationCode })).json()).toEqual(added.json());

    expect(await client.terms(one.token)).toMatchObject({ contactNeeded: false, hold: null });
    expect((await client.ask(one, '100000')).statusCode).toBe(200);
    expect((await send({ email: address })).json()).toMatchObject({ code: 'member.contact_known' });
  });

  it('may add a mobile number instead, which is told to have an account only once it is shown to be theirs', async () => {
    const [one, other] = [await client.player({ contact: false }), await client.player({ contact: false })];
    const number = { mobileNum: '01955512345', countryDialingCode: '880' };
    const proof = { password: PASSWORD, proof: { way: 'payment-password', answer: SECOND } };
    const addFor = async ({ token }: Player) => {
      await client.app.request({ method: 'POST', url: '/wps/member/contact/code', token, payload: number });
      const verificationCode = await codeSentTo(client.app, '+8801955512345');
      return client.sealed('PUT', '/wps/member/contact', { ...number, ...proof, verificationCode }, token);
    };

    expect((await addFor(one)).statusCode).toBe(200);
    expect(await client.services().members.byPhone('pavilion', '+8801955512345')).toMatchObject({ id: BigInt(one.id) });
    expect((await addFor(other)).json()).toMatchObject({ code: 'register.phone_taken' });
    expect((await client.ask(other, '100000')).json()).toMatchObject({ code: 'withdrawals.contact_missing' });
  });

  it.each([
    [{ holder: '12345 !!' }, { holder: 'withdrawals.holder_invalid' }],
    [{ holder: 'R2D2' }, { holder: 'withdrawals.holder_invalid' }],
    [{ holder: ' X ' }, { holder: 'withdrawals.holder_invalid' }],
    [{ holder: 'Rahima\u202e Begum' }, { holder: 'withdrawals.holder_invalid' }],
    [{ method: 'bank-transfer', bank: '12345 !!', number: '1234567890' }, { bank: 'withdrawals.payee_invalid' }],
  ])('cannot be paid to an account of %j', async (account, fields) => {
    const one = await client.player();

    expect((await client.addPayee(one.token, account)).json()).toMatchObject({ code: 'withdrawals.payee_invalid', fields });
  });

  it('is paid under the name that the bank has, in any script', async () => {
    const one = await client.player();
    for (const [at, holder] of ['রহিমা বেগম', 'M/S Rahim & Sons (Pvt.) Ltd.', 'Nguyễn Văn Ânʼ'.replace('ʼ', '’')].entries())
      expect((await client.addPayee(one.token, { holder, number: `0188888888${at}` })).statusCode).toBe(200);
  });

  it('has one account where the answer was lost and they pressed again', async () => {
    const one = await client.player();
    const account = { method: 'river-pay', holder: 'Rahima Begum', number: '01877777777', paymentPassword: SECOND };
    const press = () => client.sealed('POST', '/wps/v2/payees', account, one.token, 'added-payee-1');

    const [first, again] = [await press(), await press()];

    expect(again.json()).toEqual(first.json());
    expect((await client.terms(one.token)).payees).toHaveLength(2);
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
