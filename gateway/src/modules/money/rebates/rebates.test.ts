import pg from 'pg';
import { claimableOf } from '../../../platform/testing';
import { rebatersOf } from './rebaters-fixture';
import { daysAgo, type RebatesFixture, setUpRebates, someTerms } from './rebates-fixture';

let now: RebatesFixture;
beforeAll(async () => (now = await setUpRebates()), 60_000);
afterAll(() => now.close());
beforeEach(() => now.onlyRule(someTerms()));

const { person, get, claim, claimAll, balance } = rebatersOf(() => now);
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
