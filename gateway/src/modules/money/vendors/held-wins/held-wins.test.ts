import { randomUUID } from 'node:crypto';
import { dayIn } from '@pavilion/time';
import { sql } from 'kysely';
import {
  enrolStaff,
  messagesTo,
  type PlayerAtVendor,
  registerPlayer,
  staffRequest,
  type TestOperator,
  TestVendor,
  type WalletAnswer,
} from '../../../../platform/testing';
import { playerName } from '../player-name';
import { verifyLedger } from '../../wallet';

let vendor: TestVendor;
beforeAll(async () => (vendor = await TestVendor.connected()), 60_000);
afterAll(() => vendor.close());

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
  const roundOf = async (round: string) =>
    (await sql`select bets, wins, closed from game_rounds where round = ${round}`.execute(vendor.app.platform.db)).rows;
  const hold = async (holder?: PlayerAtVendor) => {
    const player = holder ?? (await vendor.player(500n));
    const [bet, win] = [randomUUID(), randomUUID()];
    await vendor.bet(player, 100n, { transaction_uuid: bet });
    // As a vendor does: what a busy machine answered too late is asked again.
    const ask = async (fields: object = {}): Promise<WalletAnswer> => {
      const answer = await vendor.win(player, 1_001n, bet, { transaction_uuid: win, ...fields });
      return answer.status === 'RS_ERROR_UNKNOWN' ? ask(fields) : answer;
    };
    expect(await ask()).toMatchObject({ ...LIMIT, ...(!holder && { balance: 400_000 }) });
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

  it('that was refused ends with its round: the vendor takes the bet back, once, and nothing is open at either side', async () => {
    const { player, bet, ask, id } = await hold();
    await decide(rina, id, 'rejection');
    await decide(omar, id, 'rejection');
    expect(await ask()).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION', balance: 400_000 });

    const back = { round: bet, round_closed: true, transaction_uuid: randomUUID() };
    const taken = await Promise.all([1, 2, 3].map(() => vendor.rollback(player, bet, back)));

    expect(taken).toEqual(taken.map(() => expect.objectContaining({ status: 'RS_OK', balance: 500_000 })));
    expect(await ask()).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION', balance: 500_000 });
    expect(await player.balance()).toBe(500n);
    expect(await roundOf(bet)).toEqual([{ bets: 0n, wins: 0n, closed: true }]);
    expect(await verifyLedger(vendor.app.platform.db)).toMatchObject({ sound: true, total: 0n });
  });

  it('that was refused may be paid by a lower win under another id instead, which ends the round', async () => {
    const { player, bet, ask, id } = await hold();
    await decide(rina, id, 'rejection');
    await decide(omar, id, 'rejection');
    expect(await ask()).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' });

    expect(await vendor.win(player, 990n, bet)).toMatchObject({ status: 'RS_OK', balance: 1_390_000 });

    expect(await roundOf(bet)).toEqual([{ bets: 100n, wins: 990n, closed: true }]);
    expect(await vendor.rollback(player, bet, { round: bet })).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
  });

  it('is in the betting record of its player as held, and a message says what became of it', async () => {
    const session = await registerPlayer(vendor.app, 'jasmine');
    const { members, vendors, wallet } = vendor.app.gateway.services;
    const member = await members.byAccount('pavilion', 'jasmine');
    const memberId = String(member?.id);
    await members.changeProfile('pavilion', member?.id ?? 0n, { email: 'jasmine@mail.example' });
    const give = { memberId, brand: 'pavilion', currency: 'BDT', kind: 'deposit', reference: `deposit:${randomUUID()}` } as const;
    await wallet.post({ ...give, amount: 1_000n });
    const token = await vendors.issueToken({ vendor: 'studio', memberId, brand: 'pavilion' });
    const user = playerName('pavilion', member?.publicId ?? '');
    const player = { memberId, user, token, balance: () => wallet.balance(memberId, 'BDT') };
    const [paid, refused] = [await hold(player), await hold(player)];
    const read = async (path: string, query: Record<string, string> = {}) =>
      (await vendor.app.request({ url: `/wps/v2/records/${path}`, token: session, query })).json().value;
    const days = { from: dayIn('Asia/Dhaka', new Date(Date.now() - 86_400_000)), to: dayIn('Asia/Dhaka') };

    const held = { state: 'held', amount: '1001', vendor: 'studio', game: 'Lantern Dice' };
    expect((await read('held-wins')).list).toMatchObject([held, held]);
    expect((await read('rounds', days)).list).toMatchObject([
      { result: 'open', wins: '0', net: '-100', held: '1001' },
      { result: 'open', wins: '0', net: '-100', held: '1001' },
    ]);
    expect((await read('round', { vendor: 'studio', round: paid.bet })).round).toMatchObject({ held: '1001' });
    const other = await registerPlayer(vendor.app, 'nobodyelse');
    expect((await vendor.app.request({ url: '/wps/v2/records/held-wins', token: other })).json().value).toEqual({ list: [] });

    for (const operator of [rina, omar]) await decide(operator, paid.id, 'approval');
    for (const operator of [rina, omar]) await decide(operator, refused.id, 'rejection');

    expect((await read('held-wins')).list).toMatchObject([
      { id: refused.id, state: 'refused', decidedAt: expect.any(String) },
      { id: paid.id, state: 'paid' },
    ]);
    expect((await read('rounds', days)).list.filter((round: object) => 'held' in round)).toEqual([]);
    const [second, first] = await messagesTo(vendor.app, 'jasmine@mail.example');
    expect(first).toMatchObject({ template: 'win.paid', text: expect.stringContaining('৳10.01') });
    expect(second).toMatchObject({ template: 'win.refused', text: expect.stringContaining('৳10.01') });
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
