import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { drawUntil } from '../draws/draw-until';
import { modelOf } from '../models/models';
import { type Player, startTestStudio, type TestStudio } from '../testing/test-studio';
import { mineDraws, minesAt, minesPay } from './mines';
import type { MinesView } from './mines-view';

let studio: TestStudio;
let player: Player;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());
beforeEach(async () => {
  studio.merchant.clearFault();
  studio.merchant.requests.length = 0;
  studio.merchant.balance = 1_000_00000;
  player = await studio.launch({ user: `player-${randomUUID()}`, game_code: 'lagoon-mines', lang: 'en' });
});

const betOf = (mines = 3, fields: object = {}) => ({ roundId: randomUUID(), stake: '1000000', choice: { mines }, ...fields });
const begin = async (mines?: number) => {
  const bet = betOf(mines);
  return { id: bet.roundId, bet, view: (await player.post('/api/rounds', bet)).json.value as unknown as MinesView };
};
const step = async (id: string, number: number, what: object) => {
  const { status, json } = await player.post(`/api/rounds/${id}/steps`, { number, ...what });
  return { status, code: json.code as string | undefined, view: json.value as unknown as MinesView };
};
const rowOf = (id: string) =>
  studio.test.database.selectFrom('rounds').selectAll().where('client_round_id', '=', id).executeTakeFirstOrThrow();

/** Where the mines lie, as only the database knows while a round goes on. */
async function minesOf(id: string): Promise<readonly number[]> {
  const { seed_pair_id, nonce, choice } = await rowOf(id);
  const pair = await studio.test.database
    .selectFrom('seed_pairs')
    .selectAll()
    .where('id', '=', seed_pair_id)
    .executeTakeFirstOrThrow();
  const seeds = { serverSeed: pair.server_seed, clientSeed: pair.client_seed ?? '', nonce };
  return minesAt(drawUntil(seeds, (words) => mineDraws(JSON.parse(choice ?? '{}'), words)));
}

const TILES = Array.from({ length: 25 }, (_, at) => at + 1);
async function safeTiles(id: string): Promise<number[]> {
  const mined = await minesOf(id);
  return TILES.filter((tile) => !mined.includes(tile));
}

describe('a round of mines', () => {
  it('takes the stake, waits for the player’s steps, and pays what the tiles have come to in one win', async () => {
    const { id, view } = await begin();
    expect(view).toMatchObject({ state: 'playing', steps: [], drawn: null, payout: null });
    const safe = await safeTiles(id);
    for (const [at, open] of safe.slice(0, 3).entries()) {
      const { view: after } = await step(id, at + 1, { open });
      expect(after).toMatchObject({ state: 'playing', drawn: null, payout: null });
      expect(after.steps).toHaveLength(at + 1);
    }
    expect(studio.merchant.sent('/transaction/win')).toEqual([]);

    const { view: last } = await step(id, 4, { cashOut: true });

    const payout = String((1_000_000 * minesPay({ mines: 3 }, 3)) / 100);
    expect(last).toMatchObject({ state: 'settled', payout, drawn: await minesOf(id) });
    expect(studio.merchant.sent('/transaction/bet')).toHaveLength(1);
    expect(studio.merchant.sent('/transaction/win')).toMatchObject([{ amount: Number(payout), round_closed: true }]);
  });

  it('ends with the first mine and pays nothing', async () => {
    const { id } = await begin(24);
    const [mine = 0] = await minesOf(id);
    const { view } = await step(id, 1, { open: mine });
    expect(view).toMatchObject({ state: 'settled', payout: '0', drawn: await minesOf(id) });
    expect((await step(id, 2, { cashOut: true })).code).toBe('step.not_allowed');
  });

  it('takes the win by itself once every tile without a mine is open', async () => {
    const { id } = await begin(23);
    const safe = await safeTiles(id);
    await step(id, 1, { open: safe[0] });
    expect((await step(id, 2, { open: safe[1] })).view).toMatchObject({ state: 'settled', payout: '297000000' });
  });

  it('tells in no message where mines lie while it goes on, and lets seeds not be changed', async () => {
    const { id } = await begin(5);
    const [open = 1] = await safeTiles(id);
    const messages = [
      (await step(id, 1, { open })).view,
      (await player.get(`/api/rounds/${id}`)).json,
      (await player.get('/api/session')).json,
      (await player.get('/api/seeds')).json,
    ];
    const row = await rowOf(id);
    expect(JSON.stringify(messages)).not.toContain(JSON.stringify(await minesOf(id)));
    expect([row.outcome, row.payout]).toEqual([null, null]);
    for (const state of ['playing', 'outcome_decided', 'win_sent', 'rolled_back'] as const)
      expect(modelOf(row).view({ ...row, state, outcome: { drawn: [1, 2] } })).toMatchObject({ drawn: null });
    expect((await player.post('/api/seeds/rotate', { clientSeed: 'mine' })).status).toBe(409);
  });

  it('goes on where it was after a reload, and is not ended by its bet coming again', async () => {
    const { id, bet } = await begin();
    const [open = 1, other = 2] = await safeTiles(id);
    await step(id, 1, { open });
    expect((await player.post('/api/rounds', bet)).json.value).toMatchObject({ state: 'playing', steps: [{ open }] });
    const { openRound } = (await player.get('/api/session')).json.value;
    expect(openRound).toMatchObject({ roundId: id, state: 'playing', steps: [{ open }] });
    expect((await player.post('/api/rounds', betOf())).json.code).toBe('round.in_progress');
    expect((await step(id, 2, { open: other })).view.steps).toEqual([{ open }, { open: other }]);
  });

  it('counts a step once, however often and in whatever order it comes', async () => {
    const { id } = await begin();
    const [open = 1, other = 2] = await safeTiles(id);
    const twice = await Promise.all([step(id, 1, { open }), step(id, 1, { open })]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await step(id, 3, { cashOut: true })).code).toBe('step.out_of_order');
    expect((await step(id, 1, { open: other })).code).toBe('step.number_reused');
    await step(id, 2, { open: other });
    expect((await step(id, 1, { open })).view.steps).toEqual([{ open }, { open: other }]);
    const ends = await Promise.all([step(id, 3, { cashOut: true }), step(id, 3, { cashOut: true })]);
    expect(ends.map(({ status }) => status)).toEqual([200, 200]);
    await player.finished(id);
    expect((await step(id, 3, { cashOut: true })).view.state).toBe('settled');
    expect(studio.merchant.sent('/transaction/win')).toHaveLength(1);
  });

  it('of which two different steps come at once takes one of them', async () => {
    const { id } = await begin(1);
    const [open = 1, other = 2] = await safeTiles(id);
    const both = await Promise.all([step(id, 1, { open }), step(id, 1, { open: other })]);
    expect(both.map(({ code }) => code ?? 'taken').sort()).toEqual(['step.number_reused', 'taken']);
  });

  it.each([
    ['a tile beyond the last', { open: 26 }, 'request.invalid'],
    ['two things at once', { open: 1, cashOut: true }, 'request.invalid'],
    ['nothing at all', {}, 'request.invalid'],
    ['the win before a tile is open', { cashOut: true }, 'step.not_allowed'],
  ])('does not take %s', async (_, what, refusal) => {
    const { id } = await begin();
    expect((await step(id, 1, what)).code).toBe(refusal);
    expect((await player.get(`/api/rounds/${id}`)).json.value).toMatchObject({ state: 'playing', steps: [] });
  });

  it('does not open a tile twice, nor tiles in somebody else’s round or in another game', async () => {
    const { id } = await begin();
    const [open = 1] = await safeTiles(id);
    await step(id, 1, { open });
    expect((await step(id, 2, { open })).code).toBe('step.not_allowed');
    const other = await studio.launch({ user: `player-${randomUUID()}`, game_code: 'lagoon-mines' });
    expect((await other.post(`/api/rounds/${id}/steps`, { number: 2, cashOut: true })).json.code).toBe('round.unknown');
    const dice = await studio.launch({ user: `player-${randomUUID()}`, game_code: 'dice' });
    expect((await dice.post(`/api/rounds/${id}/steps`, { number: 1, cashOut: true })).json.code).toBe('step.not_allowed');
  });

  it('takes no step before the bet is confirmed, and none once it is taken back', async () => {
    studio.merchant.breakNext('/transaction/bet', 'lose-request', 'lose-request', 'lose-request', 'lose-request');
    const bet = betOf();
    const answer = player.post('/api/rounds', bet);
    for (let tries = 0; tries < 50 && studio.merchant.sent('/transaction/bet').length === 0; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await step(bet.roundId, 1, { open: 1 })).code).toBe('step.not_allowed');
    await answer;
    await player.finished(bet.roundId);
    expect((await step(bet.roundId, 1, { open: 1 })).code).toBe('step.not_allowed');
    expect(studio.merchant.balance).toBe(1_000_00000);
  });
});

describe('a round of mines that nobody goes on with', () => {
  const abandon = (id: string) =>
    studio.test.database
      .updateTable('rounds')
      .set({ due_at: sql<Date>`now()` })
      .where('client_round_id', '=', id)
      .execute();

  it('waits an hour after each step', async () => {
    const { id } = await begin();
    const [open = 1] = await safeTiles(id);
    await step(id, 1, { open });
    const minutes = ((await rowOf(id)).due_at.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThanOrEqual(60.1);
  });

  it('is paid what it had come to', async () => {
    const { id } = await begin();
    const [open = 1, other = 2] = await safeTiles(id);
    await step(id, 1, { open });
    await step(id, 2, { open: other });
    await abandon(id);
    const view = (await player.finished(id)) as unknown as MinesView;
    expect(view).toMatchObject({ state: 'settled', payout: String((1_000_000 * minesPay({ mines: 3 }, 2)) / 100) });
  });

  it('is no play where no tile was opened: its bet is taken back, and nothing is told of the mines', async () => {
    const { id } = await begin();
    await abandon(id);
    const view = await player.finished(id);
    expect(view).toMatchObject({ state: 'rolled_back', failure: 'round.untouched', payout: null, drawn: null });
    expect(studio.merchant.sent('/transaction/win')).toEqual([]);
    expect(studio.merchant.sent('/transaction/rollback')).toHaveLength(1);
    expect(studio.merchant.balance).toBe(1_000_00000);
    expect((await step(id, 1, { open: 1 })).code).toBe('step.not_allowed');
  });
});

it('can be worked out again from the seeds and the steps, and proved', async () => {
  const { id } = await begin();
  const [open = 1] = await safeTiles(id);
  await step(id, 1, { open });
  await step(id, 2, { cashOut: true });
  await player.finished(id);
  await player.post('/api/seeds/rotate', { clientSeed: 'mine' });
  const [{ round, user } = { round: '', user: '' }] = studio.merchant.sent('/transaction/bet');
  const told = (await studio.ask('round', { round, user })).json<{ verify_url: string }>();
  expect(told).toMatchObject({ model: 'mines-1', choice: { mines: 3 }, steps: [{ open }, { cashOut: true }] });
  const known = new URLSearchParams(new URL(told.verify_url).hash.slice(1));
  expect(known.get('steps')).toBe(JSON.stringify([{ open }, { cashOut: true }]));
  const { verifyProof } = await import('../proofs/verify-proof');
  const proof = (await studio.ask('round/proof', { round, user })).body;
  expect(verifyProof(proof, studio.publicKeyPem).length).toBeGreaterThan(4);
  expect(() => verifyProof(proof.replace('cashOut', 'cashout'), studio.publicKeyPem)).toThrow(
    'The studio did not sign this: something was changed.',
  );
});
