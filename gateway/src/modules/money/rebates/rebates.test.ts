import pg from 'pg';
import type { RebateClaimValue, RebateHistoryValue, RebatesValue } from '@pavilion/api/rebates';
import type { LightMyRequestResponse } from 'fastify';
import { claimableOf, enrolStaff, registerPlayer, staffRequest } from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import { daysAgo, RANK_STAKE, type RebatesFixture, setUpRebates, someTerms } from './rebates-fixture';

let now: RebatesFixture;
beforeAll(async () => (now = await setUpRebates()), 60_000);
afterAll(() => now.close());
beforeEach(() => now.onlyRule(someTerms()));

let people = 0;
interface Person {
  token: string;
  id: string;
  publicId: string;
}
async function person(): Promise<Person> {
  const account = `rebater${(people += 1)}`;
  const token = await registerPlayer(now.app, account);
  const member = await now.app.gateway.services.members.byAccount('pavilion', account);
  const id = String(member?.id);
  await now.fund(id, 100_000_000);
  return { token, id, publicId: member?.publicId ?? '' };
}
const get = async ({ token }: Person): Promise<RebatesValue> => {
  await now.counted();
  return (await now.app.request({ url: '/wps/v2/rebates', token })).json().value;
};
const claim = async (who: Person, days: string[], sum: string): Promise<LightMyRequestResponse> => {
  const answer = await now.app.request({ method: 'POST', url: '/wps/v2/rebates/claim', token: who.token, payload: { days, sum } });
  return answer.statusCode === 503 ? claim(who, days, sum) : answer;
};
/** Claims what the page shows. */
const claimAll = async (who: Person): Promise<RebateClaimValue> => {
  const { claim: offer } = await get(who);
  return (await claim(who, offer?.days ?? [], offer?.sum ?? '')).json().value;
};
const balance = ({ id }: Person) => now.app.gateway.services.wallet.balance(id, 'BDT');
const yesterday = daysAgo(1);

it('what can be claimed is in the reward centre, in one line, until it is', async () => {
  const tina = await person();
  await now.play(tina.id, 12_345, yesterday.at);
  await now.play(tina.id, 1_000, daysAgo(3).at);
  await now.counted();
  const name = { bn: 'রিবেট', en: 'Rebate' };
  const line = { kind: 'rebate', code: 'daily', name, amount: '53', currency: 'BDT', page: 'member.rebate' };
  expect(await claimableOf(now.app, tina.token, 'rebate')).toEqual([line]);

  await claimAll(tina);
  expect(await claimableOf(now.app, tina.token, 'rebate')).toEqual([]);
});

describe('the page', () => {
  it('of a member who played nothing is empty, and says what holds', async () => {
    expect(await get(await person())).toEqual({
      currency: 'BDT',
      terms: { least: '0', most: '1000000', lapseDays: 7, rank: 0 },
      today: { day: daysAgo(0).day, lines: [], sum: '0' },
      days: [],
      claim: null,
      missing: '0',
    });
  });

  it('shows each day with its lines, rounded down, and until when it can be claimed; today is not for claiming', async () => {
    const tina = await person();
    await now.play(tina.id, 12_345, yesterday.at);
    await now.play(tina.id, 1_000, daysAgo(3).at);
    await now.play(tina.id, 50_000);

    const { days, claim: offer, today } = await get(tina);

    expect(today).toMatchObject({
      sum: '200',
      lines: [{ category: 'RNG', vendor: 'studio', counted: '50000', rate: 40, amount: '200' }],
    });
    expect(days).toEqual([
      {
        ...{ day: yesterday.day, rank: 0, sum: '49', bound: null, paid: '0', open: '49', missing: '0', state: 'claimable' },
        lines: [{ category: 'RNG', vendor: 'studio', counted: '12345', rate: 40, amount: '49' }],
        until: daysAgo(-6).day,
      },
      expect.objectContaining({ day: daysAgo(3).day, sum: '4', until: daysAgo(-4).day }),
    ]);
    expect(offer).toEqual({ days: [daysAgo(3).day, yesterday.day], gross: '53', short: '0', sum: '53' });
  });

  it('goes by the rate of the vendor before that of the category', async () => {
    await now.onlyRule(
      someTerms({
        rates: [
          { category: 'RNG', rate: 40 },
          { category: 'RNG', vendor: 'studio', rate: 7 },
        ],
      }),
    );
    const tina = await person();
    await now.play(tina.id, 100_000, yesterday.at);

    expect((await get(tina)).days[0]).toMatchObject({ sum: '70', lines: [{ rate: 7 }] });
  });

  it('says what became of days that are too small, too large or over', async () => {
    await now.onlyRule(someTerms({ least: '100', most: '1000', lapseDays: 2 }));
    const tina = await person();
    await now.play(tina.id, 10_000, daysAgo(1).at);
    await now.play(tina.id, 10_000_000, daysAgo(2).at);
    await now.play(tina.id, 100_000, daysAgo(3).at);

    const { days, claim: offer } = await get(tina);

    expect(days).toMatchObject([
      { state: 'nothing', bound: 'least', sum: '0' },
      { state: 'claimable', bound: 'most', sum: '1000', until: daysAgo(0).day },
      { state: 'lapsed', sum: '400', open: '0' },
    ]);
    expect(offer).toMatchObject({ days: [daysAgo(2).day], sum: '1000' });
  });

  it('gives nothing while the rule is off', async () => {
    const tina = await person();
    await now.changeRule(undefined, new Date(0));
    await now.play(tina.id, 100_000, yesterday.at);

    expect(await get(tina)).toMatchObject({ terms: null, today: null, days: [], claim: null });
  });
});

describe('a claim', () => {
  it('pays the sum that was shown, at once and as the member’s own money', async () => {
    const tina = await person();
    await now.play(tina.id, 12_345, yesterday.at);
    await now.play(tina.id, 54_321, daysAgo(2).at);
    const before = await balance(tina);
    const shown = await get(tina);

    const { claim: paid, rebates } = await claimAll(tina);

    expect(paid).toMatchObject({ sum: shown.claim?.sum, gross: '266', short: '0' });
    expect(paid.days).toEqual([
      { day: daysAgo(2).day, amount: '217' },
      { day: yesterday.day, amount: '49' },
    ]);
    expect(await balance(tina)).toBe(before + 266n);
    expect(rebates).toMatchObject({
      claim: null,
      days: [
        { state: 'claimed', paid: '49' },
        { state: 'claimed', paid: '217' },
      ],
    });
  });

  it('of one day leaves the others', async () => {
    const tina = await person();
    await now.play(tina.id, 10_000, yesterday.at);
    await now.play(tina.id, 20_000, daysAgo(2).at);
    await get(tina);

    expect((await claim(tina, [yesterday.day], '40')).json().value.rebates.claim).toMatchObject({
      days: [daysAgo(2).day],
      sum: '80',
    });
  });

  it('pays once when fifty come at once, and answers all of them the same', async () => {
    const tina = await person();
    await now.play(tina.id, 100_000, yesterday.at);
    await get(tina);
    const before = await balance(tina);

    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(tina, [yesterday.day], '400')));

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json().value.claim.id)).size).toBe(1);
    expect(await balance(tina)).toBe(before + 400n);
  });

  it('pays once when it dies between noting it and paying it', async () => {
    const tina = await person();
    await now.play(tina.id, 100_000, yesterday.at);
    await get(tina);
    const before = await balance(tina);
    // Another than the connection that looks who waits: within a transaction it would see what it saw first.
    const operator = new pg.Client({ connectionString: now.app.platform.url });
    await operator.connect();
    await operator.query('begin');
    // Not a lock of rows: the ledger is read no further than to a transaction that may still write.
    await operator.query('lock table members in exclusive mode');

    const { brands, rebates } = now.app.gateway.services;
    const brand = brands.byCode('pavilion');
    if (!brand) throw new Error('no brand');
    const dying = rebates.claim({ brand, memberId: tina.id }, { days: [yesterday.day], sum: '400' }).then(
      () => 'paid',
      () => 'died',
    );
    const waiting = `select pg_cancel_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database() and pid <> pg_backend_pid()`;
    for (let killed = 0; killed === 0;) killed = (await now.owner.query(waiting)).rowCount ?? 0;
    const became = await dying;
    await operator.end();

    expect(became).toBe('died');
    expect(await balance(tina)).toBe(before);
    expect((await claim(tina, [yesterday.day], '400')).statusCode).toBe(200);
    expect(await balance(tina)).toBe(before + 400n);
  });

  it('pays nothing when the sum has changed meanwhile, and names the new one', async () => {
    const tina = await person();
    await now.play(tina.id, 100_000, yesterday.at);
    await get(tina);
    await now.play(tina.id, 50_000, yesterday.at);
    const before = await balance(tina);

    const answer = await claim(tina, [yesterday.day], '400');

    expect(answer.json()).toMatchObject({ code: 'rebates.changed' });
    expect(answer.json().message).toContain('6.00');
    expect(await balance(tina)).toBe(before);
    expect((await claim(tina, [yesterday.day], '600')).statusCode).toBe(200);
  });

  it.each([0, 8, -1, 400])('is refused for a day that is not there to claim: %i days ago', async (ago) => {
    const tina = await person();
    await now.play(tina.id, 100_000, daysAgo(Math.max(ago, 0)).at);
    await get(tina);

    expect((await claim(tina, [daysAgo(ago).day], '400')).json()).toMatchObject({ code: 'rebates.nothing' });
  });

  it('of another member’s day finds nothing', async () => {
    const [tina, rafi] = [await person(), await person()];
    await now.play(tina.id, 100_000, yesterday.at);
    await get(tina);

    expect((await claim(rafi, [yesterday.day], '400')).json()).toMatchObject({ code: 'rebates.nothing' });
    expect((await get(tina)).claim?.sum).toBe('400');
  });

  it.each([
    {},
    { days: [], sum: '1' },
    { days: [yesterday.day], sum: '-1' },
    { days: [yesterday.day], sum: 400 },
    { days: [yesterday.day], sum: '4.00' },
    { days: [yesterday.day, yesterday.day], sum: '400' },
    { days: ['2026-13-45'], sum: '400' },
    { days: ['yesterday'], sum: '400' },
    { days: null, sum: '400' },
    { days: [yesterday.day], sum: '400', amount: '4000' },
  ])('that makes no sense is refused: %j', async (payload) => {
    const tina = await person();
    const answer = await now.app.request({ method: 'POST', url: '/wps/v2/rebates/claim', token: tina.token, payload });
    expect([400, 409]).toContain(answer.statusCode);
    expect(await balance(tina)).toBe(100_000_000n);
  });

  it('gives nothing to whoever is excluded, and the day stays', async () => {
    const tina = await person();
    await now.play(tina.id, 100_000, yesterday.at);
    await get(tina);
    await now.app.gateway.services.protection.exclusions.exclude({ memberId: tina.id });

    expect((await claim(tina, [yesterday.day], '400')).json()).toMatchObject({ code: 'rebates.barred' });
    expect((await get(tina)).days[0]).toMatchObject({ state: 'claimable' });
  });
});

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
