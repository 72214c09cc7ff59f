import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Player, startTestStudio, type TestStudio } from '../../testing/test-studio';
import { deuces } from './deuces';
import { doubleBonus } from './double-bonus';
import { jacks } from './jacks';
import { handPays, handsOf, type PokerRules } from './poker-rules';
import type { PokerView } from './poker-view';

let studio: TestStudio;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());

const begin = async (player: Player) => {
  const roundId = randomUUID();
  const { json } = await player.post('/api/rounds', { roundId, stake: '1000000' });
  return { id: roundId, view: json.value as unknown as PokerView };
};
const draw = async (player: Player, id: string, hold: readonly number[], number = 1) => {
  const { json } = await player.post(`/api/rounds/${id}/steps`, { number, hold });
  return { code: json.code as string | undefined, view: json.value as unknown as PokerView };
};

describe.each([
  ['palace-jacks', jacks],
  ['rainbow-deuces', deuces],
  ['lion-double-bonus', doubleBonus],
] as const)('a round of %s', (code, rules: PokerRules) => {
  let player: Player;
  beforeEach(async () => {
    studio.merchant.balance = 1_000_00000;
    player = await studio.launch({ user: `player-${randomUUID()}`, game_code: code, lang: 'en' });
  });

  it('deals five cards, draws for those that are not held, and pays the hand at its end', async () => {
    const { id, view } = await begin(player);
    expect(view).toMatchObject({ state: 'playing', steps: [], drawn: null, payout: null });
    expect(new Set(view.shown?.cards).size).toBe(5);

    const { view: last } = await draw(player, id, [4, 1]);

    const hands = handsOf(last.drawn ?? [], { hold: [1, 4] });
    expect(last).toMatchObject({ state: 'settled', steps: [{ hold: [1, 4] }], shown: { cards: hands.dealt } });
    expect(last.drawn).toHaveLength(8);
    expect([hands.last[1], hands.last[4]]).toEqual([view.shown?.cards[1], view.shown?.cards[4]]);
    expect(last.payout).toBe(String(10_000 * handPays(rules, hands.last)));
    expect((await draw(player, id, [], 2)).code).toBe('step.not_allowed');
  });

  it('takes the same hold under its number again, in whatever order its cards are named, and no other one', async () => {
    const { id } = await begin(player);
    const { view } = await draw(player, id, [3, 0]);
    for (const again of [
      [3, 0],
      [0, 3],
    ])
      expect((await draw(player, id, again)).view).toMatchObject({ state: 'settled', drawn: view.drawn });
    for (const other of [[], [0], [0, 4], [3, 3]]) expect((await draw(player, id, other)).code).toBe('step.number_reused');
  });

  it('stands among video poker in the operator’s list', async () => {
    const list = (await studio.ask('game/list', {})).json<Record<string, unknown>[]>();
    expect(list.find(({ game_code }) => game_code === code)).toMatchObject({ category: 'Video Poker' });
  });

  it('tells nothing of the cards to come before the draw, and refuses cards that are not there', async () => {
    const { id } = await begin(player);
    const row = await studio.test.database
      .selectFrom('rounds')
      .selectAll()
      .where('client_round_id', '=', id)
      .executeTakeFirstOrThrow();
    expect([row.outcome, row.payout]).toEqual([null, null]);
    expect((await draw(player, id, [1, 1])).code).toBe('step.not_allowed');
    expect((await draw(player, id, [5])).code).toBe('request.invalid');
    expect((await draw(player, id, [0, 1, 2, 3, 4])).view.drawn).toHaveLength(5);
  });

  it('is paid by the dealt cards where nobody draws for an hour', async () => {
    const { id, view } = await begin(player);
    await studio.test.database
      .updateTable('rounds')
      .set({ due_at: sql<Date>`now()` })
      .where('client_round_id', '=', id)
      .execute();
    const payout = String(10_000 * handPays(rules, view.shown?.cards ?? []));
    expect(await player.finished(id)).toMatchObject({ state: 'settled', steps: [], payout });
  });
});
