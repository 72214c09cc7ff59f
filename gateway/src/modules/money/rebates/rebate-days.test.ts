import type { RebateHistoryValue } from '@pavilion/api/rebates';
import { enrolStaff, staffRequest } from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import { rebatersOf } from './rebaters-fixture';
import { daysAgo, RANK_STAKE, type RebatesFixture, setUpRebates, someTerms } from './rebates-fixture';

let now: RebatesFixture;
beforeAll(async () => (now = await setUpRebates()), 60_000);
afterAll(() => now.close());
beforeEach(() => now.onlyRule(someTerms()));

const { person, get, claimAll, balance } = rebatersOf(() => now);
const yesterday = daysAgo(1);

describe('what moves after a claim', () => {
  it('is a further sum when bets are settled late', async () => {
    const tina = await person();
    await now.play(tina.id, 100_000, yesterday.at);
    await claimAll(tina);
    await now.play(tina.id, 10_000, yesterday.at);

    expect((await get(tina)).days[0]).toMatchObject({ state: 'further', paid: '400', open: '40', sum: '440' });
    expect((await claimAll(tina)).claim.sum).toBe('40');
    expect((await get(tina)).days[0]).toMatchObject({ state: 'claimed', paid: '440' });
  });

  it('comes off the next claim when bets are taken back, is named in both, and never comes out of the wallet', async () => {
    const tina = await person();
    const round = await now.play(tina.id, 100_000, daysAgo(2).at);
    await claimAll(tina);
    await now.takeBack(tina.id, round);
    const before = await balance(tina);
    expect(await get(tina)).toMatchObject({ missing: '400', claim: null, days: [{ state: 'short', missing: '400' }] });
    expect(await balance(tina)).toBe(before);

    await now.play(tina.id, 250_000, yesterday.at);
    expect((await get(tina)).claim).toEqual({ days: [yesterday.day], gross: '1000', short: '400', sum: '600' });
    const { claim: paid, rebates } = await claimAll(tina);

    expect(paid).toMatchObject({ gross: '1000', short: '400', sum: '600' });
    expect(paid.days).toEqual([
      { day: daysAgo(2).day, amount: '-400' },
      { day: yesterday.day, amount: '1000' },
    ]);
    expect(await balance(tina)).toBe(before - 250_000n + 600n);
    expect(rebates).toMatchObject({ missing: '0', claim: null });
  });

  it('goes on to the claim after it where one is too small', async () => {
    const tina = await person();
    const round = await now.play(tina.id, 100_000, daysAgo(3).at);
    await claimAll(tina);
    await now.takeBack(tina.id, round);
    await now.play(tina.id, 25_000, daysAgo(2).at);
    const before = await balance(tina);

    expect((await claimAll(tina)).claim).toMatchObject({ gross: '100', short: '100', sum: '0' });
    expect(await get(tina)).toMatchObject({ missing: '300', claim: null });
    expect(await balance(tina)).toBe(before);

    await now.play(tina.id, 100_000, yesterday.at);
    expect((await claimAll(tina)).claim).toMatchObject({ gross: '400', short: '300', sum: '100' });
  });
});

describe('days', () => {
  it('are those of the brand: midnight in Dhaka is six in the evening by Greenwich', async () => {
    const { services } = now.app.gateway;
    const tina = await person();
    await now.play(tina.id, 100_000, new Date('2026-03-10T17:59:59Z'));
    await now.play(tina.id, 200_000, new Date('2026-03-10T18:00:00Z'));
    await now.counted();
    const member = now.asMember(tina.id);

    const before = await services.rebates.of(member, new Date('2026-03-10T17:59:59Z'));
    expect([before.today?.day, before.today?.sum, before.claim]).toEqual(['2026-03-10', '400', null]);

    const after = await services.rebates.of(member, new Date('2026-03-10T18:00:00Z'));
    expect([after.today?.day, after.today?.sum]).toEqual(['2026-03-11', '800']);
    expect(after.claim).toMatchObject({ days: ['2026-03-10'], sum: '400' });
    const midnight = await services.rebates.claim(member, { days: ['2026-03-10'], sum: '400' }, new Date('2026-03-10T18:00:00Z'));
    expect(midnight.claim.sum).toBe('400');

    // The last moment of the last day, and the one after it.
    expect((await services.rebates.of(member, new Date('2026-03-18T17:59:59Z'))).claim).toMatchObject({ sum: '800' });
    expect((await services.rebates.of(member, new Date('2026-03-18T18:00:00Z'))).claim).toBeNull();
  });

  it('have twenty-five hours when the clocks go back', async () => {
    const { services } = now.app.gateway;
    const tina = await person();
    for (const at of ['2026-11-01T03:59:59Z', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z'])
      await now.play(tina.id, 100_000, new Date(at));
    const inNewYork = { ...now.asMember(tina.id), brand: { ...now.asMember(tina.id).brand, timeZone: 'America/New_York' } };
    await now.owner.query(`update brands set time_zone = 'America/New_York' where code = 'pavilion'`);
    try {
      await now.counted();
      const { days } = await services.rebates.of(inNewYork, new Date('2026-11-03T12:00:00Z'));
      expect(days.map(({ day, sum }) => [day, sum])).toEqual([
        ['2026-11-02', '400'],
        ['2026-11-01', '800'],
        ['2026-10-31', '400'],
      ]);
    } finally {
      await now.owner.query(`update brands set time_zone = 'Asia/Dhaka' where code = 'pavilion'`);
    }
  });

  it('go by the rule that held when they began', async () => {
    const tina = await person();
    await now.play(tina.id, 100_000, daysAgo(2).at);
    await now.play(tina.id, 100_000, daysAgo(1).at);
    // It begins within the day before yesterday.
    await now.changeRule(someTerms({ rates: [{ category: 'RNG', rate: 100 }] }), daysAgo(2).at);

    expect((await get(tina)).days.map(({ sum }) => sum)).toEqual(['1000', '400']);
  });

  it('go by the rank that was noted when they were first looked at', async () => {
    await now.onlyRule(someTerms({ byRank: [0, 10, 20] }));
    const tina = await person();
    await now.fund(tina.id, RANK_STAKE);
    await now.play(tina.id, 100_000, daysAgo(1).at);
    expect((await get(tina)).days[0]).toMatchObject({ rank: 0, sum: '400' });

    await now.play(tina.id, RANK_STAKE, daysAgo(2).at);
    await now.counted();
    await now.app.request({ url: '/wps/v2/levels', token: tina.token });

    expect((await get(tina)).days).toMatchObject([
      { rank: 0, sum: '400' },
      { rank: 1, sum: '750000' },
    ]);
  });
});

it('claims are listed by pages, newest first', async () => {
  const tina = await person();
  for (let nth = 1; nth <= 12; nth += 1) {
    await now.play(tina.id, 1_000 * nth, yesterday.at);
    await claimAll(tina);
  }
  const page = async (nth: number): Promise<RebateHistoryValue> =>
    (await now.app.request({ url: `/wps/v2/rebates/history?page=${nth}`, token: tina.token })).json().value;

  const [first, second] = [await page(1), await page(2)];

  expect([first.totalPages, first.list.length, second.list.length]).toEqual([2, 10, 2]);
  expect(first.list[0]).toMatchObject({ sum: '48', days: [{ day: yesterday.day, amount: '48' }] });
});

it('an operator reads what a member was given back', async () => {
  const tina = await person();
  await now.play(tina.id, 100_000, yesterday.at);
  await claimAll(tina);
  const viewer = await enrolStaff(now.app, 'vera', { pavilion: 'viewer' });

  const answer = await staffRequest(now.app, { url: `/staff/brands/pavilion/members/${tina.publicId}/rebates`, as: viewer });

  expect(answer.json().value).toMatchObject({
    currency: 'BDT',
    missing: '0',
    days: [{ day: yesterday.day, state: 'claimed' }],
    claims: [{ sum: '400' }],
  });
});

it('the books are sound after all of this', async () => {
  expect((await verifyLedger(now.app.platform.db)).sound).toBe(true);
});
