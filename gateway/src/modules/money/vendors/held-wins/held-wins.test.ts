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

const inTurn = async <Answer>(times: number, send: () => Promise<Answer>): Promise<Answer[]> => {
  const answers: Answer[] = [];
  while (answers.length < times) answers.push(await send());
  return answers;
};
const atOnce = <Answer>(times: number, send: () => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: times }, send));

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
  const heldOfPlayer = async ({ memberId }: PlayerAtVendor) => {
    const held = vendor.app.platform.db.selectFrom('held_wins').where('member_id', '=', BigInt(memberId)).orderBy('held_at');
    return (await held.select(['amount', 'won']).execute()).map(({ amount, won }) => [amount, won]);
  };
  /** As a vendor does: what a busy machine answered too late is asked again. */
  const winOf = async (player: PlayerAtVendor, minor: bigint, bet: string, given: object = {}): Promise<WalletAnswer> => {
    const fields = { transaction_uuid: randomUUID(), ...given };
    const answer = await vendor.win(player, minor, bet, fields);
    return answer.status === 'RS_ERROR_UNKNOWN' ? winOf(player, minor, bet, fields) : answer;
  };
  const hold = async (holder?: PlayerAtVendor, given: object = {}) => {
    const player = holder ?? (await vendor.player(500n));
    const [bet, win] = [randomUUID(), randomUUID()];
    await vendor.bet(player, 100n, { transaction_uuid: bet });
    const ask = (fields: object = {}) => winOf(player, 1_001n, bet, { transaction_uuid: win, ...given, ...fields });
    expect(await ask()).toMatchObject({ ...LIMIT, ...(!holder && { balance: 400_000 }) });
    return { player, bet, win, ask, id: (await heldOf(win))?.id };
  };

  it('is held, however often it comes, and one at the cap is paid', async () => {
    const { player, win, bet, ask } = await hold();

    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([LIMIT.status]));
    expect(await heldOf(win)).toMatchObject({ amount: 1_001n, cap: 1_000n, state: 'held', related: `studio:${bet}` });
    expect(await winsOf(player)).toEqual([]);
    const other = randomUUID();
    await vendor.bet(player, 100n, { transaction_uuid: other });
    expect(await vendor.win(player, 1_000n, other)).toMatchObject({ status: 'RS_OK', balance: 1_300_000 });
  });

  it('is none of many small ones: what a round won so far counts, one after the other or all at once', async () => {
    const open = { round_closed: false };
    for (const send of [inTurn, atOnce]) {
      const player = await vendor.player(100n);
      const bet = randomUUID();
      await vendor.bet(player, 100n, { transaction_uuid: bet });

      const answers = await send(8, () => winOf(player, 400n, bet, open));

      expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(2);
      expect(answers.filter(({ status }) => status === LIMIT.status)).toHaveLength(6);
      expect(await winOf(player, 1n, bet, open)).toMatchObject(LIMIT);
      expect(await winOf(player, 0n, bet)).toMatchObject(LIMIT);
      expect(await player.balance()).toBe(800n);
      expect(await heldOfPlayer(player)).toEqual([...Array.from({ length: 6 }, () => [400n, 800n]), [1n, 800n]]);
    }
    expect(await verifyLedger(vendor.app.platform.db)).toMatchObject({ sound: true, total: 0n });
  });

  it('is counted without wins that were taken back', async () => {
    const player = await vendor.player(100n);
    const [bet, first] = [randomUUID(), randomUUID()];
    await vendor.bet(player, 100n, { transaction_uuid: bet });
    const win = (minor: bigint, fields: object = {}) => winOf(player, minor, bet, { round_closed: false, ...fields });
    expect(await win(900n, { transaction_uuid: first })).toMatchObject({ status: 'RS_OK' });
    expect(await vendor.rollback(player, first)).toMatchObject({ status: 'RS_OK', balance: 0 });

    expect(await win(1_000n)).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
    expect(await win(1n)).toMatchObject(LIMIT);
  });

  it('holds those that follow in its round, and each is paid when two operators agree, whichever they decide first', async () => {
    const { player, bet, id, ask } = await hold(undefined, { round_closed: false });
    const [last, elsewhere] = [randomUUID(), randomUUID()];
    const askLast = () => winOf(player, 2n, bet, { transaction_uuid: last });
    expect(await askLast()).toMatchObject({ ...LIMIT, balance: 400_000 });
    await vendor.bet(player, 100n, { transaction_uuid: elsewhere });
    expect(await winOf(player, 100n, elsewhere)).toMatchObject({ status: 'RS_OK' });

    for (const operator of [rina, omar]) await decide(operator, (await heldOf(last))?.id, 'approval');
    expect(await askLast()).toMatchObject({ status: 'RS_OK', balance: 402_000 });
    expect(await ask()).toMatchObject({ ...LIMIT, balance: 402_000 });
    for (const operator of [rina, omar]) await decide(operator, id, 'approval');

    expect(await ask()).toMatchObject({ status: 'RS_OK', balance: 1_403_000 });
    expect(await askLast()).toMatchObject({ status: 'RS_OK', balance: 402_000 });
    expect(await roundOf(bet)).toEqual([{ bets: 100n, wins: 1_003n, closed: true }]);
  });

  it('keeps its id to itself while it waits: with a lower amount, from another player or for a bet it moves nothing', async () => {
    const { player, bet, win, ask, id } = await hold();
    const [another, theirs] = [await vendor.player(500n), randomUUID()];
    await vendor.bet(another, 100n, { transaction_uuid: theirs });
    const taken = { status: 'RS_ERROR_DUPLICATE_TRANSACTION' };

    expect(await winOf(player, 999n, bet, { transaction_uuid: win })).toMatchObject(taken);
    expect(await winOf(another, 1_001n, theirs, { transaction_uuid: win })).toMatchObject(taken);
    expect(await winOf(another, 10n, theirs, { transaction_uuid: win })).toMatchObject(taken);
    expect(await vendor.bet(player, 1n, { transaction_uuid: win })).toMatchObject(taken);
    expect(await player.balance()).toBe(400n);

    for (const operator of [rina, omar]) await decide(operator, id, 'approval');
    expect(await ask()).toMatchObject({ status: 'RS_OK', balance: 1_401_000 });
  });

  it('never comes beside a lower one of its id, however they race', async () => {
    for (let race = 0; race < 10; race += 1) {
      const player = await vendor.player(100n);
      const [bet, win] = [randomUUID(), randomUUID()];
      await vendor.bet(player, 100n, { transaction_uuid: bet });

      const amounts = race % 2 ? [1_001n, 999n] : [999n, 1_001n];
      const wins = amounts.map((minor) => winOf(player, minor, bet, { transaction_uuid: win, round_closed: false }));
      const statuses = (await Promise.all(wins)).map(({ status }) => status);

      expect(statuses).toContain('RS_ERROR_DUPLICATE_TRANSACTION');
      expect([(await heldOf(win)) !== undefined, await player.balance()]).toEqual(
        statuses.includes('RS_OK') ? [false, 999n] : [true, 0n],
      );
    }
  });

  it('can be refused although another movement has its id already, and does not wait for ever', async () => {
    const { player, bet, win, id } = await hold();
    const { wallet } = vendor.app.gateway.services;
    const round = { brand: 'pavilion', currency: 'BDT', vendor: 'studio', game: 'dice', round: bet, related: `studio:${bet}` };
    await wallet.post({ ...round, kind: 'win', memberId: player.memberId, reference: `studio:${win}`, amount: 999n });

    await decide(rina, id, 'approval');
    expect(await decide(omar, id, 'approval')).toBe('wallet.win_not_payable');
    await decide(rina, id, 'rejection');
    expect(await decide(omar, id, 'rejection')).toBe('refused');
    expect(await player.balance()).toBe(1_399n);
  });

  it('is paid once two operators agree, once, and the vendor hears so when it asks again', async () => {
    const { player, ask, id } = await hold();
    const queue = await staffRequest(vendor.app, { method: 'GET', url: '/staff/brands/pavilion/held-wins?queue=held', as: rina });
    const waiting = queue.json().value.list.map((line: { id: string }) => line.id);
    expect(waiting).toContain(id);
    const rest = await staffRequest(vendor.app, {
      ...{ method: 'GET', as: rina },
      url: `/staff/brands/pavilion/held-wins?queue=held&after=${waiting[0]}`,
    });
    expect(rest.json().value.list.map((line: { id: string }) => line.id)).toEqual(waiting.slice(1));

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
