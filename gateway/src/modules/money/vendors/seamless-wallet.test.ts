import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import fastify from 'fastify';
import { sql } from 'kysely';
import { DomainError } from '../../../platform/errors';
import { startFreePlay, TestVendor } from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import { hub88Routes, type Hub88Dependencies } from './index';

let vendor: TestVendor;
beforeAll(async () => (vendor = await TestVendor.connected()), 60_000);
afterAll(() => vendor.close());

describe('a vendor who asks about a player', () => {
  it('hears the currency and the balance in hundred-thousandths', async () => {
    const player = await vendor.player(123_45n);

    expect(await vendor.call('user/info', { ...player, request_uuid: 'r-1' })).toEqual({
      status: 'RS_OK',
      request_uuid: 'r-1',
      user: player.user,
      currency: 'BDT',
    });
    expect(await vendor.call('user/balance', player)).toMatchObject({ status: 'RS_OK', currency: 'BDT', balance: 123_45_000 });
  });

  it('names a player without a token where the protocol asks for none', async () => {
    const { user } = await vendor.player();

    expect(await vendor.call('user/info', { user, request_uuid: 'r-2' })).toEqual({
      status: 'RS_OK',
      request_uuid: 'r-2',
      user,
      currency: 'BDT',
    });
    expect(await vendor.call('user/info', { user: 'pavilion_nobody' })).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
    expect(await vendor.call('user/info', { user, token: 'x'.repeat(43) })).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
    expect(await vendor.call('user/balance', { user })).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' });
  });

  it('is refused in the form of the protocol when a body is too large or too many come', async () => {
    const large = JSON.stringify({ request_uuid: 'r', user: 'u'.repeat(70_000) });
    expect(await vendor.send('user/info', large)).toEqual({ http: 200, answer: { status: 'RS_ERROR_WRONG_SYNTAX' } });

    const crowded = fastify();
    crowded.addHook('onRequest', async () => {
      throw new DomainError('request.too_many', { details: { seconds: 7 } });
    });
    await crowded.register(hub88Routes({} as Hub88Dependencies));
    const refused = await crowded.inject({ method: 'POST', url: '/vendors/hub88/studio/transaction/bet', payload: {} });
    await crowded.close();
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      200,
      '7',
      { status: 'RS_ERROR_UNKNOWN' },
    ]);
  });

  it('is refused by signature before anything is read', async () => {
    const player = await vendor.player(100n);
    const body = JSON.stringify({ request_uuid: 'r', user: player.user, token: player.token });
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

    for (const signature of [
      '',
      'nonsense',
      vendor.sign(`${body} `),
      sign('RSA-SHA256', Buffer.from(body), stranger).toString('base64'),
    ]) {
      expect(await vendor.send('user/balance', body, signature)).toEqual({
        http: 200,
        answer: { status: 'RS_ERROR_INVALID_SIGNATURE' },
      });
    }
    expect(await vendor.send('user/balance', '{"broken', 'bad')).toEqual({
      http: 200,
      answer: { status: 'RS_ERROR_INVALID_SIGNATURE' },
    });
  });

  it('is told when nobody of that name is connected', async () => {
    expect((await vendor.send('user/balance', '{}', vendor.sign('{}'), 'stranger')).answer).toEqual({
      status: 'RS_ERROR_INVALID_PARTNER',
    });
  });

  it.each([
    ['broken JSON', '{"user":', 'RS_ERROR_WRONG_SYNTAX'],
    ['a list', '[]', 'RS_ERROR_WRONG_SYNTAX'],
    ['nothing', '', 'RS_ERROR_WRONG_SYNTAX'],
    ['a missing field', '{"request_uuid":"r","user":"pavilion_x"}', 'RS_ERROR_WRONG_SYNTAX'],
    ['a field of another type', '{"request_uuid":"r","user":7,"token":"t"}', 'RS_ERROR_WRONG_TYPES'],
    ['a field that is too long', JSON.stringify({ request_uuid: 'r', user: 'u'.repeat(200), token: 't' }), 'RS_ERROR_WRONG_TYPES'],
  ])('with %s is told so', async (_, body, status) => {
    expect((await vendor.send('user/balance', body)).answer.status).toBe(status);
  });

  it('is refused for an unknown player, a foreign token and another brand’s player', async () => {
    const [player, other] = [await vendor.player(), await vendor.player()];

    expect(await vendor.call('user/balance', { user: 'pavilion_nobody', token: player.token })).toMatchObject({
      status: 'RS_ERROR_INVALID_TOKEN',
    });
    expect(await vendor.call('user/balance', { user: player.user, token: other.token })).toMatchObject({
      status: 'RS_ERROR_INVALID_TOKEN',
    });
    expect(await vendor.call('user/balance', { ...player, user: player.user.replace('pavilion', 'lagoon') })).toMatchObject({
      status: 'RS_ERROR_INVALID_TOKEN',
    });
  });
});

describe('a bet', () => {
  it('is taken once, and a repeat is answered as the first time', async () => {
    const player = await vendor.player(200n);
    const transaction_uuid = randomUUID();

    const first = await vendor.bet(player, 150n, { transaction_uuid });
    await vendor.app.gateway.services.wallet.post({
      kind: 'deposit',
      memberId: player.memberId,
      brand: 'pavilion',
      currency: 'BDT',
      reference: `deposit:${randomUUID()}`,
      amount: 5n,
    });
    const again = await vendor.bet(player, 150n, { transaction_uuid });

    expect(first).toMatchObject({ status: 'RS_OK', balance: 50_000 });
    expect(again).toMatchObject({ status: 'RS_OK', balance: 50_000 });
    expect(await player.balance()).toBe(55n);
  });

  it('sent fifty times at the same moment is taken once', async () => {
    const player = await vendor.player(200n);
    const transaction_uuid = randomUUID();

    const answers = await Promise.all(Array.from({ length: 50 }, () => vendor.bet(player, 200n, { transaction_uuid })));

    expect(new Set(answers.map(({ status, balance }) => `${status} ${balance}`))).toEqual(new Set(['RS_OK 0']));
    expect(await player.balance()).toBe(0n);
  });

  it('of everything, fifty times at once under fifty ids, is taken from exactly one', async () => {
    const player = await vendor.player(200n);

    const answers = await Promise.all(Array.from({ length: 50 }, () => vendor.bet(player, 200n)));

    expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(1);
    expect(answers.filter(({ status, balance }) => status === 'RS_ERROR_NOT_ENOUGH_MONEY' && balance === 0)).toHaveLength(49);
  });

  it('that was refused for lack of money stays refused when money comes', async () => {
    const player = await vendor.player(10n);
    const transaction_uuid = randomUUID();
    expect(await vendor.bet(player, 11n, { transaction_uuid })).toMatchObject({
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
      balance: 10_000,
    });
    await vendor.app.gateway.services.wallet.post({
      kind: 'deposit',
      memberId: player.memberId,
      brand: 'pavilion',
      currency: 'BDT',
      reference: `deposit:${randomUUID()}`,
      amount: 100n,
    });

    expect(await vendor.bet(player, 11n, { transaction_uuid })).toMatchObject({
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
      balance: 10_000,
    });
    expect(await player.balance()).toBe(110n);
  });

  it.each([
    ['amount', { amount: 20_000 }],
    ['round', { round: 'round-2' }],
  ])('with the id of another bet but another %s is refused', async (_, other) => {
    const player = await vendor.player(200n);
    const transaction_uuid = randomUUID();
    await vendor.bet(player, 10n, { transaction_uuid });

    expect(await vendor.bet(player, 10n, { transaction_uuid, ...other })).toMatchObject({
      status: 'RS_ERROR_DUPLICATE_TRANSACTION',
    });
    expect(await player.balance()).toBe(190n);
  });

  it('with the id of another player’s bet is refused, also when both come at once', async () => {
    const [one, other] = [await vendor.player(200n), await vendor.player(200n)];
    const transaction_uuid = randomUUID();

    const answers = await Promise.all([vendor.bet(one, 10n, { transaction_uuid }), vendor.bet(other, 10n, { transaction_uuid })]);

    expect(answers.map(({ status }) => status).sort()).toEqual(['RS_ERROR_DUPLICATE_TRANSACTION', 'RS_OK']);
    expect((await one.balance()) + (await other.balance())).toBe(390n);
  });

  it.each([
    ['a part of the smallest coin', { amount: 1_500 }, 'RS_ERROR_WRONG_TYPES'],
    ['a negative amount', { amount: -1_000 }, 'RS_ERROR_WRONG_TYPES'],
    ['a fraction', { amount: 1_000.5 }, 'RS_ERROR_WRONG_TYPES'],
    ['more than a number can hold exactly', { amount: 2 ** 53 }, 'RS_ERROR_WRONG_TYPES'],
    ['an amount in words', { amount: '1000' }, 'RS_ERROR_WRONG_TYPES'],
    ['another currency', { currency: 'USD' }, 'RS_ERROR_WRONG_CURRENCY'],
    ['a game nobody knows', { game_code: 'no-such-game' }, 'RS_ERROR_INVALID_GAME'],
    ['a stale token', { token: 'x'.repeat(43) }, 'RS_ERROR_INVALID_TOKEN'],
  ])('with %s moves nothing', async (_, fields, status) => {
    const player = await vendor.player(200n);

    expect(await vendor.bet(player, 10n, fields)).toMatchObject({ status });
    expect(await player.balance()).toBe(200n);
  });

  it.each([
    ['game', 'maintenance'],
    ['game', 'off'],
    ['vendor', 'off'],
    ['category', 'maintenance'],
  ] as const)(
    'in a game whose %s is switched to %s is refused; what came before is answered as it was, and ends',
    async (subject, state) => {
      const player = await vendor.player(200n);
      const { db, bus } = vendor.app.platform;
      const { games } = vendor.app.gateway.services;
      const game = games.findByVendorCode('STUDIO', 'dice');
      const key = { game: game?.nodeId, vendor: 'STUDIO', category: game?.category }[subject] ?? '';
      const follow = async () => {
        bus.publish('catalogue.changed', { brand: 'pavilion' });
        await games.catalogueCache.settled();
      };
      const [won, lost] = [randomUUID(), randomUUID()];
      for (const transaction_uuid of [won, lost]) await vendor.bet(player, 50n, { transaction_uuid });
      await db.insertInto('game_switches').values({ brand: 'pavilion', subject, key, state, changed_by: 'asha' }).execute();
      await follow();

      expect(await vendor.bet(player, 10n)).toMatchObject({ status: 'RS_ERROR_INVALID_GAME' });
      expect(await vendor.bet(player, 50n, { transaction_uuid: won })).toMatchObject({ status: 'RS_OK' });
      expect(await vendor.win(player, 70n, won)).toMatchObject({ status: 'RS_OK', balance: 170_000 });
      expect(await vendor.rollback(player, lost)).toMatchObject({ status: 'RS_OK', balance: 220_000 });

      await db.deleteFrom('game_switches').execute();
      await follow();
      expect(await vendor.bet(player, 10n)).toMatchObject({ status: 'RS_OK' });
    },
  );

  it('of a member who is locked is refused, and what was open before still ends', async () => {
    const player = await vendor.player(200n);
    const open = randomUUID();
    await vendor.bet(player, 50n, { transaction_uuid: open });
    await sql`update members set status = 'locked' where id = ${player.memberId}::bigint`.execute(vendor.app.platform.db);

    expect(await vendor.bet(player, 10n)).toMatchObject({ status: 'RS_ERROR_USER_DISABLED' });
    expect(await vendor.win(player, 70n, open)).toMatchObject({ status: 'RS_OK', balance: 220_000 });
  });
});

describe('wins and rollbacks', () => {
  it('are taken after the token has expired, and bets are not', async () => {
    const player = await vendor.player(100n);
    const [won, lost] = [randomUUID(), randomUUID()];
    await vendor.bet(player, 10n, { transaction_uuid: won });
    await vendor.bet(player, 10n, { transaction_uuid: lost });
    await sql`update vendor_tokens set expires_at = now() - interval '1 minute' where member_id = ${player.memberId}::bigint`.execute(
      vendor.app.platform.db,
    );

    expect(await vendor.bet(player, 10n)).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
    expect(await vendor.win(player, 30n, won)).toMatchObject({ status: 'RS_OK', balance: 110_000 });
    expect(await vendor.rollback(player, lost)).toMatchObject({ status: 'RS_OK', balance: 120_000 });
  });

  it('need their bet: a win without one is refused, a rollback bars the bet for ever', async () => {
    const player = await vendor.player(100n);
    const late = randomUUID();

    expect(await vendor.win(player, 30n, randomUUID())).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
    expect(await vendor.rollback(player, late)).toMatchObject({ status: 'RS_OK', balance: 100_000 });
    expect(await vendor.bet(player, 10n, { transaction_uuid: late })).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
    expect(await vendor.win(player, 30n, late)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
    expect(await player.balance()).toBe(100n);
  });

  it('of nothing close a lost round, and move no money', async () => {
    const player = await vendor.player(100n);
    const [bet, round] = [randomUUID(), randomUUID()];
    const { db } = vendor.app.platform;
    const books = () => db.selectFrom('game_rounds').select(['bets', 'wins', 'closed']).where('round', '=', round).execute();
    await vendor.bet(player, 40n, { transaction_uuid: bet, round, round_closed: false });
    expect(await books()).toEqual([{ bets: 40n, wins: 0n, closed: false }]);

    expect(await vendor.win(player, 0n, bet, { round })).toMatchObject({ status: 'RS_OK', balance: 60_000 });

    expect(await books()).toEqual([{ bets: 40n, wins: 0n, closed: true }]);
    expect(await player.balance()).toBe(60n);
  });

  it('give a bet back once, however often and under whatever id it is taken back', async () => {
    const player = await vendor.player(100n);
    const [bet, rollback] = [randomUUID(), randomUUID()];
    await vendor.bet(player, 40n, { transaction_uuid: bet });

    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => vendor.rollback(player, bet, { transaction_uuid: rollback })),
      ...Array.from({ length: 20 }, () => vendor.rollback(player, bet)),
    ]);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['RS_OK']));
    expect(await player.balance()).toBe(100n);
    expect(await vendor.win(player, 10n, bet)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
  });

  it('leave a paid bet alone until its win is taken back', async () => {
    const player = await vendor.player(100n);
    const [bet, win] = [randomUUID(), randomUUID()];
    await vendor.bet(player, 40n, { transaction_uuid: bet });
    await vendor.win(player, 90n, bet, { transaction_uuid: win });

    expect(await vendor.rollback(player, bet)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
    expect(await vendor.rollback(player, win)).toMatchObject({ status: 'RS_OK', balance: 60_000 });
    expect(await vendor.rollback(player, bet)).toMatchObject({ status: 'RS_OK', balance: 100_000 });
  });

  it('cannot take back a win that is spent', async () => {
    const player = await vendor.player(10n);
    const [bet, win] = [randomUUID(), randomUUID()];
    await vendor.bet(player, 10n, { transaction_uuid: bet });
    await vendor.win(player, 50n, bet, { transaction_uuid: win });
    await vendor.bet(player, 45n);

    expect(await vendor.rollback(player, win)).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 5_000 });
    expect(await player.balance()).toBe(5n);
  });
});

describe('what players did', () => {
  it('shows on the winner board and leaves the books in order', async () => {
    const player = await vendor.player(100n);
    const bet = randomUUID();
    await vendor.bet(player, 10n, { transaction_uuid: bet, round: 'board' });
    await vendor.win(player, 900_00n, bet, { round: 'board' });

    const [best] = await vendor.app.gateway.services.wallet.bestRounds('pavilion', 5);
    expect(best).toMatchObject({ vendor: 'studio', game: 'dice', amount: 900_00n });
    const since = (at?: Date) => vendor.app.gateway.services.wallet.roundsWonSince('pavilion', at, 5);
    const [latest] = await since(new Date(Date.now() - 60_000));
    expect(latest).toMatchObject({ vendor: 'studio', game: 'dice', amount: 900_00n });
    // Nothing that was told is told again.
    expect(await since(latest?.at)).toEqual([]);
    expect(await verifyLedger(vendor.app.platform.db)).toMatchObject({ sound: true, total: 0n });
  });

  it('never happens to a trial player, who has no wallet', async () => {
    const token = await startFreePlay(vendor.app, 'a-device-of-somebody-0001');
    const balance = await vendor.app.request({ url: '/wps/v2/wallets/balance', token });

    expect(balance.json().value).toEqual({ balance: '0', currency: 'BDT', playMoney: true });
  });
});
