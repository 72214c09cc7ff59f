import { randomUUID } from 'node:crypto';
import { verifyLedger } from '../wallet';
import { type LimitsFixture, setUpLimits, type TestPlayer } from './limits-fixture';

let setup: LimitsFixture;
beforeAll(async () => (setup = await setUpLimits()), 60_000);
afterAll(() => setup.close());

const outcomes = async (bets: Promise<{ outcome: string }>[]) => (await Promise.all(bets)).map(({ outcome }) => outcome);

/** The figures by the hour, and the same read from the ledger. */
async function figures({ id }: TestPlayer): Promise<[counted: object, booked: object]> {
  const { rows } = await setup.owner.query(
    `select (select json_build_object('stakes', coalesce(sum(stakes), 0), 'payouts', coalesce(sum(payouts), 0)) from member_spend
        where member_id = $1) as counted,
      json_build_object('stakes', coalesce(sum(-effect) filter (where kind = 'bet' or kind = 'rollback' and effect > 0), 0),
        'payouts', coalesce(sum(effect) filter (where kind = 'win' or kind = 'rollback' and effect < 0), 0)) as booked
    from ledger_transactions where member_id = $1 and outcome = 'posted' and kind in ('bet', 'win', 'rollback')`,
    [id],
  );
  return [rows[0].counted, rows[0].booked];
}

describe('a bet beyond a limit', () => {
  it('is refused, says the same when it is repeated, and moves nothing', async () => {
    const rahima = await setup.player(1_000_000n);
    await setup.put(rahima, 'wager', 'day', '50000');
    const reference = `studio:${randomUUID()}`;

    expect(await setup.bet(rahima, 50_001n, { reference })).toMatchObject({ outcome: 'limited', effect: 0n, balance: 1_000_000n });
    expect(await setup.bet(rahima, 50_001n, { reference })).toMatchObject({ outcome: 'limited', repeated: true });
    expect(await setup.bet(rahima, 50_000n)).toMatchObject({ outcome: 'posted', balance: 950_000n });
    expect(await setup.bet(rahima, 1n)).toMatchObject({ outcome: 'limited' });
    expect(await setup.bet(rahima, 0n)).toMatchObject({ outcome: 'posted' });
    expect(await verifyLedger(setup.app.platform.db)).toMatchObject({ sound: true });
  });

  it('cannot pass with others in the same moment: of fifty, as many are taken as the limit lets through', async () => {
    const rahima = await setup.player(1_000_000n);
    await setup.put(rahima, 'loss', 'week', '100000');

    const ends = await outcomes(Array.from({ length: 50 }, () => setup.bet(rahima, 10_000n)));

    expect(ends.filter((outcome) => outcome === 'posted')).toHaveLength(10);
    expect(ends.filter((outcome) => outcome === 'limited')).toHaveLength(40);
  });

  it('cannot pass from another wallet either', async () => {
    const rahima = await setup.player(1_000_000n);
    await setup.put(rahima, 'wager', 'day', '100000');
    const { wallet } = setup;
    const moved = { memberId: rahima.id, brand: 'pavilion', currency: 'BDT', amount: 500_000n };
    const out = `transfer:${randomUUID()}`;
    await wallet.post({ ...moved, kind: 'transfer-out', reference: out });
    await wallet.post({ ...moved, kind: 'transfer-in', wallet: 'vendor:studio', reference: `${out}:in`, related: out });

    const ends = await outcomes(
      Array.from({ length: 40 }, (_, at) => setup.bet(rahima, 10_000n, { wallet: at % 2 ? 'main' : 'vendor:studio' })),
    );

    expect(ends.filter((outcome) => outcome === 'posted')).toHaveLength(10);
  });

  it('cannot slip by while the limit is being set', async () => {
    const rahima = await setup.player(1_000_000n);
    const bets = Array.from({ length: 20 }, () => setup.bet(rahima, 10_000n));
    const set = setup.put(rahima, 'wager', 'day', '100000');
    const after = Array.from({ length: 20 }, () => setup.bet(rahima, 10_000n));

    const ends = await outcomes([...bets, ...after]);
    expect((await set).statusCode).toBe(200);

    const [counted, booked] = await figures(rahima);
    expect(counted).toEqual(booked);
    expect(await setup.bet(rahima, 10_000n)).toMatchObject({
      outcome: ends.filter((end) => end === 'posted').length >= 10 ? 'limited' : 'posted',
    });
  });
});

describe('what counts', () => {
  it('is what was staked before the limit was set, too', async () => {
    const rahima = await setup.player();
    const [taken, undone] = [`studio:${randomUUID()}`, `studio:${randomUUID()}`];
    await setup.bet(rahima, 30_000n, { reference: taken });
    await setup.win(rahima, 12_000n, taken);
    await setup.bet(rahima, 7_000n, { reference: undone });
    await setup.rollback(rahima, undone);

    await setup.put(rahima, 'loss', 'day', '20000');

    expect(await setup.one(rahima, 'loss', 'day')).toMatchObject({ value: '20000', used: '18000', left: '2000' });
    expect(await setup.one(rahima, 'wager', 'day')).toMatchObject({ value: null, used: '30000', left: null });
    expect(await setup.bet(rahima, 2_001n)).toMatchObject({ outcome: 'limited' });
    expect(await setup.bet(rahima, 2_000n)).toMatchObject({ outcome: 'posted' });
  });

  it('is less by what was paid and by what was taken back; wins are never refused', async () => {
    const rahima = await setup.player();
    await setup.put(rahima, 'loss', 'day', '10000');
    const [first, second] = [`studio:${randomUUID()}`, `studio:${randomUUID()}`];
    await setup.bet(rahima, 10_000n, { reference: first });

    expect(await setup.win(rahima, 500_000n, first)).toMatchObject({ outcome: 'posted' });
    expect(await setup.one(rahima, 'loss', 'day')).toMatchObject({ used: '-490000', left: '500000' });
    expect(await setup.bet(rahima, 500_000n, { reference: second })).toMatchObject({ outcome: 'posted' });
    expect(await setup.bet(rahima, 1n)).toMatchObject({ outcome: 'limited' });
    await setup.rollback(rahima, second);
    expect(await setup.one(rahima, 'loss', 'day')).toMatchObject({ left: '500000' });

    const [counted, booked] = await figures(rahima);
    expect(counted).toEqual(booked);
  });

  it('counts no more when all of its hour is a day, a week or thirty days ago', async () => {
    const rahima = await setup.player();
    await setup.put(rahima, 'wager', 'day', '10000');
    await setup.put(rahima, 'wager', 'week', '15000');
    await setup.bet(rahima, 10_000n);

    await setup.spentEarlier(rahima, 23);
    expect(await setup.bet(rahima, 1n)).toMatchObject({ outcome: 'limited' });
    await setup.spentEarlier(rahima, 2);
    expect(await setup.bet(rahima, 5_001n)).toMatchObject({ outcome: 'limited' });
    expect(await setup.bet(rahima, 5_000n)).toMatchObject({ outcome: 'posted' });
    await setup.spentEarlier(rahima, 24 * 7 + 1);
    expect(await setup.bet(rahima, 10_000n)).toMatchObject({ outcome: 'posted' });
  });

  it('is nothing of anybody’s who set no limit', async () => {
    const karim = await setup.player();
    await setup.bet(karim, 10_000n);
    await setup.put(karim, 'deposit', 'day', '10000');
    await setup.bet(karim, 10_000n);

    const { rows } = await setup.owner.query('select 1 from member_spend where member_id = $1', [karim.id]);
    expect(rows).toEqual([]);
  });
});

describe('time', () => {
  const here = ({ id }: TestPlayer, seconds: number) =>
    setup.owner.query(
      `insert into play_time (member_id, day, seconds) values ($1, brand_day('pavilion'), $2)
        on conflict (member_id, day) do update set seconds = excluded.seconds, noted_at = now()`,
      [id, seconds],
    );

  it('that is used up begins no new round, and lets an open one be finished', async () => {
    const rahima = await setup.player();
    await setup.put(rahima, 'session', 'day', '60');
    const first = `studio:${randomUUID()}`;
    expect(await setup.bet(rahima, 100n, { round: 'before', reference: first })).toMatchObject({ outcome: 'posted' });

    await here(rahima, 3600);

    expect(await setup.bet(rahima, 100n, { round: 'after' })).toMatchObject({ outcome: 'limited' });
    expect(await setup.bet(rahima, 100n, { round: 'before', roundClosed: true })).toMatchObject({ outcome: 'posted' });
    expect(await setup.win(rahima, 100n, first, 'before')).toMatchObject({ outcome: 'posted' });
    expect(await setup.bet(rahima, 100n, { round: 'before' })).toMatchObject({ outcome: 'limited' });
  });
});
