import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { modelOf } from '../../models/models';
import { cardText } from '../../table/cards';
import { playerDealt } from '../../testing/dealt-cards';
import { type Player, startTestStudio, type TestStudio } from '../../testing/test-studio';
import type { Act } from './blackjack';
import type { BlackjackView } from './blackjack-view';

const STAKE = 1_000_000;

let studio: TestStudio;
let player: Player;
let user: string;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());
beforeEach(() => {
  studio.merchant.requests.length = 0;
  studio.merchant.balance = 1_000_00000;
});

async function dealt(...values: readonly number[]) {
  ({ player, user } = await playerDealt(studio, 'magpie-blackjack', values));
  const bet = { roundId: randomUUID(), stake: String(STAKE) };
  const { json } = await player.post('/api/rounds', bet);
  return { id: bet.roundId, view: json.value as unknown as BlackjackView };
}

async function act(id: string, number: number, what: Act) {
  const { json } = await player.post(`/api/rounds/${id}/steps`, { number, act: what });
  return { code: json.code as string | undefined, view: json.value as unknown as BlackjackView };
}

const rowOf = (id: string) =>
  studio.test.database.selectFrom('rounds').selectAll().where('client_round_id', '=', id).executeTakeFirstOrThrow();

describe('a round of blackjack', () => {
  it('shows the player’s cards and the dealer’s first one, goes on card by card, and ends with a stand', async () => {
    const { id, view } = await dealt(5, 10, 4, 7, 3);
    expect(view).toMatchObject({ state: 'playing', steps: [], drawn: null, payout: null });
    expect(view.cards?.map((card) => card !== null)).toEqual([true, true, true, false]);

    const { view: hit } = await act(id, 1, 'hit');
    expect(hit.cards).toHaveLength(5);
    const { view: end } = await act(id, 2, 'stand');

    expect(end).toMatchObject({ state: 'settled', payout: '0', raised: '0', steps: [{ act: 'hit' }, { act: 'stand' }] });
    expect(end.drawn?.slice(0, 5).map(cardText).length).toBe(5);
    expect(end.drawn?.[1]).toBe(view.cards?.[1]);
  });

  it('with a blackjack is over at once: it pays 3 to 2, or ties with the dealer’s', async () => {
    expect((await dealt(1, 9, 10, 9)).view).toMatchObject({ state: 'settled', payout: '2500000', steps: [] });
    expect((await dealt(1, 10, 10, 1)).view).toMatchObject({ state: 'settled', payout: '1000000' });
    expect(studio.merchant.sent('/transaction/bet')).toHaveLength(2);
  });

  it('is over before anything can be doubled or split where the dealer has a blackjack', async () => {
    const { id, view } = await dealt(8, 10, 8, 1);
    expect(view).toMatchObject({ state: 'settled', payout: '0', raised: '0' });
    expect((await act(id, 1, 'split')).code).toBe('step.not_allowed');
    expect(studio.merchant.sent('/transaction/bet')).toHaveLength(1);
  });

  it('asks about insurance first, for half the stake, and pays it 2 to 1', async () => {
    const { id, view } = await dealt(10, 1, 9, 10);
    expect(view.state).toBe('playing');
    expect((await act(id, 1, 'stand')).code).toBe('step.not_allowed');

    expect((await act(id, 1, 'insure')).view).toMatchObject({ state: 'settled', raised: '500000', payout: '1500000' });

    expect(studio.merchant.sent('/transaction/bet').map(({ amount }) => amount)).toEqual([STAKE, STAKE / 2]);
  });

  it.each([
    ['an act that there is not', { act: 'surrender' }, 'request.invalid'],
    ['no act at all', {}, 'request.invalid'],
    ['an act with something more', { act: 'hit', hand: 1 }, 'request.invalid'],
    ['a split of two different cards', { act: 'split' }, 'step.not_allowed'],
    ['insurance that nobody offered', { act: 'insure' }, 'step.not_allowed'],
  ])('does not take %s', async (_, what, refusal) => {
    const { id } = await dealt(5, 10, 4, 7);
    expect((await player.post(`/api/rounds/${id}/steps`, { number: 1, ...what })).json.code).toBe(refusal);
    expect(studio.merchant.sent('/transaction/bet')).toHaveLength(1);
  });

  it('takes no double after a third card', async () => {
    const { id } = await dealt(5, 10, 4, 7, 2);
    await act(id, 1, 'hit');
    expect((await act(id, 2, 'double')).code).toBe('step.not_allowed');
  });

  it.each([
    ['150000', 'stake.not_payable'],
    ['99000', 'stake.out_of_range'],
    ['5000100000', 'stake.out_of_range'],
  ])(
    'takes no stake of %s units: half of it and half more have to be whole, and sixteen times it payable',
    async (stake, refusal) => {
      ({ player, user } = await playerDealt(studio, 'magpie-blackjack', []));
      expect((await player.post('/api/rounds', { roundId: randomUUID(), stake })).json.code).toBe(refusal);
      expect((await player.post('/api/rounds', { roundId: randomUUID(), stake: '100000', choice: {} })).json.code).toBe(
        'request.invalid',
      );
    },
  );

  it('that nobody goes on with declines insurance and stands', async () => {
    const { id } = await dealt(10, 1, 9, 9);
    await studio.test.database
      .updateTable('rounds')
      .set({ due_at: sql<Date>`now()` })
      .where('client_round_id', '=', id)
      .execute();
    // 19 against the dealer’s 20.
    expect(await player.finished(id)).toMatchObject({ state: 'settled', payout: '0', raised: '0', steps: [] });
    expect((await studio.ask('round', { round: (await rowOf(id)).id, user })).json()).toMatchObject({
      model: 'blackjack-1',
      steps: [],
    });
  });
});

it('is told card by card: no message of a round that goes on has the dealer’s second card, or any that comes later', async () => {
  for (const values of [
    [2, 10, 3, 9],
    [8, 6, 8, 0, 8],
    [4, 1, 5, 9],
  ]) {
    const { id } = await dealt(...values);
    const told: string[] = [];
    const listen = async () => {
      for (const path of [`/api/rounds/${id}`, '/api/session', '/api/seeds', `/api/replays/${id}`])
        told.push(JSON.stringify((await player.get(path)).json));
      const { id: round } = await rowOf(id);
      told.push((await studio.ask('round', { round, user })).body, (await studio.ask('round/proof', { round, user })).body);
    };
    const acts: Act[] = values[1] === 1 ? ['decline'] : values[0] === values[2] ? ['split', 'hit'] : ['hit'];
    await listen();
    for (const [at, what] of acts.entries()) {
      const { view } = await act(id, at + 1, what);
      told.push(JSON.stringify(view));
      if (view.state !== 'playing') break;
      await listen();
    }
    const { seed_pair_id, shown } = await rowOf(id);
    const { server_seed } = await studio.test.database
      .selectFrom('seed_pairs')
      .select('server_seed')
      .where('id', '=', seed_pair_id)
      .executeTakeFirstOrThrow();
    const open = (JSON.parse(shown ?? '{}') as { cards: (number | null)[] }).cards;
    for (let number = acts.length + 1; (await rowOf(id)).state === 'playing'; number += 1) await act(id, number, 'stand');
    const { drawn } = (await player.finished(id)) as unknown as BlackjackView;

    expect(open.map((_, at) => (at === 3 ? null : drawn?.[at]))).toEqual(open);
    expect(told.some((text) => text.includes(server_seed))).toBe(false);
    const lists = told.flatMap((text) =>
      [...text.matchAll(/\[(?:\d+|null)(?:,(?:\d+|null))*\]/g)].map(([list]) => JSON.parse(list) as (number | null)[]),
    );
    expect(lists.length).toBeGreaterThan(2);
    for (const list of lists) expect([list, list[3]]).toEqual([open.slice(0, list.length), null]);
  }
});

it('tells who waits for its win nothing of the dealer’s cards, and not when it is taken back', async () => {
  const { id } = await dealt(10, 10, 9, 7);
  await act(id, 1, 'stand');
  const row = await rowOf(id);
  for (const state of ['playing', 'raise_sent', 'outcome_decided', 'win_sent', 'rollback_due', 'rolled_back'] as const) {
    const view = modelOf(row).view({ ...row, state }) as BlackjackView;
    expect([view.drawn, view.cards?.[3]]).toEqual([null, null]);
    expect(modelOf(row).details({ ...row, state })).toMatchObject({ drawn: null });
  }
});
