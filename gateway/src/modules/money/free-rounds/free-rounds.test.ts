import { randomUUID } from 'node:crypto';
import { verifyLedger } from '../wallet';
import { setUpFreeRounds } from './free-rounds-fixture';

let now: Awaited<ReturnType<typeof setUpFreeRounds>>;
beforeAll(async () => void (now = await setUpFreeRounds()), 60_000);
afterAll(() => now.close());
beforeEach(async () => {
  while (await now.freeRounds.tellDue());
  now.door.asked.length = 0;
});

describe('rounds that a rule gives', () => {
  it('are told to their vendor, cost nothing, and what they win is the member’s', async () => {
    const player = await now.vendor.player();
    const reward = await now.grant(player);
    expect(await now.state(player, reward)).toEqual({ state: 'coming', played: 0, won: '0' });
    await now.freeRounds.tellDue();
    expect(now.door.asked).toMatchObject([
      { path: 'reward/create', reward_uuid: reward, user: player.user, games: ['dice'], rounds: 2, stake: 1_000_000 },
    ]);
    expect(await now.state(player, reward)).toEqual({ state: 'active', played: 0, won: '0' });

    const [one, two] = [randomUUID(), randomUUID()];
    for (const transaction_uuid of [one, two])
      expect(await now.bet(player, reward, { transaction_uuid })).toMatchObject({ status: 'RS_OK', balance: 0 });
    expect(await now.win(player, reward, { bet: one, minor: 4_000n })).toMatchObject({ status: 'RS_OK', balance: 4_000_000 });
    expect(await now.win(player, reward, { bet: two, minor: 0n })).toMatchObject({ status: 'RS_OK', balance: 4_000_000 });

    expect(await now.state(player, reward)).toEqual({ state: 'played', played: 2, won: '4000' });
    expect(await now.bet(player, reward)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
    expect(await player.balance()).toBe(4_000n);
    expect((await verifyLedger(now.app.platform.db)).sound).toBe(true);
  });

  it('are given once for a source, and to nobody who may be given nothing', async () => {
    const player = await now.vendor.player();
    const { awards, freeRounds, protection } = now.app.gateway.services;
    const source = `offer:${player.memberId}`;
    const first = await now.grant(player, { source });
    expect(await now.grant(player, { source })).toBe(first);
    const excluded = await now.vendor.player();
    await protection.exclusions.exclude({ memberId: excluded.memberId });
    const wanted = { brand: 'pavilion', currency: 'BDT', vendor: 'studio', games: ['dice'], rounds: 1, stake: 100n, days: 1 };
    const grant = { ...wanted, memberId: excluded.memberId, source: `offer:${excluded.memberId}`, reason: 'a welcome' };

    expect(await awards.transaction((trx) => freeRounds.grant(trx, grant))).toBe('barred');
    expect(await freeRounds.page(excluded.memberId)).toEqual({ open: [], over: [] });
    await expect(awards.transaction((trx) => freeRounds.grant(trx, { ...grant, games: ['nothing'] }))).rejects.toMatchObject({
      code: 'freerounds.not_possible',
    });
  });

  it('count nothing: no points, no play, no wager', async () => {
    const player = await now.vendor.player(1_000n);
    const { points, countedPlay } = now.app.gateway.services;
    const owner = { brand: 'pavilion', memberId: player.memberId };
    const reward = await now.grant(player, { stake: 1_000_000n, rounds: 1 });
    const before = await points.balance(owner);

    const bet = randomUUID();
    await now.bet(player, reward, { transaction_uuid: bet });
    await now.win(player, reward, { bet, minor: 500_000n });

    while (!(await countedPlay.catchUp()));
    const days = await countedPlay.days(player.memberId, { from: '2026-01-01', to: '2030-01-01' });
    expect(days.map(({ rounds, bets, valid, counted }) => ({ rounds, bets, valid, counted }))).toEqual([
      { rounds: 0, bets: 0n, valid: 0n, counted: 0n },
    ]);
    expect(await points.balance(owner)).toBe(before);
  });

  it('never lift the most that a round pays without an operator', async () => {
    const player = await now.vendor.player();
    const reward = await now.grant(player);
    const bet = randomUUID();
    await now.bet(player, reward, { transaction_uuid: bet });

    expect(await now.win(player, reward, { bet, minor: 10_000_000_000n })).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
    expect(await player.balance()).toBe(0n);
  });
});

describe('a vendor', () => {
  it('that is away is told later, until it confirms', async () => {
    const player = await now.vendor.player();
    const reward = await now.grant(player);
    now.door.answersNext({ status: 503, body: {} }, { status: 401, body: { status: 'RS_ERROR_INVALID_SIGNATURE' } });
    for (const _ of ['away', 'does not know our key', 'hears it']) {
      expect((await now.state(player, reward))?.state).toBe('coming');
      await now.callNow(reward);
      await now.freeRounds.tellDue();
    }

    expect((await now.state(player, reward))?.state).toBe('active');
    expect(now.door.asked.map(({ reward_uuid }) => reward_uuid)).toEqual([reward, reward, reward]);
  });

  it('that refuses them ends them', async () => {
    const player = await now.vendor.player();
    const reward = await now.grant(player);
    now.door.answersNext({ status: 422, body: { status: 'RS_ERROR_INVALID_GAME' } });
    await now.freeRounds.tellDue();

    expect(await now.state(player, reward)).toMatchObject({ state: 'cancelled' });
    expect(await now.bet(player, reward)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
    expect((await now.list()).find(({ id }) => id === reward)?.endedBecause).toBe('RS_ERROR_INVALID_GAME');
  });
});

describe('operators', () => {
  const proposal = async (change: object = {}) => {
    const player = await now.vendor.player();
    const account = (await now.app.gateway.services.members.byId('pavilion', BigInt(player.memberId)))?.account;
    const terms = { vendor: 'studio', games: ['dice'], rounds: 3, stake: '1000', days: 7, reason: 'a bad evening' };
    const wanted = { id: randomUUID(), account, ...terms, ...change };
    return { player, wanted };
  };
  const reason = { reason: 'agreed on the telephone' };

  it('give rounds together: one proposes, another agrees, and the vendor knows at once', async () => {
    const { player, wanted } = await proposal();
    const proposed = await now.post('', wanted, now.asha);
    expect(proposed.json().value).toMatchObject({ state: 'proposed', proposedBy: 'giver-asha', until: null, worth: '2970' });
    expect((await now.post('', wanted, now.asha)).json().value).toEqual(proposed.json().value);
    expect(await now.bet(player, wanted.id)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });

    const own = await now.post(`/${wanted.id}/approval`, reason, now.asha);
    expect([own.statusCode, own.json().code]).toEqual([409, 'freerounds.second_operator_required']);
    const given = await now.post(`/${wanted.id}/approval`, reason, now.omar);

    expect(given.json().value).toMatchObject({ state: 'active', decidedBy: 'giver-omar', toldAt: expect.any(String) });
    expect(await now.bet(player, wanted.id)).toMatchObject({ status: 'RS_OK' });
    const again = await now.post(`/${wanted.id}/approval`, reason, now.omar);
    expect([again.statusCode, again.json().code]).toEqual([409, 'freerounds.closed']);
  });

  it('are told at once when the vendor takes none in a game', async () => {
    const { wanted } = await proposal();
    now.door.answersNext({ status: 422, body: { status: 'RS_ERROR_INVALID_GAME' } });

    const refused = await now.post('', wanted, now.asha);

    expect([refused.statusCode, refused.json().code]).toEqual([422, 'freerounds.game_refused']);
    expect((await now.list()).some(({ id }) => id === wanted.id)).toBe(false);
  });

  it.each([
    ['games that the vendor has not', { games: ['nothing'] }, 'freerounds.not_possible'],
    ['a vendor that is not connected', { vendor: 'nobody' }, 'freerounds.not_possible'],
    ['nobody', { account: 'nobody' }, 'request.not_found'],
    ['no rounds', { rounds: 0 }, 'request.invalid'],
    ['a stake below nothing', { stake: '-5' }, 'request.invalid'],
    ['too many games', { games: Array.from({ length: 21 }, (_, at) => `game-${at}`) }, 'request.invalid'],
  ])('cannot give %s', async (_, change, code) => {
    expect((await now.post('', (await proposal(change)).wanted, now.asha)).json().code).toBe(code);
  });

  it('reject a proposal, and give nothing to somebody who excluded themselves meanwhile', async () => {
    const [first, second] = [await proposal(), await proposal()];
    for (const { wanted } of [first, second]) await now.post('', wanted, now.asha);
    await now.app.gateway.services.protection.exclusions.exclude({ memberId: second.player.memberId });

    const rejected = await now.post(`/${first.wanted.id}/rejection`, reason, now.asha);
    const barred = await now.post(`/${second.wanted.id}/approval`, reason, now.omar);

    expect(rejected.json().value).toMatchObject({ state: 'rejected' });
    expect([barred.statusCode, barred.json().code]).toEqual([422, 'freerounds.barred']);
  });

  it('take back what is not played: the round under way goes on, and the vendor is told', async () => {
    const player = await now.vendor.player();
    const reward = await now.grant(player);
    await now.freeRounds.tellDue();
    const bet = randomUUID();
    await now.bet(player, reward, { transaction_uuid: bet });

    const cancelled = await now.post(`/${reward}/cancellation`, { reason: 'given to the wrong person' }, now.asha);

    expect(cancelled.json().value).toMatchObject({ state: 'cancelled', played: 1, endedBecause: 'given to the wrong person' });
    expect(now.door.asked.at(-1)).toEqual({ path: 'reward/cancel', reward_uuid: reward });
    expect(await now.bet(player, reward)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
    expect(await now.win(player, reward, { bet, minor: 700n })).toMatchObject({ status: 'RS_OK' });
    expect(await player.balance()).toBe(700n);
  });
});
