import sharp from 'sharp';
import { staffRequest } from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import { setUpWithdrawals, type Player, type WithdrawalsFixture } from './withdrawals-fixture';

let client: WithdrawalsFixture;
beforeAll(async () => (client = await setUpWithdrawals()));
afterAll(() => client.close());

describe('a payout that was paid', () => {
  const paid = async () => {
    const one = await client.player();
    const { id } = await client.sent(one);
    await client.tell({ withdrawalId: id });
    return { one, id };
  };
  const say = ({ token }: Player, id: string, payload: object) =>
    client.app.request({ method: 'PUT', url: `/wps/v2/withdrawals/${id}/confirmation`, token, payload });

  it('is confirmed once, and the same again is answered as before, also once it was decided', async () => {
    const { one, id } = await paid();
    const missing = await paid();
    for (const _time of ['first', 'second'])
      expect((await say(missing.one, missing.id, { outcome: 'not-received' })).json().value).toMatchObject({
        confirmation: 'disputed',
        received: '0',
        remaining: '100000',
      });
    await client.asOwner`update withdrawals set confirmation = 'forced' where id = ${missing.id}`;
    expect((await say(missing.one, missing.id, { outcome: 'fully-paid' })).json().value).toMatchObject({ confirmation: 'forced' });
    expect((await say(one, id, { outcome: 'fully-paid' })).json().value).toMatchObject({
      confirmation: 'received',
      remaining: '0',
    });

    expect((await say(one, id, { outcome: 'received' })).json().value).toMatchObject({ confirmation: 'received' });
    expect((await say(one, id, { outcome: 'not-received' })).json()).toMatchObject({ code: 'withdrawals.closed' });
  });

  it('may have come in part: what is missing is looked for, and goes back alone', async () => {
    const { one, id } = await paid();
    const before = await client.balance(one);

    expect((await say(one, id, { outcome: 'received', amount: '100001' })).json()).toMatchObject({
      code: 'withdrawals.received_too_much',
    });
    const said = await say(one, id, { outcome: 'received', amount: '30000' });
    expect(said.json().value).toMatchObject({ confirmation: 'disputed', received: '30000', remaining: '70000' });
    expect((await say(one, id, { outcome: 'received', amount: '20000' })).json()).toMatchObject({ code: 'withdrawals.closed' });
    expect((await say(one, id, { outcome: 'received', amount: '60000' })).statusCode).toBe(200);
    const ended = await staffRequest(client.app, {
      method: 'PUT',
      url: `/staff/brands/pavilion/withdrawals/${id}/dispute`,
      as: client.staff['mira']!,
      payload: { outcome: 'returned', reason: 'the bank has half of it' },
    });

    expect(ended.json().value).toMatchObject({ confirmation: 'returned', received: '60000' });
    expect(await client.balance(one)).toBe(before + 40_000n);
    expect(await client.stateOf(one, id)).toMatchObject({
      status: 'part-paid',
      received: '60000',
      remaining: '0',
      returned: '40000',
    });
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

it('leaves books that agree', async () => {
  expect(await verifyLedger(client.app.platform.db)).toMatchObject({ sound: true, total: 0n, discrepancies: [] });
});
