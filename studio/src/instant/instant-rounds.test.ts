import { randomUUID } from 'node:crypto';
import { drawUntil } from '../draws/draw-until';
import { modelOf } from '../models/models';
import { startTestStudio, type Player, type TestStudio } from '../testing/test-studio';
import { INSTANT_TITLES } from '../titles/instant-titles';
import { cardGuess } from './card-guess';
import { coin } from './coin';
import { cups } from './cups';
import { type InstantRules, outcomeIn } from './instant-rules';
import type { InstantView } from './instant-view';
import { keno } from './keno';
import { limbo } from './limbo';
import { plinko } from './plinko';
import { scratch } from './scratch';
import { payoutOf } from './stakes';
import { wheel } from './wheel';

interface Game {
  readonly rules: InstantRules<object>;
  readonly choice: object;
  readonly other: object;
  readonly bet: string;
}

const game = <Choice extends object>(rules: InstantRules<Choice>, choice: Choice, other: Choice, bet: string) =>
  ({ rules, choice, other, bet }) as unknown as Game;

/** What is played of each model, a choice that can win more than is paid on the largest stake, and the bet in the operator's books. */
const GAMES: Readonly<Record<string, Game>> = {
  'limbo-1': game(limbo, { target: 150 }, { target: 1_000_000 }, 'at least 1.50×'),
  'plinko-1': game(plinko, { risk: 'low', rows: 16 }, { risk: 'high', rows: 16 }, '16 rows, low risk'),
  'wheel-1': game(wheel, { risk: 'medium', segments: 30 }, { risk: 'high', segments: 50 }, '30 segments, medium risk'),
  'keno-1': game(
    keno,
    { numbers: [3, 17], risk: 'low' },
    { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], risk: 'high' },
    '3 17, low risk',
  ),
  'coin-1': game(coin, { side: 'tails' }, { side: 'heads' }, 'tails'),
  'scratch-1': game(scratch, { risk: 'low' }, { risk: 'high' }, 'a card of low risk'),
  'cups-1': game(cups, { cup: 2 }, { cup: 3 }, 'cup 2'),
  'card-guess-1': game(cardGuess, { suit: 'hearts' }, { suit: 'hearts', rank: 12 }, 'hearts'),
};
const gameOf = (model: string) => GAMES[model] as Game;
const STAKE = '1000000';

let studio: TestStudio;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());
beforeEach(() => {
  studio.merchant.clearFault();
  studio.merchant.requests.length = 0;
  studio.merchant.balance = 1_000_00000;
});

const launch = (game_code: string, lang = 'en') => studio.launch({ user: `player-${randomUUID()}`, game_code, lang });
const betOf = (choice: object, fields: object = {}) => ({ roundId: randomUUID(), stake: STAKE, choice, ...fields });
const viewOf = (value: object) => value as InstantView;

describe.each(INSTANT_TITLES.map((title) => [title.code, title] as const))('%s', (code, title) => {
  const { rules, choice, bet } = gameOf(title.model);

  it('takes the stake, pays what is drawn for the choice, and can be worked out again once the seed is revealed', async () => {
    const player = await launch(code);
    for (let round = 0; round < 2; round += 1) await player.post('/api/rounds', betOf(choice));
    await player.post('/api/seeds/rotate', { clientSeed: 'mine' });

    const { rounds, net } = (await player.get('/api/session')).json.value;

    expect(rounds).toHaveLength(2);
    for (const round of rounds) {
      const { drawn, payout, nonce, choice: chosen } = viewOf(round);
      const seeds = { serverSeed: round.serverSeed, clientSeed: round.clientSeed, nonce };
      expect(chosen).toEqual(choice);
      expect(drawn).toEqual(drawUntil(seeds, (words) => outcomeIn(rules, choice, words)));
      expect(payout).toBe(String(payoutOf(BigInt(STAKE), rules.multiplier(choice, drawn ?? []))));
    }
    expect(studio.merchant.balance).toBe(1_000_00000 + Number(net));
    expect(studio.merchant.sent('/transaction/bet')[0]).toMatchObject({ amount: Number(STAKE), game_code: code, bet });
  });

  it('tells what came out once the round is settled, and nobody before', async () => {
    const player = await launch(code);
    const bet = betOf(choice);
    await player.post('/api/rounds', bet);
    const { drawn } = viewOf(await player.finished(bet.roundId));
    const [{ round, user } = { round: '', user: '' }] = studio.merchant.sent('/transaction/bet');
    const told = (await studio.ask('round', { round, user })).json<{ verify_url: string }>();
    expect(told).toMatchObject({ model: title.model, choice, drawn, multiplier: rules.multiplier(choice, drawn ?? []) });
    expect(new URLSearchParams(new URL(told.verify_url).hash.slice(1)).get('choice')).toBe(JSON.stringify(choice));

    const row = await studio.test.database.selectFrom('rounds').selectAll().where('id', '=', round).executeTakeFirstOrThrow();
    for (const state of [
      'created',
      'bet_sent',
      'bet_confirmed',
      'outcome_decided',
      'win_sent',
      'rollback_due',
      'rolled_back',
      'refused',
    ] as const) {
      expect(modelOf(title).view({ ...row, state })).toEqual({ choice, drawn: null });
      expect(modelOf(title).details({ ...row, state })).toEqual({ model: title.model, choice, drawn: null });
    }
  });

  it('opens with its name and its drawings, and is in the operator’s list', async () => {
    const player = await launch(code, 'bn');
    const page = await studio.app.inject({ url: new URL(player.address).pathname });
    expect(page.body).toContain(`<title>${title.names.bn}</title>`);
    expect(page.body).toContain(`"model":"${title.model}"`);
    for (const { art } of Object.values(title.skin?.symbols ?? {}))
      expect((await studio.app.inject({ url: art })).headers['content-type']).toBe('image/svg+xml');
    const category = title.model === 'scratch-1' ? 'Scratch Cards' : 'Mini Games';
    expect(modelOf(title).listing()).toMatchObject({ category, limits: { BDT: { min_bet: 100_000 } } });
    const list = (await studio.ask('game/list', {})).json<Record<string, unknown>[]>();
    expect(list.find(({ game_code }) => game_code === code)).toMatchObject({
      names: title.names,
      rtp: expect.stringMatching(/^9[789]\.\d\d$/),
      verify_url: `http://studio.test/verify?model=${title.model}`,
    });
  });
});

describe('a bet with a choice', () => {
  let player: Player;
  it('shows no message with its outcome while the operator has not confirmed the result', async () => {
    studio.merchant.breakNext('/transaction/win', 'lose-request', 'lose-request', 'lose-request', 'lose-request');
    const bet = betOf({ side: 'tails' });
    const tossing = await launch('mohur-toss');
    const first = (await tossing.post('/api/rounds', bet)).json.value;
    const asked = [first, (await tossing.get('/api/session')).json.value.openRound];
    for (const view of asked) expect(view).toMatchObject({ choice: { side: 'tails' }, drawn: null, payout: null });
    expect(viewOf(await tossing.finished(bet.roundId)).drawn).toHaveLength(1);
  });

  beforeEach(async () => void (player = await launch('lotus-keno')));
  const numbers = [3, 17];

  it.each([
    [{ stake: '99999' }, 422, 'stake.out_of_range'],
    [{ stake: '5000100000' }, 422, 'stake.out_of_range'],
    [{ stake: '150000' }, 422, 'stake.not_payable'],
    [{ stake: '2000000000', choice: gameOf('keno-1').other }, 422, 'stake.above_max_win'],
    [{ choice: { numbers: [3, 3], risk: 'low' } }, 422, 'choice.not_allowed'],
    [{ choice: { numbers, risk: 'wild' } }, 400, 'request.invalid'],
    [{ choice: { numbers, risk: 'low', luck: 1 } }, 400, 'request.invalid'],
    [{ choice: undefined }, 400, 'request.invalid'],
    [{ target: 150 }, 400, 'request.invalid'],
  ])('is refused by name and moves nothing: %j', async (fields, status, refusal) => {
    const answer = await player.post('/api/rounds', betOf({ numbers, risk: 'low' }, fields));
    expect([answer.status, answer.json.code]).toEqual([status, refusal]);
    expect(studio.merchant.requests).toEqual([]);
  });

  it('is the same round when the same id comes again with an equal choice, and no other choice’s', async () => {
    const bet = betOf({ numbers, risk: 'low' });
    const once = (await player.post('/api/rounds', bet)).json.value;
    const again = { ...bet, choice: { risk: 'low', numbers: numbers.toReversed() } };
    expect((await player.post('/api/rounds', again)).json.value).toEqual(once);
    expect(studio.merchant.sent('/transaction/bet')).toHaveLength(1);
    const other = { ...bet, choice: { numbers, risk: 'high' } };
    expect((await player.post('/api/rounds', other)).json.code).toBe('round.id_reused');
  });
});
