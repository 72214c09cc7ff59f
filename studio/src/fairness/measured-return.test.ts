import { startTestStudio, type TestStudio } from '../testing/test-studio';
import { countRounds } from './count-rounds';
import type { ReturnView } from './measured-return';

let studio: TestStudio;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());

type Player = Awaited<ReturnType<TestStudio['launch']>>;

const launch = (user: string, fields: object = {}) => studio.launch({ user, token: `token-of-${user}`, ...fields });
const playing = async (player: Player, rounds: number) => {
  for (let left = rounds; left > 0; left -= 1) expect((await player.bet()).json.value.state).toBe('settled');
};
const countAll = async () => {
  while ((await countRounds(studio.test.database)) > 0);
};
const told = async (player: Player) => (await player.get('/api/fairness')).json.value as unknown as ReturnView;
const sums = () => studio.test.database.selectFrom('measured_returns').selectAll().execute();
const clear = async () => {
  await countAll();
  await studio.test.database.deleteFrom('measured_returns').execute();
};
beforeEach(clear);

describe('a player who reads the rules', () => {
  it('finds the exact return, the build it holds for, and that nothing was played yet', async () => {
    const { build, exact, measured } = await told(await launch('first'));

    expect(build).toMatch(/^(f0){32}$/);
    expect(exact).toEqual({ percent: '98.99', fraction: '24750033 / 25002500' });
    expect(measured).toBeNull();
  });

  it('finds what came back of all rounds of everybody, beside what chance makes of the same bets', async () => {
    const [one, other] = [await launch('one'), await launch('other')];
    await playing(one, 3);
    await playing(other, 2);
    await countAll();

    const rounds = [one, other].map(async (player) => (await player.get('/api/session')).json.value.rounds);
    const payouts = (await Promise.all(rounds)).flat().map(({ payout }) => Number(payout));
    const back = payouts.reduce((sum, payout) => sum + payout, 0);
    const { measured } = await told(one);
    const wins = 1_980_000;
    const percent = Math.floor((back / 5_000_000) * 10_000) / 100;
    // A half of 10 001 rolls wins 1.9801 stakes, cut to a coin.
    const chance = 5_000 / 10_001;
    const z = (back - 5 * chance * wins) / Math.sqrt(5 * chance * (1 - chance) * wins ** 2);
    expect(measured).toEqual({
      rounds: '5',
      currency: 'BDT',
      percent: percent.toFixed(2),
      expected: ((chance * wins) / 10_000).toFixed(2),
      z: z.toFixed(2),
      cases: null,
      bestPlay: false,
    });
  });

  it('finds nothing of free play, of bets that were taken back, or of other currencies', async () => {
    const free = await studio.launch({ user: undefined, token: undefined });
    await playing(free, 2);
    const refused = await launch('refused');
    studio.merchant.breakNext('/transaction/bet', { status: 'RS_ERROR_NOT_ENOUGH_MONEY' });
    expect((await refused.bet()).json.value.state).toBe('refused');
    const dollars = await launch('dollars', { currency: 'USD' });
    await playing(dollars, 1);
    await countAll();

    expect((await told(refused)).measured).toBeNull();
    expect((await told(dollars)).measured).toMatchObject({ rounds: '1', currency: 'USD' });
    expect(await sums()).toHaveLength(1);
  });
});

describe('the sums', () => {
  const LARGEST = 9_223_372_036_854_775_807n;
  let counted: TestStudio;
  /** Twelve rounds that wait to be counted, and nobody who counts them. */
  beforeAll(async () => {
    counted = await startTestStudio();
    const player = await counted.launch({ user: 'counted', token: 'token-of-counted' });
    for (let left = 12; left > 0; left -= 1) await player.bet();
    await counted.app.close();
  });
  beforeEach(async () => {
    const { database } = counted.test;
    await database.deleteFrom('measured_returns').execute();
    await database.deleteFrom('uncounted_rounds').execute();
    const rounds = database.selectFrom('rounds').select('id as round_id');
    await database.insertInto('uncounted_rounds').columns(['round_id']).expression(rounds).execute();
  });
  afterAll(() => counted.close());
  const sumsThere = () => counted.test.database.selectFrom('measured_returns').selectAll().execute();

  it('have each round once, however many count at the same time', async () => {
    const counts = await Promise.all(Array.from({ length: 6 }, () => countRounds(counted.test.database)));

    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(await sumsThere()).toMatchObject([{ rounds: 12n, staked: 12_000_000n }]);
  });

  it('have each round once after a count that failed half way', async () => {
    const { database } = counted.test;
    const full = {
      game_code: 'dice',
      model: 'dice-2',
      currency: 'BDT',
      staked: 0n,
      returned: 0n,
      expected: 0,
      variance: 0,
    } as const;
    await database
      .insertInto('measured_returns')
      .values({ ...full, rounds: LARGEST })
      .execute();
    await expect(countRounds(database)).rejects.toThrow('out of range');
    await database.updateTable('measured_returns').set({ rounds: 0n }).execute();

    expect([await countRounds(database), await countRounds(database)]).toEqual([12, 0]);

    expect(await sumsThere()).toMatchObject([{ rounds: 12n, staked: 12_000_000n }]);
  });
});

describe('what a player is told of the sums', () => {
  it('says how often chance alone is so far off, once a thousand rounds were played', async () => {
    const player = await launch('reader');
    const sum = {
      game_code: 'dice',
      model: 'dice-2',
      currency: 'BDT',
      staked: 100_000n,
      expected: 99_000,
      variance: 250_000,
    } as const;
    const insert = (rounds: bigint, returned: bigint) =>
      studio.test.database
        .insertInto('measured_returns')
        .values({ ...sum, rounds, returned })
        .execute();

    await insert(999n, 99_500n);
    expect((await told(player)).measured).toMatchObject({ percent: '99.50', z: '1.00', cases: null });
    await clear();
    await insert(1_000n, 99_500n);
    expect((await told(player)).measured).toMatchObject({ expected: '99.00', z: '1.00', cases: '32' });
    await clear();
    await insert(1_000n, 97_000n);
    expect((await told(player)).measured).toMatchObject({ z: '-4.00', cases: '< 0.01' });
  });

  it('has the rounds of all titles that are played by the same rules in the same currency', async () => {
    const played = { rounds: 600n, staked: 100_000n, returned: 99_000n, expected: 99_000, variance: 125_000 } as const;
    const insert = (game_code: string, model: 'lines-1' | 'ways-243', currency: 'BDT' | 'USD') =>
      studio.test.database
        .insertInto('measured_returns')
        .values({ game_code, model, currency, ...played })
        .execute();
    await insert('mango-season', 'lines-1', 'BDT');
    await insert('tiger-delta', 'lines-1', 'BDT');
    await insert('tiger-delta', 'lines-1', 'USD');
    await insert('firefly-night', 'ways-243', 'BDT');

    const { measured } = await told(await launch('of all', { game_code: 'peacock-palace' }));
    expect(measured).toEqual({
      ...{ rounds: '1200', currency: 'BDT', percent: '99.00', expected: '99.00' },
      ...{ z: '0.00', cases: '100', bestPlay: false },
    });
  });

  it('has the largest win of the title beside them, with the stake that can win it and its odds', async () => {
    expect((await told(await launch('looks up'))).largest).toEqual({
      ...{ amount: '99999999000', stake: '4999500000', currency: 'BDT', coin: '1000' },
      ...{ rounds: 10_001 / 495, fraction: '495 / 10001' },
    });
  });

  it('follows a moment after a round', async () => {
    const player = await launch('waits');
    await playing(player, 1);

    const deadline = Date.now() + 15_000;
    while ((await told(player)).measured?.rounds !== '1') {
      if (Date.now() > deadline) throw new Error('the round was not counted');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
});

it('tells everybody what runs here and what it returns', async () => {
  const { hash, returns, titles } = (await studio.app.inject({ url: '/fairness.json' })).json();

  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(returns).toMatchObject({
    'dice-2': { numerator: '24750033', denominator: '25002500' },
    'lines-1': { numerator: '8271299', denominator: '8639390' },
    'roulette-1': { numerator: '36', denominator: '37' },
  });
  expect(titles).toContainEqual({ code: 'mango-season', model: 'lines-1' });
});
