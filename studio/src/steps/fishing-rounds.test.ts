import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { drawUntil } from '../draws/draw-until';
import { modelOf } from '../models/models';
import { type Player, startTestStudio, type TestStudio } from '../testing/test-studio';
import { allAims, catchesOf, fishingDraws, magazinePays } from './fishing';
import type { FishingView } from './fishing-view';

let studio: TestStudio;
let player: Player;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());
beforeEach(async () => {
  studio.merchant.clearFault();
  studio.merchant.requests.length = 0;
  studio.merchant.balance = 1_000_00000;
  player = await studio.launch({ user: `player-${randomUUID()}`, game_code: 'hilsa-monsoon', lang: 'en' });
});

const STAKE = 1_000_000n;
const load = async (shots = 10) => {
  const bet = { roundId: randomUUID(), stake: String(STAKE), choice: { shots } };
  return { id: bet.roundId, view: (await player.post('/api/rounds', bet)).json.value as unknown as FishingView };
};
const fire = async (id: string, number: number, what: object) => {
  const { status, json } = await player.post(`/api/rounds/${id}/steps`, { number, ...what });
  return { status, code: json.code as string | undefined, view: json.value as unknown as FishingView };
};
const rowOf = (id: string) =>
  studio.test.database.selectFrom('rounds').selectAll().where('client_round_id', '=', id).executeTakeFirstOrThrow();

/** The numbers of all shots, as only the database knows while a round goes on. */
async function numbersOf(id: string): Promise<number[]> {
  const { seed_pair_id, nonce, choice } = await rowOf(id);
  const pair = await studio.test.database
    .selectFrom('seed_pairs')
    .selectAll()
    .where('id', '=', seed_pair_id)
    .executeTakeFirstOrThrow();
  const seeds = { serverSeed: pair.server_seed, clientSeed: pair.client_seed ?? '', nonce };
  return drawUntil(seeds, (words) => fishingDraws(JSON.parse(choice ?? '{}'), words));
}

const abandon = (id: string) =>
  studio.test.database
    .updateTable('rounds')
    .set({ due_at: sql<Date>`now()` })
    .where('client_round_id', '=', id)
    .execute();

describe('a magazine', () => {
  it('is one bet and one win, whatever number of steps its shots come in', async () => {
    const { id, view } = await load();
    expect(view).toMatchObject({ state: 'playing', steps: [], catches: [], drawn: null, payout: null });
    const drawn = await numbersOf(id);
    expect((await fire(id, 1, { aims: 'IHA' })).view).toMatchObject({ state: 'playing', catches: catchesOf(drawn, 'IHA') });
    expect((await fire(id, 2, { aims: 'I' })).view.catches).toEqual(catchesOf(drawn, 'IHAI'));
    expect(studio.merchant.sent('/transaction/win')).toEqual([]);

    const { view: last } = await fire(id, 3, { aims: 'IIIGGG' });

    const catches = catchesOf(drawn, 'IHAIIIIGGG');
    const payout = String(magazinePays({ shots: 10 }, STAKE, catches));
    expect(last).toMatchObject({ state: 'settled', catches, drawn, payout });
    expect(studio.merchant.sent('/transaction/bet')).toMatchObject([{ amount: Number(STAKE), bet: '10 shots' }]);
    expect(studio.merchant.sent('/transaction/win')).toMatchObject([{ amount: Number(payout), round_closed: true }]);
  });

  it('tells of a shot what it caught once it was fired, and of the last ones nothing until the round is settled', async () => {
    const { id } = await load(5);
    const drawn = await numbersOf(id);
    await fire(id, 1, { aims: 'II' });
    studio.merchant.breakNext('/transaction/win', 'lose-request', 'lose-request', 'lose-request', 'lose-request');
    const { view } = await fire(id, 2, { aims: 'III' });
    const asked = [
      view,
      (await player.get(`/api/rounds/${id}`)).json.value,
      (await player.get('/api/session')).json.value.openRound,
    ];
    for (const each of asked.filter((of) => of && of.state !== 'settled'))
      expect(each).toMatchObject({ catches: catchesOf(drawn, 'II'), drawn: null, payout: null });
    expect(JSON.stringify(asked.filter((of) => of && of.state !== 'settled'))).not.toContain(JSON.stringify(drawn));
    expect(await player.finished(id)).toMatchObject({ catches: catchesOf(drawn, 'IIIII'), drawn });
    const row = await rowOf(id);
    for (const state of ['outcome_decided', 'win_sent', 'rollback_due', 'rolled_back'] as const)
      expect(modelOf(row).view({ ...row, state })).toMatchObject({ catches: catchesOf(drawn, 'II'), drawn: null });
  });

  it('has no more shots than were bought, and no aim that is no fish', async () => {
    const { id } = await load(5);
    expect((await fire(id, 1, { aims: 'IIIIII' })).code).toBe('step.not_allowed');
    for (const aims of ['', 'Z', 'i', 'I I', 'I'.repeat(21)]) expect((await fire(id, 1, { aims })).code).toBe('request.invalid');
    expect((await fire(id, 1, { aims: 'III', cashOut: true })).code).toBe('request.invalid');
    await fire(id, 1, { aims: 'III' });
    expect((await fire(id, 2, { aims: 'III' })).code).toBe('step.not_allowed');
    expect((await fire(id, 2, { aims: 'II' })).view.state).toBe('settled');
    expect((await fire(id, 3, { aims: 'I' })).code).toBe('step.not_allowed');
  });

  it('goes on where it was after a reload, and counts a shot once however often it comes', async () => {
    const { id } = await load();
    const twice = await Promise.all([fire(id, 1, { aims: 'IH' }), fire(id, 1, { aims: 'IH' })]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await fire(id, 1, { aims: 'HI' })).code).toBe('step.number_reused');
    const { openRound } = (await player.get('/api/session')).json.value;
    expect(openRound).toMatchObject({ state: 'playing', steps: [{ aims: 'IH' }] });
    expect((await player.get('/api/session')).json.value.openRound).toMatchObject({ catches: expect.any(Array) });
  });

  it.each([
    ['two shots fired', 'AA'],
    ['none fired', ''],
  ])('that nobody goes on with is played to its end, the rest at the commonest fish: %s', async (_, aims) => {
    const { id } = await load(10);
    const drawn = await numbersOf(id);
    if (aims) await fire(id, 1, { aims });
    await abandon(id);
    const catches = catchesOf(drawn, allAims({ shots: 10 }, aims));
    expect(await player.finished(id)).toMatchObject({
      state: 'settled',
      catches,
      payout: String(magazinePays({ shots: 10 }, STAKE, catches)),
    });
    expect(studio.merchant.sent('/transaction/rollback')).toEqual([]);
  });

  it.each([
    [{ stake: '99999' }, 422, 'stake.out_of_range'],
    [{ stake: '150000' }, 422, 'stake.not_payable'],
    [{ stake: '500100000' }, 422, 'stake.above_max_win'],
    [{ choice: { shots: 7 } }, 422, 'choice.not_allowed'],
    [{ choice: { shots: 5, luck: 1 } }, 400, 'request.invalid'],
    [{ choice: undefined }, 400, 'request.invalid'],
  ])('is not sold for or with %j, and nothing moves', async (fields, status, refusal) => {
    const bet = { roundId: randomUUID(), stake: String(STAKE), choice: { shots: 10 }, ...fields };
    const answer = await player.post('/api/rounds', bet);
    expect([answer.status, answer.json.code]).toEqual([status, refusal]);
    expect(studio.merchant.requests).toEqual([]);
  });
});

it('can be worked out again from the seeds and the aims, and proved', async () => {
  const { id } = await load(5);
  await fire(id, 1, { aims: 'IH' });
  await fire(id, 2, { aims: 'GFA' });
  await player.finished(id);
  await player.post('/api/seeds/rotate', { clientSeed: 'mine' });
  const [{ round, user } = { round: '', user: '' }] = studio.merchant.sent('/transaction/bet');
  const told = (await studio.ask('round', { round, user })).json<{ verify_url: string }>();
  const steps = [{ aims: 'IH' }, { aims: 'GFA' }];
  expect(told).toMatchObject({ model: 'fishing-1', choice: { shots: 5 }, steps });
  expect(new URLSearchParams(new URL(told.verify_url).hash.slice(1)).get('steps')).toBe(JSON.stringify(steps));
  const { verifyProof } = await import('../proofs/verify-proof');
  const proof = (await studio.ask('round/proof', { round, user })).body;
  expect(verifyProof(proof, studio.publicKeyPem).length).toBeGreaterThan(4);
});

it('stands among the fishing games in the operator’s list', async () => {
  const list = (await studio.ask('game/list', {})).json<Record<string, unknown>[]>();
  expect(list.find(({ game_code }) => game_code === 'hilsa-monsoon')).toMatchObject({
    category: 'Fishing Games',
    rtp: '97.00',
    hit_rate: { from: '0.48', to: '48.50' },
    verify_url: 'http://studio.test/verify?model=fishing-1',
  });
});
