import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { TestVendor } from '../../../platform/testing';

let vendor: TestVendor;
beforeAll(async () => (vendor = await TestVendor.connected()), 60_000);
afterAll(() => vendor.close());

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

  it('takes one bet after another while it goes on, gives one of them back without ending, and is paid once for all', async () => {
    const player = await vendor.player(100n);
    const [bet, double, split, back, round] = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    for (const transaction_uuid of [bet, double]) await vendor.bet(player, 10n, { transaction_uuid, round, round_closed: false });

    for (let time = 0; time < 2; time += 1)
      expect(await vendor.rollback(player, double, { transaction_uuid: back, round, round_closed: false })).toMatchObject({
        status: 'RS_OK',
        balance: 90_000,
      });
    // Asked for again, it is answered as the first time, and nothing is taken.
    expect(await vendor.bet(player, 10n, { transaction_uuid: double, round, round_closed: false })).toMatchObject({
      balance: 80_000,
    });
    expect(await player.balance()).toBe(90n);
    expect(await vendor.bet(player, 20n, { transaction_uuid: split, round, round_closed: false })).toMatchObject({
      balance: 70_000,
    });
    expect(await vendor.win(player, 60n, bet, { round })).toMatchObject({ status: 'RS_OK', balance: 130_000 });

    expect(await bookOf(player)).toEqual([
      ['bet', -10, round],
      ['bet', -10, round],
      ['rollback', 10, round],
      ['bet', -20, round],
      ['win', 60, round],
    ]);
    expect(await vendor.bet(player, 10n, { round })).toMatchObject(NOT_OPEN);
    expect(await player.balance()).toBe(130n);
  });

  it('keeps room for a raise that is taken back before it ever came: the money is never taken then', async () => {
    const player = await vendor.player(100n);
    const [bet, late, round] = [randomUUID(), randomUUID(), randomUUID()];
    await vendor.bet(player, 10n, { transaction_uuid: bet, round, round_closed: false });

    expect(await vendor.rollback(player, late, { round, round_closed: false })).toMatchObject({ balance: 90_000 });
    expect(await vendor.bet(player, 10n, { transaction_uuid: late, round })).not.toMatchObject({ status: 'RS_OK' });
    expect(await vendor.win(player, 20n, bet, { round })).toMatchObject({ status: 'RS_OK', balance: 110_000 });
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
