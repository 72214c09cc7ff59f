import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { untilDaysAggregated, TestVendor } from '../../../platform/testing';
import { lately, recordsAt } from './records-fixture';

let vendor: TestVendor;
beforeAll(async () => void (vendor = await TestVendor.connected()), 60_000);
afterAll(() => vendor.close());

const { member, played, get, valueOf, post } = recordsAt(() => vendor);

describe('movements', () => {
  it('add up by group, and each tells what it belongs to', async () => {
    const who = await played();
    const { list } = (await vendor.app.request({ url: '/wps/v2/wallets/statement', token: who.session, query: lately() })).json()
      .value;
    const win = list.find(({ kind }: { kind: string }) => kind === 'win');

    expect(await valueOf(who, 'movements/totals')).toEqual({ in: '101960', out: '1500', count: 4 });
    expect(await valueOf(who, 'movements/totals', { ...lately(), groups: 'games' })).toEqual({ in: '1960', out: '1500', count: 3 });
    expect(await valueOf(who, `movements/${win.id}`, {})).toMatchObject({
      line: { id: win.id, kind: 'win', amount: '1960', balance: '100960' },
      group: 'games',
      before: '99000',
      wallet: 'main',
      origin: { what: 'round', vendor: 'studio', round: 'won-1' },
      related: [{ kind: 'bet', amount: '-1000' }],
    });
  });

  it('are nobody else’s', async () => {
    const [who, other] = [await played(), await member()];
    const { list } = (await vendor.app.request({ url: '/wps/v2/wallets/statement', token: who.session, query: lately() })).json()
      .value;

    for (const id of [list[0].id, '0', 'x', '9'.repeat(18)]) expect((await get(other, `movements/${id}`, {})).statusCode).toBe(404);
    expect((await get(other, 'round', { vendor: 'studio', round: 'won-1' })).statusCode).toBe(404);
    expect((await valueOf(other, 'rounds')).list).toEqual([]);
  });

  it('between two wallets name the other one', async () => {
    const who = await played();
    const out = `transfer-out:${randomUUID()}`;
    await post(who, { kind: 'transfer-out', amount: 10_000n, reference: out });
    await post(who, { kind: 'transfer-in', amount: 10_000n, related: out, wallet: 'vendor:studio' });
    const { list } = await valueOf(who, 'account', { ...lately(), area: 'transfers' });

    expect(list).toMatchObject([{ kind: 'transfer-out', state: 'posted', amount: '-10000' }]);
    expect(await valueOf(who, `movements/${list[0].movementId}`, {})).toMatchObject({
      origin: { what: 'transfer', wallet: 'vendor:studio' },
    });
  });

  it('are those of the wallet that is named, the main one’s otherwise', async () => {
    const who = await played();
    const out = `transfer-out:${randomUUID()}`;
    await post(who, { kind: 'transfer-out', amount: 10_000n, reference: out });
    await post(who, { kind: 'transfer-in', amount: 10_000n, related: out, wallet: 'vendor:studio' });
    const ofStudio = { ...lately(), wallet: 'vendor:studio' };
    const { list } = (await vendor.app.request({ url: '/wps/v2/wallets/statement', token: who.session, query: ofStudio })).json()
      .value;

    expect(list).toMatchObject([{ kind: 'transfer-in', amount: '10000', balance: '10000' }]);
    expect(await valueOf(who, 'movements/totals', ofStudio)).toEqual({ in: '10000', out: '0', count: 1 });
    expect((await get(who, 'movements/totals', { ...lately(), wallet: 'house' })).statusCode).toBe(400);
  });

  it('call a bonus that was freed what it is, and no transfer', async () => {
    const who = await played();
    const id = randomUUID();
    await post(who, { kind: 'bonus', amount: 5_000n, wallet: 'bonus', reference: `bonus:${id}` });
    await post(who, { kind: 'transfer-out', amount: 5_000n, wallet: 'bonus', reference: `bonus-out:${id}` });
    await post(who, { kind: 'transfer-in', amount: 5_000n, reference: `bonus-in:${id}`, related: `bonus-out:${id}` });
    const statement = async (query: Record<string, string>) =>
      (await vendor.app.request({ url: '/wps/v2/wallets/statement', token: who.session, query: { ...lately(), ...query } })).json()
        .value.list;

    const [line] = await statement({ kinds: 'bonus-release' });
    expect(line).toMatchObject({ kind: 'bonus-release', amount: '5000' });
    expect(await statement({ kinds: 'transfer-in' })).toEqual([]);
    expect(await statement({ wallet: 'bonus', kinds: 'bonus-release' })).toMatchObject([{ amount: '-5000' }]);
    expect(await valueOf(who, 'movements/totals', { ...lately(), groups: 'bonuses' })).toMatchObject({ in: '5000', count: 1 });
    expect(await valueOf(who, `movements/${line.id}`, {})).toMatchObject({
      group: 'bonuses',
      origin: { what: 'bonus' },
      line: { kind: 'bonus-release' },
      related: [{ kind: 'bonus-release', amount: '-5000' }],
    });
    expect((await valueOf(who, 'account', { ...lately(), area: 'transfers' })).list).toEqual([]);
  });
});

describe('the account record', () => {
  it('has payments in every state, and counts only what reached the balance', async () => {
    const who = await member();
    const begin = async () =>
      (
        await vendor.app.request({
          method: 'POST',
          url: '/wps/v2/deposits',
          token: who.session,
          payload: { method: 'bank-transfer', amount: '100000' },
          headers: { 'idempotency-key': randomUUID() },
        })
      ).json().value.id as string;
    const ids = [await begin(), await begin()];
    await sql`update deposits set state = 'paid', settled_at = now(), credited = amount, arrived = amount, ended_at = now() where id = ${ids[0]}::uuid`.execute(
      vendor.app.platform.db,
    );
    await sql`update deposits set state = 'expired', ended_at = now() where id = ${ids[1]}::uuid`.execute(vendor.app.platform.db);

    expect(await valueOf(who, 'account', { ...lately(), area: 'deposits' })).toMatchObject({
      list: [
        { id: ids[1], state: 'expired', moved: false, amount: '100000', method: 'Bank transfer' },
        { id: ids[0], state: 'paid', moved: true },
      ],
      totals: { count: 2, moved: '100000', fees: '0' },
    });
  });

  it.each(['deposits', 'withdrawals', 'bonuses', 'adjustments'])(
    'of %s refuses a cursor that it did not give out',
    async (area) => {
      const answered = await get(await member(), 'account', { ...lately(), area, cursor: 'bm90aGluZw' });

      expect([answered.statusCode, answered.json().fields]).toMatchObject([400, { cursor: expect.anything() }]);
    },
  );
});

describe('personal profit', () => {
  it('is the same before and after the ledger was read into daily figures', async () => {
    const who = await played();
    await post(who, { kind: 'bonus', amount: 700n, wallet: 'bonus' });
    await post(who, { kind: 'adjustment-out', amount: 60n });
    const before = await valueOf(who, 'profit');
    const { db } = vendor.app.platform;
    await untilDaysAggregated(vendor.app.platform.pool);
    const { rows } = await sql<{ read: boolean }>`
      select exists (select from member_game_days where member_id = ${who.memberId}::bigint) as read`.execute(db);
    expect(rows).toEqual([{ read: true }]);

    expect(before.totals).toEqual({
      deposits: '100000',
      withdrawals: '0',
      stakes: '1500',
      payouts: '1960',
      bonuses: '700',
      adjustments: '-60',
      net: '460',
    });
    expect(before.days).toHaveLength(3);
    expect(before.games).toMatchObject([{ vendor: 'studio', stakes: '1500', payouts: '1960', net: '460', bets: 2 }]);
    expect(await valueOf(who, 'profit')).toEqual(before);
    expect((await get(who, 'profit', { from: '2026-01-01', to: '2026-12-01' })).statusCode).toBe(400);
  });
});

describe('rounds', () => {
  it('are listed by how they ended, page by page, with what they add up to', async () => {
    const who = await played();
    await vendor.bet(who, 300n, { round: 'open-1' });
    const first = await valueOf(who, 'rounds', { ...lately(), limit: '2' });
    const second = await valueOf(who, 'rounds', { ...lately(), limit: '2', cursor: first.nextCursor });

    expect([...first.list, ...second.list].map(({ round, result, net }) => [round, result, net])).toEqual([
      ['open-1', 'open', '-300'],
      ['lost-1', 'lost', '-500'],
      ['won-1', 'won', '960'],
    ]);
    expect(second.nextCursor).toBeUndefined();
    expect((await valueOf(who, 'rounds', { ...lately(), result: 'won' })).list).toHaveLength(1);
    expect((await valueOf(who, 'rounds', { ...lately(), vendor: 'STUDIO', game: 'dice' })).list).toHaveLength(3);
    expect(await valueOf(who, 'rounds/totals')).toEqual({ rounds: 3, bets: '1800', wins: '1960', net: '160' });
    expect((await valueOf(who, 'rounds/games')).games).toMatchObject([{ vendor: 'studio', gameCode: 'dice' }]);
  });
});
