import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { rollOf } from '../dice/roll';
import type { DiceRoundView } from '../dice/dice-view';
import { betOf, startTestStudio, type Player, type TestStudio } from '../testing/test-studio';

const HELD = [{ status: 'RS_ERROR_LIMIT_REACHED' }] as const;
const CERTAIN = { direction: 'under', target: 9_800 };

let studio: TestStudio;
let player: Player;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());
beforeEach(async () => {
  studio.merchant.clearFault();
  studio.merchant.requests.length = 0;
  studio.merchant.balance = 1_000_00000;
  player = await studio.launch({ user: `player-${randomUUID()}` });
});

/** Plays until a round ends as wanted; the seeds are honest, so a test cannot order a win. */
/** `prepare` comes before each round: one that ended the other way has used up what was prepared for it. */
async function playUntil(won: boolean, fields: object, prepare: () => void = () => undefined): Promise<DiceRoundView> {
  for (;;) {
    studio.merchant.requests.length = 0;
    prepare();
    const { json } = await player.bet(fields);
    if ((json.value.payout !== '0') === won) return json.value;
    await player.finished(json.value.roundId);
  }
}

/** From then on, and until its late answer, a bet is open. */
async function betSent(): Promise<void> {
  while (!studio.merchant.sent('/transaction/bet').length) await pause(10);
}

describe('a round that goes well', () => {
  it('takes the stake, pays the win and ends with the operator’s balance', async () => {
    const round = await playUntil(true, { direction: 'under', target: 5_000, stake: '1000000' });
    expect(round).toMatchObject({ state: 'settled', multiplier: '19801', payout: '1980000' });
    expect(round.balance).toBe(String(studio.merchant.balance));
    expect(studio.merchant.requests.map((request) => request.path)).toEqual(['/transaction/bet', '/transaction/win']);
    const [bet, win] = studio.merchant.requests;
    expect(bet).toMatchObject({
      amount: 1_000_000,
      currency: 'BDT',
      game_code: 'dice',
      token: 'operator-token-1',
      round_closed: false,
    });
    expect(win).toMatchObject({
      amount: 1_980_000,
      reference_transaction_uuid: bet?.transaction_uuid,
      round: bet?.round,
      round_closed: true,
    });
  });

  it('closes a lost round with a win of nothing', async () => {
    const round = await playUntil(false, { target: 5_000 });
    expect(round).toMatchObject({ state: 'settled', payout: '0' });
    expect(studio.merchant.requests.map((request) => request.path)).toEqual(['/transaction/bet', '/transaction/win']);
    expect(studio.merchant.requests.at(-1)).toMatchObject({ amount: 0, round_closed: true });
  });

  it('can be recomputed by the player once the seed is revealed', async () => {
    await player.bet();
    await player.bet({ direction: 'over', target: 7_500 });
    const before = (await player.get('/api/session')).json.value;
    await player.post('/api/seeds/rotate', { clientSeed: 'my-own-seed' });
    const after = (await player.get('/api/session')).json.value;
    expect(before.rounds[0]?.serverSeed).toBeNull();
    expect(after.rounds).toHaveLength(2);
    for (const round of after.rounds) expect(rollOf(round)).toBe(round.roll);
    expect(after.seeds).toMatchObject({ clientSeed: 'my-own-seed', nonce: 0, serverSeedHash: before.seeds.nextServerSeedHash });
  });

  it('adds up to the net position of the session', async () => {
    let net = 0n;
    for (let count = 0; count < 5; count += 1) {
      const { value } = (await player.bet()).json;
      net += BigInt(value.payout ?? 0) - BigInt(value.stake);
    }
    expect((await player.get('/api/session')).json.value.net).toBe(String(net));
    expect(studio.merchant.balance).toBe(1_000_00000 + Number(net));
  });
});

describe('a player who is impatient', () => {
  it('has one round and one bet after a double click', async () => {
    const bet = betOf();
    const [first, second] = await Promise.all([player.post('/api/rounds', bet), player.post('/api/rounds', bet)]);
    expect(first?.json.value.roundId).toBe(second?.json.value.roundId);
    await player.finished(bet.roundId);
    expect(studio.merchant.sent('/transaction/bet')).toHaveLength(1);
    expect((await player.get('/api/session')).json.value.seeds.nonce).toBe(1);
  });

  it('has one round at a time across two tabs, also when the tabs were launched one by one', async () => {
    const user = `two-tabs-${randomUUID()}`;
    const tabs = [await studio.launch({ user }), await studio.launch({ user })];
    studio.merchant.breakNext('/transaction/bet', 'answer-late');
    const answers = await Promise.all(tabs.map((tab) => tab.bet()));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)?.json.code).toBe('round.in_progress');
  });

  it('plays another title while a round of the first is open, and each finds its own again', async () => {
    const user = `two-titles-${randomUUID()}`;
    const [dice, slot] = [await studio.launch({ user }), await studio.launch({ user, game_code: 'mango-season' })];
    const release = studio.merchant.hold('/transaction/bet');
    const bet = betOf();
    const waiting = dice.post('/api/rounds', bet);
    await betSent();
    const spin = { roundId: randomUUID(), stake: '1000000' };
    const spinning = slot.post('/api/rounds', spin);
    while (studio.merchant.sent('/transaction/bet').length < 2) await pause(10);

    const [atDice, atSlot] = [(await dice.get('/api/session')).json.value, (await slot.get('/api/session')).json.value];
    const refused = [await dice.bet(), await slot.post('/api/rounds', { ...spin, roundId: randomUUID() })];
    release();
    await Promise.all([waiting, spinning]);

    expect([atDice.openRound?.roundId, atSlot.openRound?.roundId]).toEqual([bet.roundId, spin.roundId]);
    expect(refused.map(({ json }) => json.code)).toEqual(['round.in_progress', 'round.in_progress']);
    const ended = [await dice.finished(bet.roundId), await slot.finished(spin.roundId)];
    expect(ended.map(({ state, nonce }) => [state, nonce])).toEqual([
      ['settled', 0],
      ['settled', 1],
    ]);
  });

  it('races titles on one pair of seeds beside rotations: no number comes twice, and each round is proved by the seeds it names', async () => {
    const user = `racing-${randomUUID()}`;
    const codes = ['dice', 'mango-season', 'tiger-delta'];
    const [dice, ...slots] = await Promise.all(codes.map((game_code) => studio.launch({ user, game_code })));
    const rotate = (at: string) => dice!.post('/api/seeds/rotate', { clientSeed: `racing-${at}` });
    const spin = (slot: Player) => slot.post('/api/rounds', { roundId: randomUUID(), stake: '1000000' });
    for (let turn = 0; turn < 6; turn += 1) {
      const bets = await Promise.all([dice!.bet(CERTAIN), ...slots.map(spin), rotate(`${turn}-a`), rotate(`${turn}-b`)]);
      expect(bets.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
      expect(bets.slice(0, 3).map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    expect((await rotate('last')).status).toBe(200);

    const { rows } = await sql<{ nonces: number[]; next: number; state: string }>`
      select array_agg(nonce order by nonce) as nonces, max(next_nonce) as next, max(pair.state) as state
      from rounds join seed_pairs pair on pair.id = seed_pair_id
      where rounds.player_id = (select id from players where external_user = ${user}) group by pair.id`.execute(
      studio.test.database,
    );
    expect(rows.flatMap(({ nonces }) => nonces)).toHaveLength(18);
    for (const { nonces, next, state } of rows)
      expect([nonces, state]).toEqual([Array.from({ length: next }, (_, nonce) => nonce), 'revealed']);
    const { rounds } = (await dice!.get('/api/session')).json.value;
    for (const round of rounds) expect(rollOf(round)).toBe(round.roll);
  });

  it('cannot turn a sent round into another bet', async () => {
    const bet = betOf();
    await player.post('/api/rounds', bet);
    const other = await player.post('/api/rounds', { ...bet, stake: '2000000' });
    expect([other.status, other.json.code]).toEqual([409, 'round.id_reused']);
  });

  it('who rotates many times at once, and bets meanwhile, is always answered: done, or that a round is open', async () => {
    const rotate = (at: number) => player.post('/api/seeds/rotate', { clientSeed: `many-${at}` });
    const many = await Promise.all(Array.from({ length: 12 }, (_, at) => rotate(at)));
    expect(many.map(({ status }) => status)).toEqual(many.map(() => 200));

    const mixed = await Promise.all([rotate(20), player.bet(CERTAIN), rotate(21), rotate(22), rotate(23)]);
    expect(mixed.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(mixed[1]?.status).toBe(200);
    const { rows } = await sql<{ state: string; pairs: number }>`
      select state, count(*)::int as pairs from seed_pairs where player_id = (select max(id) from players)
        and state <> 'revealed' group by state order by state`.execute(studio.test.database);
    expect(rows).toEqual([
      { state: 'active', pairs: 1 },
      { state: 'next', pairs: 1 },
    ]);
  });

  it('cannot rotate the seeds away from under an open round', async () => {
    studio.merchant.breakNext('/transaction/bet', 'answer-late');
    const bet = betOf();
    const playing = player.post('/api/rounds', bet);
    await betSent();
    const rotated = await player.post('/api/seeds/rotate', { clientSeed: 'sneaky' });
    expect([rotated.status, rotated.json.code]).toEqual([409, 'round.in_progress']);
    await playing;
    await player.finished(bet.roundId);
  });
});

describe('a wallet that answers badly', () => {
  it.each(['lose-request', 'lose-answer', 'answer-late', 'http-500', 'not-json'] as const)(
    'moves the money once when the first bet meets “%s”',
    async (fault) => {
      studio.merchant.breakNext('/transaction/bet', fault);
      const bet = betOf(CERTAIN);
      await player.post('/api/rounds', bet);
      const round = await player.finished(bet.roundId);
      expect(round.state).toBe('settled');
      expect(studio.merchant.balance).toBe(1_000_00000 - Number(round.stake) + Number(round.payout));
      const ids = studio.merchant.sent('/transaction/bet').map((request) => request.transaction_uuid);
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
    },
  );

  it('gives a bet four attempts, then takes it back until that is confirmed', async () => {
    studio.merchant.breakNext('/transaction/bet', 'lose-answer', 'lose-request', 'lose-answer', 'lose-request');
    studio.merchant.breakNext('/transaction/rollback', 'lose-request', 'http-500', 'lose-answer');
    const bet = betOf();
    const first = await player.post('/api/rounds', bet);
    expect(['betting', 'returning', 'rolled_back']).toContain(first.json.value.state);
    const round = await player.finished(bet.roundId);
    expect(round).toMatchObject({ state: 'rolled_back', failure: 'wallet.unanswered', roll: null, payout: null });
    expect(studio.merchant.sent('/transaction/bet')).toHaveLength(4);
    expect(new Set(studio.merchant.sent('/transaction/rollback').map((request) => request.transaction_uuid)).size).toBe(1);
    expect(studio.merchant.balance).toBe(1_000_00000);
  });

  it('owes a win until it is confirmed, and pays it once', async () => {
    const round = await playUntil(true, CERTAIN, () => {
      studio.merchant.clearFault();
      studio.merchant.breakNext('/transaction/win', 'lose-answer', 'lose-request', { status: 'RS_ERROR_UNKNOWN' });
    });
    const closed = await player.finished(round.roundId);
    expect(closed.state).toBe('settled');
    expect(studio.merchant.sent('/transaction/win').length).toBe(4);
    expect(closed.balance).toBe(String(studio.merchant.balance));
    expect((await player.get('/api/session')).json.value.net).toBe(String(studio.merchant.balance - 1_000_00000));
  });

  it('goes on asking while the operator holds a win, and is paid once the operator agrees', async () => {
    const round = await playUntil(true, CERTAIN, () => {
      studio.merchant.clearFault();
      studio.merchant.breakNext('/transaction/win', ...HELD, ...HELD, ...HELD, ...HELD);
    });
    expect(round).toMatchObject({ state: 'paying', failure: 'win.held' });
    const closed = await player.finished(round.roundId);
    expect(closed).toMatchObject({ state: 'settled', failure: null, payout: round.payout });
    expect(new Set(studio.merchant.sent('/transaction/win').map((request) => request.transaction_uuid)).size).toBe(1);
  });

  it('takes the bet back when the operator refuses a held win for ever, and the player goes on with their stake', async () => {
    const round = await playUntil(true, CERTAIN, () => {
      studio.merchant.clearFault();
      studio.merchant.balance = 1_000_00000;
      studio.merchant.breakNext('/transaction/win', ...HELD, { status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
      studio.merchant.breakNext('/transaction/rollback', 'lose-answer');
    });
    const closed = await player.finished(round.roundId);
    expect(closed).toMatchObject({ state: 'rolled_back', failure: 'win.refused', payout: null, balance: '100000000' });
    expect(closed.roll).not.toBeNull();
    expect(studio.merchant.balance).toBe(1_000_00000);
    expect(studio.merchant.sent('/transaction/win')).toHaveLength(2);
    const [bet] = studio.merchant.sent('/transaction/bet');
    expect(studio.merchant.sent('/transaction/rollback')).toMatchObject(
      [1, 2].map(() => ({ reference_transaction_uuid: bet?.transaction_uuid, round_closed: true })),
    );
    const { openRound, net, rounds } = (await player.get('/api/session')).json.value;
    expect(openRound).toBeNull();
    // Nothing but what earlier spins lost, for the dice may have refused to win at first.
    expect(net).toBe(String(rounds.reduce((sum, { payout, stake }) => sum + BigInt(payout ?? 0) - BigInt(stake), 0n)));
    expect(rounds.map(({ roundId }) => roundId)).not.toContain(round.roundId);
    expect((await player.bet()).status).toBe(200);
  });

  it('takes a bet back that was refused after an answer got lost: the lost one may have taken the stake', async () => {
    studio.merchant.breakNext('/transaction/bet', 'lose-answer', { status: 'RS_ERROR_TOKEN_EXPIRED' });
    const bet = betOf();
    await player.post('/api/rounds', bet);
    expect(await player.finished(bet.roundId)).toMatchObject({ state: 'rolled_back', failure: 'wallet.session_expired' });
    expect(studio.merchant.balance).toBe(1_000_00000);
  });

  it.each([
    ['RS_ERROR_NOT_ENOUGH_MONEY', 'wallet.insufficient_funds'],
    ['RS_ERROR_USER_DISABLED', 'wallet.player_disabled'],
    ['RS_ERROR_LIMIT_REACHED', 'wallet.limit_reached'],
    ['RS_ERROR_TOKEN_EXPIRED', 'wallet.session_expired'],
    ['RS_ERROR_INVALID_TOKEN', 'wallet.session_expired'],
    ['RS_ERROR_INVALID_GAME', 'wallet.refused'],
  ])('says plainly why a bet was refused: %s', async (status, failure) => {
    studio.merchant.breakNext('/transaction/bet', { status });
    const { json } = await player.bet();
    expect(json.value).toMatchObject({ state: 'refused', failure, roll: null });
    expect(studio.merchant.requests.map((request) => request.path)).toEqual(['/transaction/bet']);
  });

  it('uses the nonce up, so that no answer can choose the roll', async () => {
    studio.merchant.breakNext('/transaction/bet', { status: 'RS_ERROR_NOT_ENOUGH_MONEY' });
    expect((await player.bet()).json.value.nonce).toBe(0);
    expect((await player.bet()).json.value.nonce).toBe(1);
  });

  it('is told apart from a missing game when the balance cannot be had', async () => {
    studio.merchant.breakNext('/user/balance', 'http-500');
    const { json } = await player.get('/api/session');
    expect(json.value).toMatchObject({ balance: null, walletProblem: 'wallet.unanswered' });
    expect((await player.get('/api/balance')).json.value).toMatchObject({ balance: '100000000', walletProblem: null });
  });
});

describe('a reload in mid-round', () => {
  it('comes back to the same round and sees it end', async () => {
    studio.merchant.breakNext('/transaction/bet', 'answer-late');
    const bet = betOf();
    const abandoned = player.post('/api/rounds', bet);
    await betSent();
    const reloaded = (await player.get('/api/session')).json.value;
    expect(reloaded.openRound).toMatchObject({ roundId: bet.roundId, state: 'betting', roll: null });
    const round = await player.finished(bet.roundId);
    expect(round.state).toBe('settled');
    expect((await player.get('/api/session')).json.value).toMatchObject({
      openRound: null,
      rounds: [{ roundId: bet.roundId, roll: round.roll }],
    });
    await abandoned;
  });
});

describe('a bet that is not placed', () => {
  it('is found again by the page of its session, and by nobody else’s, and moves nothing', async () => {
    const set = { laid: [{ spot: '17', chips: '1000000' }] };
    expect((await player.post('/api/session/bet', { bet: set })).status).toBe(200);
    const other = await studio.launch({ user: `player-${randomUUID()}` });
    const betIn = async (of: Player) => ((await of.get('/api/session')).json.value as { bet?: unknown }).bet;

    expect([await betIn(player), await betIn(other)]).toEqual([set, null]);
    expect(studio.merchant.sent('/transaction/bet')).toEqual([]);
  });

  it.each([
    ['is no object', { bet: 'all' }],
    ['has no end', { bet: { text: 'x'.repeat(8_000) } }],
    ['comes with something else', { bet: {}, balance: '1' }],
  ])('is refused where it %s', async (_how, body) => {
    expect((await player.post('/api/session/bet', body)).json.code).toBe('request.invalid');
  });
});

describe('a bet that cannot be', () => {
  it.each([
    [{ stake: '0' }, 400, 'request.invalid'],
    [{ stake: '-5' }, 400, 'request.invalid'],
    [{ stake: 1_000_000 }, 400, 'request.invalid'],
    [{ stake: '১০০০০০' }, 400, 'request.invalid'],
    [{ target: 50.5 }, 400, 'request.invalid'],
    [{ target: '5000' }, 400, 'request.invalid'],
    [{ direction: 'sideways' }, 400, 'request.invalid'],
    [{ roundId: 'one' }, 400, 'request.invalid'],
    [{ balance: '1' }, 400, 'request.invalid'],
    [{ stake: '99999' }, 422, 'stake.out_of_range'],
    [{ stake: '5000000001' }, 422, 'stake.out_of_range'],
    [{ stake: '100001' }, 422, 'stake.not_payable'],
    [{ target: 10, stake: '5000000000' }, 422, 'stake.above_max_win'],
    [{ target: 9_801 }, 422, 'target.out_of_range'],
  ])('is refused by name and moves nothing: %j', async (fields, status, code) => {
    const answer = await player.bet(fields);
    expect([answer.status, answer.json.success, answer.json.code]).toEqual([status, false, code]);
    expect(studio.merchant.requests).toEqual([]);
    expect((await player.get('/api/session')).json.value.seeds.nonce).toBe(0);
  });

  it('is refused without a session, or with one that has ended', async () => {
    const nobody = await studio.app.inject({ method: 'POST', url: '/api/rounds', payload: betOf() });
    expect([nobody.statusCode, nobody.json().code]).toEqual([401, 'session.ended']);
    await studio.test.database
      .updateTable('sessions')
      .set({ last_seen_at: new Date(Date.now() - 3 * 3600_000) })
      .execute();
    expect((await player.bet()).json.code).toBe('session.ended');
  });
});

describe('free play', () => {
  it('starts with a thousand, plays by the same rules and never calls the operator', async () => {
    const visitor = await studio.launch({ user: undefined, token: undefined });
    const before = (await visitor.get('/api/session')).json.value;
    expect(before).toMatchObject({ demo: true, balance: '100000000' });
    const { value } = (await visitor.bet({ stake: '10000000' })).json;
    const expected = 100_000_000n - 10_000_000n + BigInt(value.payout ?? 0);
    expect((await visitor.get('/api/balance')).json.value.balance).toBe(String(expected));
    expect(studio.merchant.requests).toEqual([]);
  });

  it('refuses more than the purse holds', async () => {
    const visitor = await studio.launch({ meta: { demo: true } });
    expect((await visitor.bet({ stake: '100001000' })).json.value).toMatchObject({
      state: 'refused',
      failure: 'wallet.insufficient_funds',
    });
  });
});
