import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import fastify from 'fastify';
import { sql } from 'kysely';
import { DomainError } from '../../../platform/errors';
import { enrolStaff, staffRequest, startFreePlay, type TestOperator, TestVendor } from '../../../platform/testing';
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

describe('a round', () => {
  const bookOf = async (player: { memberId: string }) =>
    (
      await sql<{ kind: string; effect: bigint; round: string }>`
        select kind, effect, round from ledger_transactions where member_id = ${player.memberId}::bigint and kind <> 'deposit' order by id`.execute(
        vendor.app.platform.db,
      )
    ).rows.map(({ kind, effect, round }) => [kind, Number(effect), round]);
  const NOT_OPEN = { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };

  it('that has ended takes no more bets, alone or among others, and pays no bet twice', async () => {
    const player = await vendor.player(100n);
    const [bet, round] = [randomUUID(), randomUUID()];
    await vendor.bet(player, 10n, { transaction_uuid: bet, round });
    await vendor.win(player, 15n, bet, { round });

    expect(await vendor.bet(player, 10n, { round })).toMatchObject({ ...NOT_OPEN, balance: 105_000 });
    const together = await Promise.all(Array.from({ length: 20 }, () => vendor.bet(player, 1n, { round })));
    expect(new Set(together.map(({ status }) => status))).toEqual(new Set([NOT_OPEN.status]));
    expect(await vendor.win(player, 15n, bet, { round })).toMatchObject(NOT_OPEN);

    expect(await bookOf(player)).toEqual([
      ['bet', -10, round],
      ['win', 15, round],
    ]);
    expect(await player.balance()).toBe(105n);
  });

  it('that has ended still pays, once, a bet of it whose result came late, and repeats are answered as the first time', async () => {
    const player = await vendor.player(100n);
    const [first, second, late, round] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    for (const transaction_uuid of [first, second]) await vendor.bet(player, 10n, { transaction_uuid, round });
    await vendor.win(player, 0n, second, { round });

    for (let time = 0; time < 2; time += 1)
      expect(await vendor.win(player, 30n, first, { transaction_uuid: late, round })).toMatchObject({
        status: 'RS_OK',
        balance: 110_000,
      });
    expect(await vendor.bet(player, 10n, { transaction_uuid: first, round })).toMatchObject({ status: 'RS_OK', balance: 90_000 });
    expect(await vendor.rollback(player, late, { round })).toMatchObject({ status: 'RS_OK', balance: 80_000 });
    expect(await vendor.win(player, 25n, first, { round })).toMatchObject({ status: 'RS_OK', balance: 105_000 });
  });

  it('that ends and is bet on at the same moment ends with bets before its end only', async () => {
    const player = await vendor.player(1_000n);
    const [bet, round] = [randomUUID(), randomUUID()];
    await vendor.bet(player, 10n, { transaction_uuid: bet, round });

    await Promise.all([
      ...Array.from({ length: 10 }, () => vendor.bet(player, 10n, { round })),
      vendor.win(player, 5n, bet, { round }),
      ...Array.from({ length: 10 }, () => vendor.bet(player, 10n, { round })),
    ]);

    const book = await bookOf(player);
    expect(book.at(-1)).toEqual(['win', 5, round]);
  });

  it('is paid by no win that names it for the bet of another round, and is of one game', async () => {
    const player = await vendor.player(100n);
    const bet = randomUUID();
    await vendor.bet(player, 10n, { transaction_uuid: bet });

    expect(await vendor.win(player, 50n, bet, { round: randomUUID() })).toMatchObject(NOT_OPEN);
    expect(await vendor.win(player, 50n, bet, { game_code: 'another' })).toMatchObject(NOT_OPEN);
    expect(await vendor.rollback(player, bet, { round: randomUUID() })).toMatchObject(NOT_OPEN);
    expect(await vendor.rollback(player, bet, { game_code: 'another' })).toMatchObject(NOT_OPEN);
    expect(await bookOf(player)).toEqual([['bet', -10, bet]]);
    expect(await vendor.rollback(player, bet)).toMatchObject({ status: 'RS_OK', balance: 100_000 });
  });

  it('is the same whichever case its ids are written in', async () => {
    const player = await vendor.player(100n);
    const bet = randomUUID();
    await vendor.bet(player, 10n, { transaction_uuid: bet, round: 'cased' });

    expect(await vendor.bet(player, 10n, { transaction_uuid: bet.toUpperCase(), round: 'cased' })).toMatchObject({
      status: 'RS_OK',
      balance: 90_000,
    });
    expect(await vendor.rollback(player, bet.toUpperCase(), { round: 'cased' })).toMatchObject({ balance: 100_000 });
    expect(await bookOf(player)).toEqual([
      ['bet', -10, 'cased'],
      ['rollback', 10, 'cased'],
    ]);
  });
});

describe('a win above its cap', () => {
  const heldOf = async (reference: string) =>
    vendor.app.platform.db.selectFrom('held_wins').selectAll().where('reference', '=', `studio:${reference}`).executeTakeFirst();
  const winsOf = async ({ memberId }: { memberId: string }) =>
    (
      await sql<{ effect: bigint; outcome: string }>`
        select effect, outcome from ledger_transactions where member_id = ${memberId}::bigint and kind = 'win' order by id`.execute(
        vendor.app.platform.db,
      )
    ).rows;
  const LIMIT = { status: 'RS_ERROR_LIMIT_REACHED' };
  let rina: TestOperator;
  let omar: TestOperator;
  beforeAll(async () => {
    rina = await enrolStaff(vendor.app, 'rina', { pavilion: 'approver' });
    omar = await enrolStaff(vendor.app, 'omar', { pavilion: 'approver' });
    await vendor.app.gateway.services.vendors.setWinCap('studio', { game: 'dice', currency: 'BDT', amount: 1_000n });
  }, 60_000);
  afterAll(() => vendor.app.gateway.services.vendors.setWinCap('studio', { game: 'dice', currency: 'BDT', amount: 10n ** 15n }));

  const decide = async (as: TestOperator, id: string | undefined, how: 'approval' | 'rejection') => {
    const payload = { reason: 'looked into it' };
    const url = `/staff/brands/pavilion/held-wins/${id}/${how}`;
    const answer = await staffRequest(vendor.app, { method: 'POST', url, as, payload });
    return answer.statusCode === 200 ? answer.json().value.state : answer.json().code;
  };
  const hold = async () => {
    const player = await vendor.player(500n);
    const [bet, win] = [randomUUID(), randomUUID()];
    await vendor.bet(player, 100n, { transaction_uuid: bet });
    const ask = (fields: object = {}) => vendor.win(player, 1_001n, bet, { transaction_uuid: win, ...fields });
    expect(await ask()).toMatchObject({ ...LIMIT, balance: 400_000 });
    return { player, bet, win, ask, id: (await heldOf(win))?.id };
  };

  it('is held, however often it comes, and one at the cap is paid', async () => {
    const { player, win, bet, ask } = await hold();

    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([LIMIT.status]));
    expect(await heldOf(win)).toMatchObject({ amount: 1_001n, cap: 1_000n, state: 'held', related: `studio:${bet}` });
    expect(await winsOf(player)).toEqual([]);
    expect(await vendor.win(player, 1_000n, bet)).toMatchObject({ status: 'RS_OK', balance: 1_400_000 });
  });

  it('is paid once two operators agree, once, and the vendor hears so when it asks again', async () => {
    const { player, ask, id } = await hold();
    const queue = await staffRequest(vendor.app, { method: 'GET', url: '/staff/brands/pavilion/held-wins?queue=held', as: rina });
    expect(queue.json().value.list.map((line: { id: string }) => line.id)).toContain(id);

    expect(await decide(rina, id, 'approval')).toBe('held');
    expect(await decide(rina, id, 'approval')).toBe('accounting.second_operator_required');
    expect(await winsOf(player)).toEqual([]);
    expect(await decide(omar, id, 'approval')).toBe('paid');
    expect(await decide(omar, id, 'approval')).toBe('accounting.closed');

    expect(await ask()).toMatchObject({ status: 'RS_OK', balance: 1_401_000 });
    expect(await winsOf(player)).toEqual([{ effect: 1_001n, outcome: 'posted' }]);
    expect(await player.balance()).toBe(1_401n);
    expect(await verifyLedger(vendor.app.platform.db)).toMatchObject({ sound: true, total: 0n });
  });

  it('that two operators reject is never paid, whatever the cap is later', async () => {
    const { player, ask, id } = await hold();
    expect(await decide(rina, id, 'approval')).toBe('held');
    expect(await decide(omar, id, 'rejection')).toBe('held');
    expect(await decide(rina, id, 'rejection')).toBe('refused');
    await vendor.app.gateway.services.vendors.setWinCap('studio', { game: 'dice', currency: 'BDT', amount: 5_000n });

    expect(await ask()).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' });

    await vendor.app.gateway.services.vendors.setWinCap('studio', { game: 'dice', currency: 'BDT', amount: 1_000n });
    expect(await player.balance()).toBe(400n);
    expect(await winsOf(player)).toEqual([]);
  });

  it('whose bet is taken back meanwhile cannot be paid, and without a bet nothing is held', async () => {
    const { player, bet, id } = await hold();
    await vendor.rollback(player, bet);

    expect(await decide(rina, id, 'approval')).toBe('held');
    expect(await decide(omar, id, 'approval')).toBe('wallet.win_not_payable');

    const [none, win] = [randomUUID(), randomUUID()];
    expect(await vendor.win(player, 5_000n, none, { transaction_uuid: win })).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    });
    expect(await heldOf(win)).toBeUndefined();
    expect(await player.balance()).toBe(500n);
  });
});

describe('a wallet', () => {
  it('never holds more than can be told exactly: what would lead there is refused and moves nothing', async () => {
    const player = await vendor.player(1_000n);
    const bet = randomUUID();
    await vendor.bet(player, 1_000n, { transaction_uuid: bet });
    const give = { memberId: player.memberId, brand: 'pavilion', currency: 'BDT', kind: 'adjustment-in' } as const;
    const { wallet } = vendor.app.gateway.services;
    const most = BigInt(Math.floor(Number.MAX_SAFE_INTEGER / 1_000));
    expect(await wallet.post({ ...give, reference: `adjustment:${randomUUID()}`, amount: most })).toMatchObject({
      outcome: 'posted',
    });

    expect(await wallet.post({ ...give, reference: `adjustment:${randomUUID()}`, amount: 1n })).toMatchObject({
      outcome: 'excess',
      effect: 0n,
      balance: most,
    });
    expect(await vendor.win(player, 1n, bet)).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED', balance: Number(most) * 1_000 });
    const together = await Promise.all(Array.from({ length: 5 }, () => vendor.win(player, 1n, bet)));
    expect(new Set(together.map(({ status }) => status))).toEqual(new Set(['RS_ERROR_LIMIT_REACHED']));
    expect(await vendor.rollback(player, bet)).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
    expect(await player.balance()).toBe(most);
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
    expect(await verifyLedger(vendor.app.platform.db)).toMatchObject({ sound: true, total: 0n });
  });

  it('never happens to a trial player, who has no wallet', async () => {
    const token = await startFreePlay(vendor.app, 'a-device-of-somebody-0001');
    const balance = await vendor.app.request({ url: '/wps/v2/wallets/balance', token });

    expect(balance.json().value).toEqual({ balance: '0', currency: 'BDT', playMoney: true });
  });
});
