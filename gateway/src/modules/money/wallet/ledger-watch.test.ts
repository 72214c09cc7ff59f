import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { toDomainError } from '../../../platform/http/wire-errors';
import { enrolStaff, staffRequest, type TestOperator, TestVendor, type PlayerAtVendor } from '../../../platform/testing';

let vendor: TestVendor;
let owner: pg.Client;
let player: PlayerAtVendor;
const staff: Record<string, TestOperator> = {};
beforeAll(async () => {
  vendor = await TestVendor.connected();
  owner = new pg.Client({ connectionString: vendor.app.platform.url });
  await owner.connect();
  for (const name of ['mira', 'nuri']) staff[name] = await enrolStaff(vendor.app, name, { '*': 'approver' });
  staff['lina'] = await enrolStaff(vendor.app, 'lina', { pavilion: 'admin' });
  player = await vendor.player(10_000n);
  for (let round = 0; round < 5; round += 1) {
    const bet = randomUUID();
    await vendor.bet(player, 100n, { transaction_uuid: bet, round: `r${round}` });
    await vendor.win(player, 50n, bet, { round: `r${round}` });
  }
});
afterAll(async () => {
  await owner.end();
  await vendor.close();
});

const look = () => vendor.app.gateway.services.ledgerWatch.check();
const readStatus = async (as = 'mira') =>
  (await staffRequest(vendor.app, { url: '/staff/ledger', method: 'GET', as: staff[as] as TestOperator })).json().value;
const lift = (who: string) =>
  staffRequest(vendor.app, {
    url: '/staff/ledger/lift',
    method: 'POST',
    as: staff[who] as TestOperator,
    payload: { reason: 'put right again' },
  });
const ready = async () => (await vendor.app.requestPrivate({ url: '/readyz' })).json();

/** Does it as nobody but the owner of the tables can. */
async function corrupt(table: string, statement: string): Promise<void> {
  await owner.query(`alter table ${table} disable trigger user`);
  await owner.query(statement, [player.memberId]);
  await owner.query(`alter table ${table} enable trigger user`);
}

/** What is newest is looked at once nothing older is open on the whole server, where other suites work too. */
async function untilAllIsRead(): Promise<void> {
  for (;;) {
    await look();
    const { rows } = await owner.query<{ read: boolean }>('select ahead is null as read from ledger_check_progress');
    if (rows[0]?.read) return;
    await pause(20);
  }
}

async function liftedByTwo(): Promise<void> {
  expect((await lift('mira')).json()).toMatchObject({ value: { outcome: 'waiting' } });
  expect((await lift('nuri')).json()).toMatchObject({ value: { outcome: 'lifted' } });
}

describe('the watch over the ledger', () => {
  beforeEach(untilAllIsRead);

  it('finds sound books sound, again and again, and reads them whole', async () => {
    for (let time = 0; time < 3; time += 1) expect(await look()).toEqual([]);

    expect(await readStatus()).toMatchObject({
      frozen: null,
      faults: 0,
      checkedAt: expect.any(String),
      passEndedAt: expect.any(String),
    });
    expect(await ready()).toEqual({ status: 'ready' });
  });

  const bet = `(select id from ledger_transactions where member_id = $1 and game is not null order by id limit 1)`;
  it.each([
    [
      'an entry that was changed',
      'ledger_entries',
      `update ledger_entries set amount = amount - 7 where member_id = $1 and leg = 0 and transaction_id = ${bet}`,
      `update ledger_entries set amount = amount + 7 where member_id = $1 and leg = 0 and transaction_id = ${bet}`,
      [
        { kind: 'claim', off: '7' },
        { kind: 'transaction', off: '-7' },
      ],
    ],
    [
      'a balance that was raised',
      'wallet_accounts',
      'update wallet_accounts set balance = balance + 3 where member_id = $1',
      'update wallet_accounts set balance = balance - 3 where member_id = $1',
      [{ kind: 'balance', subject: 'BDT', off: '3' }],
    ],
    [
      'a transaction that tells of another balance',
      'ledger_transactions',
      `update ledger_transactions set balance = balance + 11 where member_id = $1 and id = ${bet}`,
      `update ledger_transactions set balance = balance - 11 where member_id = $1 and id = ${bet}`,
      [
        { kind: 'order', off: '-11' },
        { kind: 'order', off: '11' },
      ],
    ],
    [
      'a transaction that became another kind',
      'ledger_transactions',
      `update ledger_transactions set kind = 'withdrawal' where member_id = $1 and id = ${bet}`,
      `update ledger_transactions set kind = 'bet' where member_id = $1 and id = ${bet}`,
      [{ kind: 'account' }],
    ],
    [
      'an entry that is gone',
      'ledger_entries',
      `with gone as (delete from ledger_entries where member_id = $1 and leg = 1 and transaction_id = ${bet} returning *)
        insert into kept select * from gone`,
      `with back as (delete from kept where member_id = $1 returning *) insert into ledger_entries select * from back`,
      [{ kind: 'transaction', off: '-100' }],
    ],
  ])('stops money for %s, says which, and starts again when it is put right', async (_what, table, spoil, repair, faults) => {
    await owner.query('create table if not exists kept (like ledger_entries)');
    const before = await player.balance();
    await corrupt(table, spoil);

    const found = await look();

    expect(found).toHaveLength(faults.length);
    for (const fault of faults) expect(found).toContainEqual(expect.objectContaining({ memberId: player.memberId, ...fault }));
    expect((await vendor.bet(player, 1n)).status).toBe('RS_ERROR_UNKNOWN');
    expect((await lift('mira')).json()).toMatchObject({ code: 'ledger.unbalanced' });
    await corrupt(table, repair);
    await liftedByTwo();
    expect((await vendor.bet(player, 1n)).status).toBe('RS_OK');
    expect(await player.balance()).toBe(before - 1n);
  });

  it('looks for itself after whoever is looking', async () => {
    const other = new pg.Client({ connectionString: vendor.app.platform.url });
    await other.connect();
    await other.query('begin');
    await other.query('select * from ledger_check_progress for update');
    const found = look();
    await corrupt('wallet_accounts', 'update wallet_accounts set balance = balance + 3 where member_id = $1');
    await other.query('rollback');
    await other.end();

    expect(await found).toContainEqual(expect.objectContaining({ kind: 'balance', off: '3' }));
    await corrupt('wallet_accounts', 'update wallet_accounts set balance = balance - 3 where member_id = $1');
    await liftedByTwo();
  });

  it('finds what was taken out of the books whole, with its balance', async () => {
    await owner.query(`create table if not exists kept (like ledger_entries); create table kept_claims (like ledger_transactions)`);
    const newest = `(select id from ledger_transactions where member_id = $1 order by id desc limit 1)`;
    await corrupt('wallet_accounts', `update wallet_accounts set balance = balance + 1 where member_id = $1`);
    await corrupt(
      'ledger_entries',
      `with gone as (delete from ledger_entries where member_id = $1 and transaction_id = ${newest} returning *)
      insert into kept select * from gone`,
    );
    await corrupt(
      'ledger_transactions',
      `with gone as (delete from ledger_transactions where member_id = $1 and id = ${newest} returning *)
      insert into kept_claims select * from gone`,
    );

    expect(await look()).toEqual(
      expect.arrayContaining([
        { kind: 'gone', memberId: player.memberId, subject: 'BDT', off: '1' },
        { kind: 'balance', memberId: player.memberId, subject: 'BDT', off: '1' },
      ]),
    );
    await corrupt(
      'ledger_transactions',
      `with back as (delete from kept_claims where member_id = $1 returning *)
      insert into ledger_transactions select * from back`,
    );
    await corrupt(
      'ledger_entries',
      `with back as (delete from kept where member_id = $1 returning *) insert into ledger_entries select * from back`,
    );
    await corrupt('wallet_accounts', `update wallet_accounts set balance = balance - 1 where member_id = $1`);
    await liftedByTwo();
  });
});

describe('while money stands still', () => {
  beforeAll(async () => {
    await corrupt('wallet_accounts', 'update wallet_accounts set balance = balance + 3 where member_id = $1');
    await look();
  });

  it('says so to whoever balances load, to operators and to the log of what happened', async () => {
    expect(await ready()).toEqual({ status: 'not ready', reason: 'frozen' });
    expect((await vendor.app.requestPrivate({ url: '/metrics' })).body).toMatch(/^pavilion_ledger_frozen 1$/m);
    expect(await readStatus()).toMatchObject({
      frozen: { sound: false, agreed: [], found: [{ kind: 'balance', off: '3', brand: 'pavilion', account: 'player1' }] },
      faults: 1,
    });
    const { value } = (
      await staffRequest(vendor.app, { url: '/staff/audit?limit=5', method: 'GET', as: staff['mira'] as TestOperator })
    ).json();
    expect(value.lines).toContainEqual(expect.objectContaining({ who: 'ledger watch', action: 'ledger.frozen' }));
  });

  it('answers 503 with a code of its own, and goes on reading', async () => {
    const { wallet } = vendor.app.gateway.services;
    const movement = {
      kind: 'deposit',
      memberId: player.memberId,
      brand: 'pavilion',
      currency: 'BDT',
      reference: 'deposit:late',
      amount: 1n,
    } as const;

    const refusal = await wallet.post(movement).catch((error) => toDomainError(error));
    expect(refusal).toMatchObject({ code: 'wallet.frozen', status: 503 });
    const within = wallet.transaction((trx) => wallet.postWithin(trx, movement));
    expect(toDomainError(await within.catch((error) => error))).toMatchObject({ code: 'wallet.frozen' });
    expect((await vendor.call('user/balance', { user: player.user, token: player.token })).status).toBe('RS_OK');
  });

  it('is ended by two operators for every brand, and by no one alone', async () => {
    expect((await lift('lina')).json()).toMatchObject({ code: 'auth.forbidden' });
    await corrupt('wallet_accounts', 'update wallet_accounts set balance = balance - 3 where member_id = $1');
    expect((await lift('mira')).json()).toMatchObject({ value: { outcome: 'waiting' } });
    expect((await lift('mira')).json()).toMatchObject({ code: 'accounting.second_operator_required' });
    expect((await readStatus()).frozen).toMatchObject({ sound: true, agreed: [{ operator: 'mira', reason: 'put right again' }] });
    expect((await lift('nuri')).json()).toMatchObject({ value: { outcome: 'lifted' } });

    expect((await lift('nuri')).json()).toMatchObject({ code: 'ledger.not_frozen' });
    expect(await ready()).toEqual({ status: 'ready' });
  });
});

describe('beside the one function that posts', () => {
  it('nothing that the application may call or write touches the ledger, so that a freeze stops everything', async () => {
    const tables = ['wallet_accounts', 'ledger_transactions', 'ledger_entries', 'ledger_reference_owners', 'game_rounds'];
    const { rows: writable } = await owner.query(
      `select name from unnest($1::text[]) name where has_table_privilege('pavilion_app', name, 'insert, update, delete, truncate')`,
      [tables],
    );
    const { rows: callable } = await owner.query(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef and has_function_privilege('pavilion_app', oid, 'execute')
        and prosrc ~* ('(insert into|update|delete from|truncate)\\s+(only\\s+)?(' || $1 || ')\\M(?!\\s+set\\s+limited\\s*=)')`,
      [tables.join('|')],
    );
    const { rows: posting } = await owner.query(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef and has_function_privilege('pavilion_app', oid, 'execute')
        and prosrc ~ '\\mwallet_[a-z_]+\\(m\\)' and prosrc !~ 'LF001'`,
    );

    // A member's mark for limits is in the row of the wallet, and no money.
    expect([...writable, ...callable, ...posting]).toEqual([]);
  });
});
