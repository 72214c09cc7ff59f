import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Player, startTestStudio, type TestStudio } from '../testing/test-studio';
import { type Guess, hiLoPay, MOST_SKIPS, waysOf } from './hilo';
import type { HiLoView } from './hilo-view';

let studio: TestStudio;
let player: Player;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());
beforeEach(async () => {
  studio.merchant.clearFault();
  studio.merchant.requests.length = 0;
  studio.merchant.balance = 1_000_00000;
  player = await studio.launch({ user: `player-${randomUUID()}`, game_code: 'crane-hi-lo', lang: 'en' });
});

const begin = async () => {
  const roundId = randomUUID();
  return { id: roundId, view: (await player.post('/api/rounds', { roundId, stake: '1000000' })).json.value as unknown as HiLoView };
};
const step = async (id: string, number: number, what: object) => {
  const { json } = await player.post(`/api/rounds/${id}/steps`, { number, ...what });
  return { code: json.code as string | undefined, view: json.value as unknown as HiLoView };
};
const abandon = (id: string) =>
  studio.test.database
    .updateTable('rounds')
    .set({ due_at: sql<Date>`now()` })
    .where('client_round_id', '=', id)
    .execute();
const likelier = (card: number): Guess => (waysOf(card, 'higher') >= waysOf(card, 'lower') ? 'higher' : 'lower');

/** A round in which the first guess was right. */
async function guessedRight(): Promise<{ readonly id: string; readonly view: HiLoView; readonly ways: number }> {
  for (;;) {
    const { id, view } = await begin();
    const [card = 0] = view.shown?.cards ?? [];
    const after = await step(id, 1, { guess: likelier(card) });
    if (after.view.state === 'playing') return { id, view: after.view, ways: waysOf(card, likelier(card)) };
  }
}

describe('a round of hi-lo', () => {
  it('shows one card, then one more with each guess, and pays what right guesses have come to in one win', async () => {
    const { view: begun } = await begin();
    expect(begun).toMatchObject({ state: 'playing', steps: [], drawn: null, payout: null });
    expect(begun.shown?.cards).toHaveLength(1);
    player = await studio.launch({ user: `player-${randomUUID()}`, game_code: 'crane-hi-lo', lang: 'en' });
    const { id, view, ways } = await guessedRight();
    expect(view.shown?.cards).toHaveLength(2);
    expect(view).toMatchObject({ drawn: null, payout: null });

    const { view: last } = await step(id, 2, { cashOut: true });

    const payout = String(10_000 * hiLoPay([ways]));
    expect(last).toMatchObject({ state: 'settled', payout, drawn: view.shown?.cards });
    expect(studio.merchant.sent('/transaction/win').at(-1)).toMatchObject({ amount: Number(payout), round_closed: true });
  });

  it('ends with a wrong guess, whose card nobody hears of before the round is settled', async () => {
    for (let lost = false; !lost;) {
      const { id, view } = await begin();
      const [card = 0] = view.shown?.cards ?? [];
      const release = studio.merchant.hold('/transaction/win');
      const answer = step(id, 1, { guess: likelier(card) === 'higher' ? 'lower' : 'higher' });
      const told = await paying(id);
      release();
      const { view: after } = await answer;
      if (after.state === 'playing') await step(id, 2, { cashOut: true });
      else {
        lost = true;
        expect(told).toMatchObject({ state: 'paying', shown: { cards: [card] }, drawn: null, payout: null });
        expect(after).toMatchObject({ state: 'settled', payout: '0', drawn: [card, expect.any(Number)] });
      }
    }
  });

  it('lets ten cards be skipped, takes nothing before the first guess, and no other step', async () => {
    const { id } = await begin();
    for (let at = 1; at <= MOST_SKIPS; at += 1) expect((await step(id, at, { skip: true })).view.shown?.cards).toHaveLength(at + 1);
    expect((await step(id, MOST_SKIPS + 1, { skip: true })).code).toBe('step.not_allowed');
    expect((await step(id, MOST_SKIPS + 1, { cashOut: true })).code).toBe('step.not_allowed');
    expect((await step(id, MOST_SKIPS + 1, { guess: 'same' })).code).toBe('request.invalid');
  });

  it('is taken for whoever leaves it for an hour', async () => {
    const { id, ways } = await guessedRight();
    await abandon(id);
    expect(await player.finished(id)).toMatchObject({ state: 'settled', payout: String(10_000 * hiLoPay([ways])) });
  });

  it.each([0, 1, MOST_SKIPS])(
    'is no play before the first guess, and its bet is taken back: left after %s skips',
    async (skips) => {
      const { id } = await begin();
      for (let at = 1; at <= skips; at += 1) await step(id, at, { skip: true });
      await abandon(id);
      expect(await player.finished(id)).toMatchObject({ state: 'rolled_back', failure: 'round.untouched', payout: null });
      expect(studio.merchant.sent('/transaction/win')).toEqual([]);
      expect(studio.merchant.balance).toBe(1_000_00000);
    },
  );
});

/** The round as the page hears of it while its end is on the way to the wallet, or as it goes on. */
async function paying(id: string): Promise<HiLoView> {
  for (let tries = 0; tries < 100; tries += 1) {
    const view = (await player.get(`/api/rounds/${id}`)).json.value as unknown as HiLoView;
    if (view.state === 'paying' || view.steps.length > 0) return view;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('the step did not come');
}
