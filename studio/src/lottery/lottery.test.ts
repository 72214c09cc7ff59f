import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { startTestStudio, type TestStudio } from '../testing/test-studio';
import { CHAIN_LENGTH, chainCommitment, positionInChain, seedsOfChain } from './chain';
import { makeDueDraws, openLotteries } from './draws';
import { LOTTERIES } from './lotteries';
import { numbersOf } from './numbers';

const [north, south] = LOTTERIES as [(typeof LOTTERIES)[0], (typeof LOTTERIES)[0]];
const SEED = 'a'.repeat(64);
const sha = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the numbers of a draw', () => {
  it.each([
    [north, 27, 'SPECIAL 1×5 FIRST 1×5 SECOND 2×5 THIRD 6×5 FOURTH 4×4 FIFTH 6×4 SIXTH 3×3 SEVENTH 4×2'],
    [south, 18, 'SPECIAL 1×6 FIRST 1×5 SECOND 1×5 THIRD 2×5 FOURTH 7×5 FIFTH 1×4 SIXTH 3×4 SEVENTH 1×3 EIGHTH 1×2'],
  ])('are as many and as long as the prizes of $region', (lottery, count, form) => {
    const drawn = numbersOf(lottery, 7n, SEED);

    expect(drawn.map(({ prize, numbers }) => `${prize} ${numbers.length}×${numbers[0]?.length}`).join(' ')).toBe(form);
    expect(drawn.flatMap(({ numbers }) => numbers)).toHaveLength(count);
    expect(drawn.every(({ numbers }) => numbers.every((each) => /^\d+$/.test(each)))).toBe(true);
  });

  it('follow from seed, lottery and draw alone, and from each of them', () => {
    expect(numbersOf(north, 7n, SEED)).toEqual(numbersOf(north, 7n, SEED));
    expect(numbersOf(north, 8n, SEED)).not.toEqual(numbersOf(north, 7n, SEED));
    expect(numbersOf(north, 7n, 'b'.repeat(64))).not.toEqual(numbersOf(north, 7n, SEED));
  });

  it('are drawn as often as one another, leading noughts included', () => {
    const seen = Array.from({ length: 10 }, () => 0);
    for (let draw = 1n; draw <= 400n; draw += 1n)
      for (const { numbers } of numbersOf(south, draw, SEED))
        for (const each of numbers) seen[Number(each[0])] = (seen[Number(each[0])] ?? 0) + 1;

    // 7 200 first digits: 720 each, and six standard deviations are 153.
    expect(seen.filter((count) => Math.abs(count - 720) > 153)).toEqual([]);
  });
});

describe('a chain of seeds', () => {
  it('leads from every draw to what was committed to', () => {
    const commitment = chainCommitment(SEED);
    const [first = '', second = ''] = seedsOfChain(SEED, 1, 2);

    expect(sha(first)).toBe(commitment);
    expect(sha(second)).toBe(first);
    expect(seedsOfChain(SEED, CHAIN_LENGTH, CHAIN_LENGTH)).toEqual([SEED]);
  });

  it('is followed by the next one', () => {
    expect(positionInChain(BigInt(CHAIN_LENGTH))).toEqual({ chain: 0n, step: CHAIN_LENGTH });
    expect(positionInChain(BigInt(CHAIN_LENGTH) + 1n)).toEqual({ chain: 1n, step: 1 });
  });
});

describe('a studio that draws', () => {
  let studio: TestStudio;
  beforeAll(async () => void (studio = await startTestStudio()));
  afterAll(() => studio.close());

  const database = () => studio.test.database;
  const back = async (seconds: number) =>
    database()
      .updateTable('lotteries')
      .set({ next_due_at: sql<Date>`next_due_at - make_interval(secs => ${seconds})` })
      .where('code', '=', north.code)
      .execute();
  const results = async () => (await studio.app.inject({ url: '/api/lotteries/lottery-north/draws' })).json().value.list;
  const stand = async () => (await studio.app.inject({ url: '/api/lotteries' })).json().value.list[0];

  it('draws nothing before its time, and commits to what it will draw', async () => {
    expect(await results()).toEqual([]);
    expect(await stand()).toMatchObject({
      game_code: 'lottery-north',
      interval_seconds: 300,
      next: { number: 1, step: 1, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });

  it('makes up for what it missed, in order and at the times it was due, whoever else draws', async () => {
    const before = await stand();
    await back(300 * 250);
    await Promise.all([makeDueDraws(database(), north), makeDueDraws(database(), north)]);
    const drawn = await studio.test.database.selectFrom('lottery_draws').selectAll().orderBy('number').execute();

    expect(drawn.map(({ number }) => Number(number))).toEqual(drawn.map((_, at) => at + 1));
    expect(drawn.length).toBeGreaterThanOrEqual(250);
    expect(drawn.every(({ due_at }, at) => at === 0 || due_at.getTime() - Number(drawn[at - 1]?.due_at) === 300_000)).toBe(true);
    expect(drawn.every(({ seed }, at) => sha(seed) === (at === 0 ? before.next.commitment : drawn[at - 1]?.seed))).toBe(true);
    expect(new Date((await stand()).next.due_at).getTime()).toBeGreaterThan(Date.now());
  });

  it('never draws again what was drawn', async () => {
    await expect(database().updateTable('lottery_draws').set({ seed: SEED }).execute()).rejects.toThrow('never changed');
    await expect(database().deleteFrom('lottery_draws').execute()).rejects.toThrow('never changed');
  });

  it('has the next chain committed to before it is needed', async () => {
    await openLotteries(database(), 300);
    const chains = await database().selectFrom('lottery_chains').selectAll().where('lottery', '=', 'lottery-north').execute();

    expect(chains.map(({ chain }) => chain).sort()).toEqual([0n, 1n]);
    expect(chains.every(({ last_seed, commitment }) => chainCommitment(last_seed) === commitment)).toBe(true);
    const following = chains.find(({ chain }) => chain === 1n)?.commitment;
    expect(await stand()).toMatchObject({ next_chain: { first_number: 4_097, commitment: following } });
    expect((await studio.ask('lottery/list', {})).json()[0].next_chain).toEqual({ first_number: 4_097, commitment: following });
    expect((await studio.app.inject({ url: '/draws/lottery-north?lang=en' })).body).toContain(String(following));
  });

  it('tells operators that sign, from where they are on', async () => {
    const asked = await studio.ask('draw/list', { game_code: 'lottery-north', after: 3 });
    const [first] = asked.json();

    expect(asked.json()).toHaveLength(100);
    expect(first).toMatchObject({
      number: 4,
      step: 4,
      prizes: expect.arrayContaining([expect.objectContaining({ prize: 'SPECIAL' })]),
    });
    expect((await studio.ask('draw/list', { game_code: 'dice', after: 0 })).json()).toEqual({ status: 'RS_ERROR_INVALID_GAME' });
    expect((await studio.ask('lottery/list', {}, 'A'.repeat(344))).statusCode).toBe(401);
  });

  it('shows everybody the results on a page without a script, and an operator’s players in its frame', async () => {
    const [{ seed }] = await results();
    const page = await studio.app.inject({ url: '/draws/lottery-north?lang=en&theme=light' });
    const launched = await studio.launch({ game_code: 'lottery-north', lang: 'bn' });
    const framed = await studio.app.inject({ url: new URL(launched.address).pathname });

    expect(page.body).toContain(seed);
    expect(page.body).toContain('<html lang="en" data-theme="light">');
    expect(page.body).not.toContain('<script');
    expect(framed.body).toContain('লণ্ঠন লটারি উত্তর');
    expect(framed.headers['content-security-policy']).toContain('frame-ancestors http://pavilion.localhost:4000;');
    expect((await studio.app.inject({ url: '/draws/nothing' })).statusCode).toBe(404);
  });
});
