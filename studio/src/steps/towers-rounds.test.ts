import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { drawUntil } from '../draws/draw-until';
import { type Player, startTestStudio, type TestStudio } from '../testing/test-studio';
import { towerDraws, towersPay, trapsAt } from './towers';
import type { TowersView } from './towers-view';

let studio: TestStudio;
let player: Player;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());
beforeEach(async () => {
  studio.merchant.requests.length = 0;
  studio.merchant.balance = 1_000_00000;
  player = await studio.launch({ user: `player-${randomUUID()}`, game_code: 'falcon-towers', lang: 'en' });
});

const begin = async (risk = 'medium') => {
  const roundId = randomUUID();
  const { json } = await player.post('/api/rounds', { roundId, stake: '1000000', choice: { risk } });
  return { id: roundId, view: json.value as unknown as TowersView, code: json.code as string | undefined };
};
const step = async (id: string, number: number, what: object) => {
  const { json } = await player.post(`/api/rounds/${id}/steps`, { number, ...what });
  return { code: json.code as string | undefined, view: json.value as unknown as TowersView };
};

/** Where the traps lie, as only the database knows while a round goes on. */
async function trapsOf(id: string): Promise<readonly number[]> {
  const { database } = studio.test;
  const { seed_pair_id, nonce, choice } = await database
    .selectFrom('rounds')
    .selectAll()
    .where('client_round_id', '=', id)
    .executeTakeFirstOrThrow();
  const pair = await database.selectFrom('seed_pairs').selectAll().where('id', '=', seed_pair_id).executeTakeFirstOrThrow();
  const seeds = { serverSeed: pair.server_seed, clientSeed: pair.client_seed ?? '', nonce };
  return trapsAt(drawUntil(seeds, (words) => towerDraws(JSON.parse(choice ?? '{}'), words)));
}

const beside = (trap = 1) => (trap % 2) + 1;

describe('a round of towers', () => {
  it('is climbed floor by floor, tells nothing of the traps meanwhile, and pays what it has come to', async () => {
    const { id, view } = await begin();
    expect(view).toMatchObject({ state: 'playing', steps: [], drawn: null, payout: null });
    const traps = await trapsOf(id);
    for (const floor of [0, 1]) {
      const { view: after } = await step(id, floor + 1, { open: beside(traps[floor]) });
      expect(after).toMatchObject({ state: 'playing', drawn: null, payout: null });
      expect(after.steps).toHaveLength(floor + 1);
    }

    const { view: last } = await step(id, 3, { cashOut: true });

    expect(last).toMatchObject({ state: 'settled', drawn: traps, payout: String(10_000 * towersPay({ risk: 'medium' }, 2)) });
    expect(studio.merchant.sent('/transaction/win')).toHaveLength(1);
  });

  it('ends with the first trap and pays nothing', async () => {
    const { id } = await begin('high');
    const [trap = 0] = await trapsOf(id);
    expect((await step(id, 1, { open: trap })).view).toMatchObject({ state: 'settled', payout: '0' });
    expect((await step(id, 2, { cashOut: true })).code).toBe('step.not_allowed');
  });

  it('is taken by itself at the top', async () => {
    const { id } = await begin('high');
    let last: TowersView | undefined;
    for (const [floor, trap] of (await trapsOf(id)).entries()) last = (await step(id, floor + 1, { open: beside(trap) })).view;
    expect(last).toMatchObject({ state: 'settled', payout: String(10_000 * towersPay({ risk: 'high' }, 6)) });
  });

  it.each([
    ['a tile that no floor of this risk has', { open: 3 }, 'step.not_allowed'],
    ['a tile that no floor has', { open: 5 }, 'request.invalid'],
    ['a win on the ground', { cashOut: true }, 'step.not_allowed'],
  ])('does not take %s', async (_what, what, refusal) => {
    const { id } = await begin('high');
    expect((await step(id, 1, what)).code).toBe(refusal);
  });

  it('begins at none but the three risks', async () => expect((await begin('none')).code).toBe('request.invalid'));

  it.each([
    ['is no play where no tile was opened', 0, { state: 'rolled_back', failure: 'round.untouched', payout: null }],
    ['is paid what it had come to', 1, { state: 'settled', payout: String(10_000 * towersPay({ risk: 'medium' }, 1)) }],
  ])('%s, when nobody goes on for an hour', async (_what, floors, end) => {
    const { id } = await begin();
    const traps = await trapsOf(id);
    for (let floor = 0; floor < floors; floor += 1) await step(id, floor + 1, { open: beside(traps[floor]) });
    await studio.test.database
      .updateTable('rounds')
      .set({ due_at: sql<Date>`now()` })
      .where('client_round_id', '=', id)
      .execute();
    expect(await player.finished(id)).toMatchObject(end);
  });
});
