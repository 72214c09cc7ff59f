import type { WithdrawalQueueValue } from '@pavilion/api/staff';
import { staffRequest } from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import { setUpWithdrawals, type WithdrawalsFixture } from './withdrawals-fixture';

let client: WithdrawalsFixture;
beforeAll(async () => (client = await setUpWithdrawals()));
afterAll(() => client.close());

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
      select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'idempotency_key', 'page-by-page-' || n, 'reference', 'PAGE' || n))).*
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

  it('find the player and the transaction by the reference that is read out to them', async () => {
    const one = await client.player();
    const { id, reference } = await client.asked(one, '50000');
    const brand = '/staff/brands/pavilion';
    const as = client.staff['mira']!;

    const search = await staffRequest(client.app, {
      method: 'POST',
      url: `${brand}/members/search`,
      as,
      payload: { reference: ` ${reference.toLowerCase()} ` },
    });
    const [member] = search.json().value.list;
    const ledger = await staffRequest(client.app, {
      method: 'GET',
      url: `${brand}/members/${member.id}/ledger?reference=${reference}`,
      as,
    });
    const line = await staffRequest(client.app, { method: 'GET', url: `${brand}/withdrawals/${id}`, as });

    expect(ledger.json().value.list).toMatchObject([
      { kind: 'withdrawal', reference: `withdrawal:${id}`, shownReference: reference },
    ]);
    expect(line.json().value).toMatchObject({ member: { id: member.id }, reference });
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

it('leaves books that agree', async () => {
  expect(await verifyLedger(client.app.platform.db)).toMatchObject({ sound: true, total: 0n, discrepancies: [] });
});
