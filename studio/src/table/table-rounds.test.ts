import { randomUUID } from 'node:crypto';
import { drawUntil } from '../draws/draw-until';
import type { TableModelId } from '../models/model-id';
import { modelOf } from '../models/models';
import { type Player, startTestStudio, type TestStudio } from '../testing/test-studio';
import { TABLE_TITLES } from '../titles/table-titles';
import { andarBahar } from './andar-bahar';
import { baccarat } from './baccarat';
import { dragonTiger } from './dragon-tiger';
import { roulette } from './roulette';
import { sicBo } from './sic-bo';
import { outcomeIn, type Slip, slipPays, type TableRules } from './table-rules';
import type { TableView } from './table-view';

const laid = (chips: Readonly<Record<string, string>>): Slip =>
  Object.entries(chips).map(([spot, amount]) => ({ spot, chips: amount }));
/** What is laid on each table, in the order in which its slips are written. */
const GAMES: Readonly<Record<TableModelId, { readonly rules: TableRules; readonly slip: Slip }>> = {
  'roulette-1': { rules: roulette, slip: laid({ '17': '100000', red: '500000', 'dozen-2': '400000' }) },
  'baccarat-1': { rules: baccarat, slip: laid({ banker: '700000', tie: '100000', 'player-pair': '200000' }) },
  'dragon-tiger-1': { rules: dragonTiger, slip: laid({ tiger: '800000', tie: '200000' }) },
  'sic-bo-1': { rules: sicBo, slip: laid({ big: '500000', 'single-4': '300000', 'total-12': '200000' }) },
  'andar-bahar-1': { rules: andarBahar, slip: laid({ andar: '600000', bahar: '200000', 'cards-1-5': '200000' }) },
};
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
const betOf = (choice: unknown, fields: object = {}) => ({ roundId: randomUUID(), stake: STAKE, choice, ...fields });
const viewOf = (value: object) => value as TableView;

describe.each(TABLE_TITLES.map((title) => [title.code, title] as const))('%s', (code, title) => {
  const { rules, slip } = GAMES[title.model as TableModelId];

  it('takes all chips in one bet, pays all that they win in one win, and can be worked out again once the seed is revealed', async () => {
    const player = await launch(code);
    for (let round = 0; round < 3; round += 1) await player.post('/api/rounds', betOf(slip));
    await player.post('/api/seeds/rotate', { clientSeed: 'mine' });

    const { rounds, net } = (await player.get('/api/session')).json.value;

    expect(rounds).toHaveLength(3);
    for (const round of rounds) {
      const { drawn, payout, nonce, choice } = viewOf(round);
      const seeds = { serverSeed: round.serverSeed, clientSeed: round.clientSeed, nonce };
      expect(choice).toEqual(slip);
      expect(drawn).toEqual(drawUntil(seeds, (words) => outcomeIn(rules, words)));
      expect(payout).toBe(String(slipPays(rules, slip, drawn ?? [])));
    }
    expect(studio.merchant.balance).toBe(1_000_00000 + Number(net));
    const sent = studio.merchant.sent('/transaction/bet');
    expect(sent).toHaveLength(3);
    expect(sent[0]).toMatchObject({ amount: Number(STAKE), game_code: code, bet: slip.map(({ spot }) => spot).join(', ') });
    expect(studio.merchant.sent('/transaction/win')).toHaveLength(3);
  });

  it('tells what came out once the round is settled, and nobody before', async () => {
    const player = await launch(code);
    const bet = betOf(slip);
    await player.post('/api/rounds', bet);
    const { drawn } = viewOf(await player.finished(bet.roundId));
    const [{ round, user } = { round: '', user: '' }] = studio.merchant.sent('/transaction/bet');
    const told = (await studio.ask('round', { round, user })).json<{ verify_url: string }>();
    expect(told).toMatchObject({ model: title.model, choice: slip, drawn });
    expect(new URLSearchParams(new URL(told.verify_url).hash.slice(1)).get('choice')).toBe(JSON.stringify(slip));

    const row = await studio.test.database.selectFrom('rounds').selectAll().where('id', '=', round).executeTakeFirstOrThrow();
    for (const state of [
      'created',
      'bet_sent',
      'bet_confirmed',
      'outcome_decided',
      'win_sent',
      'rollback_due',
      'rolled_back',
    ] as const) {
      expect(modelOf(title).view({ ...row, state })).toEqual({ choice: slip, drawn: null });
      expect(modelOf(title).details({ ...row, state })).toEqual({ model: title.model, choice: slip, drawn: null });
    }
  });

  it('opens with its name and its drawings, and is listed by the return of its best bet', async () => {
    const player = await launch(code, 'bn');
    const page = await studio.app.inject({ url: new URL(player.address).pathname });
    expect(page.body).toContain(`<title>${title.names.bn}</title>`);
    for (const { art } of Object.values(title.skin?.symbols ?? {}))
      expect((await studio.app.inject({ url: art })).headers['content-type']).toBe('image/svg+xml');
    const { rtp, rtp_by_bet } = modelOf(title).listing() as { rtp: string; rtp_by_bet: { from: string; to: string } };
    expect(rtp).toBe(rtp_by_bet.to);
    expect(Number(rtp_by_bet.from)).toBeLessThanOrEqual(Number(rtp));
    const list = (await studio.ask('game/list', {})).json<Record<string, unknown>[]>();
    expect(list.find(({ game_code }) => game_code === code)).toMatchObject({ category: 'Table Games', names: title.names, rtp });
  });
});

describe('chips on a table', () => {
  let player: Player;
  beforeEach(async () => void (player = await launch('lotus-roulette')));
  const { slip } = GAMES['roulette-1'];

  it.each([
    [{ stake: '1100000' }, 422, 'choice.not_allowed'],
    [{ stake: '99999', choice: laid({ red: '99999' }) }, 422, 'stake.out_of_range'],
    [{ choice: laid({ red: '950000', '17': '50000' }) }, 422, 'stake.out_of_range'],
    [{ stake: '1050000', choice: laid({ red: '1050000' }) }, 422, 'stake.not_payable'],
    [{ stake: '5000100000', choice: laid({ red: '5000000000', '17': '100000' }) }, 422, 'stake.out_of_range'],
    [{ stake: '2777800000', choice: laid({ '17': '2777800000' }) }, 422, 'stake.above_max_win'],
    [{ choice: laid({ '37': STAKE }) }, 422, 'choice.not_allowed'],
    [{ choice: [...laid({ red: '500000' }), ...laid({ red: '500000' })] }, 422, 'choice.not_allowed'],
    [{ choice: [] }, 400, 'request.invalid'],
    [{ choice: laid({ red: '-1000000' }) }, 400, 'request.invalid'],
    [{ choice: [{ spot: 'red', chips: 1_000_000 }] }, 400, 'request.invalid'],
    [{ choice: [{ spot: 'red', chips: STAKE, luck: 1 }] }, 400, 'request.invalid'],
    [{ choice: { red: STAKE } }, 400, 'request.invalid'],
  ])('are refused by name and move nothing: %j', async (fields, status, refusal) => {
    const answer = await player.post('/api/rounds', betOf(slip, fields));
    expect([answer.status, answer.json.code]).toEqual([status, refusal]);
    expect(studio.merchant.requests).toEqual([]);
  });

  it('are the same round when the same id comes again with the same chips in another order, and no other chips’', async () => {
    const bet = betOf(slip);
    const once = (await player.post('/api/rounds', bet)).json.value;
    expect((await player.post('/api/rounds', { ...bet, choice: slip.toReversed() })).json.value).toEqual(once);
    expect(studio.merchant.sent('/transaction/bet')).toHaveLength(1);
    const other = { ...bet, choice: laid({ '17': '500000', red: '500000' }) };
    expect((await player.post('/api/rounds', other)).json.code).toBe('round.id_reused');
  });
});
