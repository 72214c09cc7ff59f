import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { modelOf } from '../models/models';
import { startTestStudio, type Player, type TestStudio } from '../testing/test-studio';
import { SLOT_TITLES } from '../titles/slot-titles';
import { allTitles, announcedTitles } from '../titles/titles';
import { drawStops } from './draw-stops';
import { payoutOf } from './slot-limits';
import type { SpinView } from './slot-view';
import { SLOTS } from './slot-kinds';
import { spinPays } from './slot-rules';

const code = 'mango-season';
const rules = SLOTS['lines-1'];

let studio: TestStudio;
let player: Player;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());
beforeEach(async () => {
  studio.merchant.clearFault();
  studio.merchant.requests.length = 0;
  studio.merchant.balance = 1_000_00000;
  player = await studio.launch({ user: `player-${randomUUID()}`, game_code: code, lang: 'en' });
});

const spinOf = (fields: object = {}) => ({ roundId: randomUUID(), stake: '1000000', ...fields });
const spin = async (fields: object = {}, by = player) => (await by.post('/api/rounds', spinOf(fields))).json;
const viewOf = (value: object) => value as SpinView;

describe('a spin through the operator’s wallet', () => {
  it('takes the stake, pays what the stops pay, and can be worked out again once the seed is revealed', async () => {
    for (let round = 0; round < 6; round += 1) await spin();
    await player.post('/api/seeds/rotate', { clientSeed: 'mine' });

    const { rounds, net } = (await player.get('/api/session')).json.value;

    expect(rounds).toHaveLength(6);
    for (const round of rounds) {
      const { stops, payout, nonce } = viewOf(round);
      expect(stops).toEqual(drawStops(rules, { serverSeed: round.serverSeed, clientSeed: round.clientSeed, nonce }));
      expect(payout).toBe(String(payoutOf(1_000_000n, spinPays(rules, stops ?? []))));
    }
    expect(studio.merchant.balance).toBe(1_000_00000 + Number(net));
    expect(studio.merchant.sent('/transaction/bet')[0]).toMatchObject({ amount: 1_000_000, game_code: code, bet: '10 lines' });
    expect(studio.merchant.sent('/transaction/win').map(({ amount }) => String(amount))).toEqual(
      rounds.map(({ payout }) => payout).toReversed(),
    );
  });

  it('tells nobody where the reels stop before the round is settled', async () => {
    studio.merchant.breakNext('/transaction/win', 'lose-request', 'lose-request', 'lose-request', 'lose-request');
    const bet = spinOf();
    const first = (await player.post('/api/rounds', bet)).json.value;
    const asked = [first, (await player.get(`/api/rounds/${bet.roundId}`)).json.value];
    const { openRound } = (await player.get('/api/session')).json.value;
    const [{ round } = { round: '' }] = studio.merchant.requests;
    const { user } = studio.merchant.requests[0] ?? {};
    const told = (await studio.ask('round', { round, user })).json();

    for (const view of [...asked, openRound, told]) expect(view).toMatchObject({ stops: null, payout: null });
    expect(viewOf(await player.finished(bet.roundId)).stops).toHaveLength(5);
    expect((await studio.ask('round', { round, user })).json()).toMatchObject({ model: 'lines-1', stops: expect.any(Array) });
  });

  it.each([
    [{ stake: '99999' }, 422, 'stake.out_of_range'],
    [{ stake: '100001000' }, 422, 'stake.out_of_range'],
    [{ stake: '101000' }, 422, 'stake.not_payable'],
    [{ target: 5_000 }, 400, 'request.invalid'],
    [{ stake: 1_000_000 }, 400, 'request.invalid'],
  ])('is refused by name and moves nothing: %j', async (fields, status, refusal) => {
    const answer = await player.post('/api/rounds', spinOf(fields));
    expect([answer.status, answer.json.code]).toEqual([status, refusal]);
    expect(studio.merchant.requests).toEqual([]);
  });

  it('is the same round when the same id comes again, and no other game’s', async () => {
    const bet = spinOf();
    const once = (await player.post('/api/rounds', bet)).json.value;
    expect((await player.post('/api/rounds', bet)).json.value).toEqual(once);
    expect(studio.merchant.sent('/transaction/bet')).toHaveLength(1);
    expect((await player.post('/api/rounds', { ...bet, stake: '2000000' })).json.code).toBe('round.id_reused');
  });

  it('is no part of what another title of the same player shows', async () => {
    const user = `player-${randomUUID()}`;
    const slot = await studio.launch({ user, game_code: code });
    const dice = await studio.launch({ user });
    await spin({}, slot);
    await dice.bet();

    expect((await slot.get('/api/session')).json.value.rounds).toMatchObject([{ nonce: 0 }]);
    expect((await dice.get('/api/session')).json.value.rounds).toMatchObject([{ nonce: 1, direction: 'under' }]);
  });
});

describe('the titles of the slot', () => {
  it('are in the operator’s list with their odds, limits and names in both languages', async () => {
    const list = (await studio.ask('game/list', {})).json<Record<string, unknown>[]>();
    expect(list).toHaveLength(allTitles().length + announcedTitles().length);
    expect(SLOT_TITLES.length).toBeGreaterThanOrEqual(6);
    expect(list.find(({ game_code: each }) => each === code)).toMatchObject({
      name: 'Mango Season',
      names: { bn: 'আমের মৌসুম', en: 'Mango Season' },
      category: 'Video Slots',
      rtp: '95.73',
      paylines: 10,
      hit_rate: { from: '32.71', to: '32.71' },
      limits: { BDT: { min_bet: 100_000, max_bet: 100_000_000, max_win: 100_000_000_000 } },
      verify_url: 'http://studio.test/verify?model=lines-1',
    });
  });

  it.each(SLOT_TITLES.map((title) => [title.code, title] as const))(
    'open with their name and every symbol: %s',
    async (game_code, title) => {
      const launched = await studio.launch({ user: undefined, token: undefined, game_code, lang: 'bn' });
      const page = await studio.app.inject({ url: new URL(launched.address).pathname });
      expect(page.body).toContain(`<title>${title.names.bn}</title>`);
      expect(modelOf(title).page).toBe('slot');
      for (const { art, names } of Object.values(title.skin?.symbols ?? {})) {
        expect(page.body).toContain(`{"name":"${names.bn}","art":"${art}"}`);
        const picture = await studio.app.inject({ url: art });
        expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
      }
      expect(await spin({}, launched)).toMatchObject({ success: true });
    },
  );

  it('send their symbols in brotli to whoever takes it', async () => {
    const url = `/art/titles/${code}/A.svg`;
    const plain = await studio.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    const small = await studio.app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding']);
    expect([small.headers['content-encoding'], small.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it('have no symbols that nobody named', async () => {
    expect((await studio.app.inject({ url: '/art/titles/nothing/A.svg' })).statusCode).toBe(404);
    expect((await studio.app.inject({ url: `/art/titles/${code}/Z.svg` })).statusCode).toBe(400);
  });
});
