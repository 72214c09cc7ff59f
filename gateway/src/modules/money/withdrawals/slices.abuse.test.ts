import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { registerPlayer, type TestOperator, staffRequest } from '../../../platform/testing';
import { type Player, setUpWithdrawals, type WithdrawalsFixture } from './withdrawals-fixture';

let client: WithdrawalsFixture;
let picture: string;
beforeAll(async () => {
  client = await setUpWithdrawals();
  picture = (
    await sharp({ create: { width: 40, height: 60, channels: 3, background: '#888' } })
      .png()
      .toBuffer()
  ).toString('base64');
  // A payout takes two operators from ৳1,000 on, a transfer from ৳10,000.
  await client.asOwner`update withdrawal_rules set four_eyes_from = 100000, review_from = 100000 where brand = 'pavilion'`;
  await client.asOwner`update deposit_rules set four_eyes_from = 1000000 where brand = 'pavilion'`;
});
// Other tests read what was decided lately: each begins a day after the one before.
afterEach(async () => {
  for (const table of ['withdrawal_return_approvals', 'deposit_approvals'])
    await client.owner.query(`update ${table} set approved_at = approved_at - interval '2 days'`);
});
afterAll(() => client.close());

const decide = (who: string, method: 'POST' | 'PUT', path: string, payload: object) =>
  staffRequest(client.app, {
    method,
    url: `/staff/brands/pavilion/${path}`,
    as: client.staff[who] as TestOperator,
    payload: { reason: 'the bank says so', ...payload },
  });

describe('one operator with a friend who says that a payout did not arrive', () => {
  const paid = 90_000n;
  /** The company paid it, and its player says otherwise. */
  async function disputed(friend: Player, amount: bigint): Promise<string> {
    const { id } = await client.asked(friend, String(amount));
    for (const who of ['mira', 'nuri']) await client.decide(who, id, 'approval');
    await client.leaves('approved', friend, id);
    await client.tell({ withdrawalId: id, paid: amount });
    const payload = { outcome: 'not-received', proof: picture };
    await client.app.request({ method: 'PUT', url: `/wps/v2/withdrawals/${id}/confirmation`, token: friend.token, payload });
    return id;
  }
  const giveBack = (who: string, id: string) => decide(who, 'PUT', `withdrawals/${id}/dispute`, { outcome: 'returned' });

  it('cannot give back alone what it takes two to pay out', async () => {
    const friend = await client.player();
    const id = await disputed(friend, 200_000n);
    const before = await client.balance(friend);

    const alone = await giveBack('mira', id);
    const again = await giveBack('mira', id);
    expect(alone.json().value).toMatchObject({ confirmation: 'disputed', approvals: ['mira'], needed: 2 });
    expect(again.json().code).toBe('withdrawals.second_operator_required');
    expect(await client.balance(friend)).toBe(before);

    expect((await giveBack('nuri', id)).json().value).toMatchObject({ confirmation: 'returned' });
    expect(await client.balance(friend)).toBe(before + 200_000n);
  });

  it('cannot give it back in pieces that each need one, nor two of them at once', async () => {
    const friend = await client.player();
    const ids = [await disputed(friend, paid), await disputed(friend, paid), await disputed(friend, paid)];
    const before = await client.balance(friend);

    await Promise.all(ids.map((id) => giveBack('mira', id)));

    expect(await client.balance(friend)).toBe(before + paid);
  });
});

describe('one operator with a friend who sends pictures of transfers that never were', () => {
  let count = 0;
  const friend = () => registerPlayer(client.app, `sender${(count += 1)}`);
  async function slip(token: string, amount: string): Promise<string> {
    const headers = { 'idempotency-key': randomUUID() };
    const payload = { method: 'bank-transfer', amount };
    const begun = await client.app.request({ method: 'POST', url: '/wps/v2/deposits', token, payload, headers });
    if (begun.statusCode !== 200) throw new Error(begun.body);
    const { id } = begun.json().value;
    const url = `/wps/v2/deposits/${id}/slip`;
    // Each from a home of its own: six a minute is what one address may send.
    await client.app.request({ method: 'PUT', url, token, payload: { slip: picture }, remoteAddress: `10.0.0.${count}` });
    return id;
  }
  const credit = (who: string, id: string, arrived: bigint) =>
    decide(who, 'POST', `deposits/${id}/approval`, { arrived: String(arrived) });

  it('cannot say that more arrived than the friend announced', async () => {
    const id = await slip(await friend(), '500000');

    expect((await credit('mira', id, 999_999n)).json().value).toMatchObject({ state: 'review', approvals: ['mira'], needed: 2 });
    expect((await credit('nuri', id, 999_999n)).json().value).toMatchObject({ state: 'paid', credited: '999999' });
  });

  it('cannot credit one friend in pieces what takes two in one, nor two pieces at once', async () => {
    const token = await friend();
    const ids = [await slip(token, '600000'), await slip(token, '600000')];

    await Promise.all(ids.map((id) => credit('mira', id, 600_000n)));

    expect(await client.balance({ token })).toBe(600_000n);
  });

  it('cannot go on for a whole day with a friend for each piece', async () => {
    const states: string[] = [];
    for (let piece = 0; piece < 11; piece += 1) {
      const id = await slip(await friend(), '990000');
      states.push((await credit('mira', id, 990_000n)).json().value.state);
    }
    const other = await credit('nuri', await slip(await friend(), '990000'), 990_000n);

    expect(states).toEqual([...Array.from({ length: 10 }, () => 'paid'), 'review']);
    expect(other.json().value.state).toBe('paid');
  }, 90_000);
});
