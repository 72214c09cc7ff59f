import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, OUR_SCHEMA } from './migrate';
import { emptyDatabase, type OwnDatabase } from './schema-in-test';

const DEPOSIT = '11111111-1111-4111-8111-111111111111';
const BONUS = '22222222-2222-4222-8222-222222222222';

let database: OwnDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
  await migrate(database.url, { migrations: migrationsBefore('0220') });
  await database.owner.query(FILLED);
  await migrate(database.url);
  await database.owner.query('set role pavilion_app');
}, 60_000);
afterAll(() => database.drop());

const rows = async (query: string) => (await database.owner.query(query)).rows;

describe('a database of the release that called deposits payments', () => {
  it('keeps its deposits, with what belongs to them', async () => {
    expect(await rows('select id, state, review_reason, arrived::int from deposits')).toEqual([
      { id: DEPOSIT, state: 'review', review_reason: 'slip', arrived: null },
    ]);
    expect(await rows('select deposit_id, picture from deposit_slips')).toEqual([
      { deposit_id: DEPOSIT, picture: Buffer.from('slip') },
    ]);
    expect(await rows('select deposit_id, operator from deposit_approvals')).toEqual([{ deposit_id: DEPOSIT, operator: 'tanvir' }]);
    expect(await rows('select count(*)::int as count from deposit_methods')).not.toEqual([{ count: 0 }]);
    expect(await rows('select count(*)::int as count from withdrawal_methods')).not.toEqual([{ count: 0 }]);
  });

  it('keeps what has another name for what it says', async () => {
    expect(await rows('select deposit_id, state from bonuses')).toEqual([{ deposit_id: DEPOSIT, state: 'forfeited' }]);
    expect(await rows('select flags from withdrawals')).toEqual([{ flags: ['large'] }]);
    expect(await rows('select requested_by from reconciliations')).toEqual([{ requested_by: 'daily comparison' }]);
    expect(await rows('select verdict, count::int from payment_callbacks')).toEqual([{ verdict: 'handled', count: 3 }]);
    expect(await rows('select checked_at is not null as checked from ledger_check_progress')).toEqual([{ checked: true }]);
  });

  it('has no constraint, index or trigger left with an old name', async () => {
    expect(
      await rows(`
        select conname as name from pg_constraint where conname ~ '^(payments|payment_(methods|method_rules|slips|approvals)|payout_methods|ledger_watch)_'
        union all select indexrelid::regclass::text from pg_index where indexrelid::regclass::text ~ '^pay(ments|out_methods)_'
        union all select tgname from pg_trigger where tgname ~ '_(keep_their|keeps_its)_'`),
    ).toEqual([]);
  });
});

describe('a gateway of that release, while the next one is rolled out', () => {
  it('goes on with deposits by their old name', async () => {
    const id = '33333333-3333-4333-8333-333333333333';
    const insert = `insert into payments (id, brand, member_id, method, provider, currency, amount, fee, state, reference, idempotency_key, expires_at)
      select '${id}', brand, member_id, method, provider, currency, amount, fee, 'created', 'EARLIER2', 'key-of-another', expires_at from payments
      on conflict (member_id, idempotency_key) do nothing returning state`;
    expect(await rows(insert)).toEqual([{ state: 'created' }]);
    expect(await rows(insert.replace(id, BONUS))).toEqual([]);

    await rows(
      `update payments set state = 'pending' where id in (select id from payments where id = '${id}' for update skip locked)`,
    );
    await rows(`update payments set state = 'review', concern = 'late', arrived = 5 where id = '${id}'`);
    await rows(`insert into payment_approvals (payment_id, operator, arrived) values ('${id}', 'salma', 5) on conflict do nothing`);

    expect(await rows(`select state, review_reason from deposits where id = '${id}'`)).toEqual([
      { state: 'review', review_reason: 'late' },
    ]);
    expect(await rows(`select operator from deposit_approvals where deposit_id = '${id}'`)).toEqual([{ operator: 'salma' }]);
    expect(await rows('select looked_at is not null as looked from ledger_watch')).toEqual([{ looked: true }]);
  });

  it('counts callbacks together with the gateways of this one', async () => {
    const count = (verdict: string) =>
      rows(`insert into payment_callbacks (provider, hour, verdict) values ('sandbox', '2026-11-22 10:00Z', '${verdict}')
        on conflict (provider, hour, verdict) do update set count = payment_callbacks.count + 1 returning count::int`);

    expect(await count('heard')).toEqual([{ count: 4 }]);
    expect(await count('handled')).toEqual([{ count: 5 }]);
  });

  it('and those of this one read each other’s bonuses, withdrawals and comparisons', async () => {
    const copy = (table: string, left: string, values: Record<string, string>) => {
      const [names, expressions] = [Object.keys(values).join(', '), Object.values(values).join(', ')];
      return rows(`insert into ${table} (${left}, ${names}) select ${left}, ${expressions} from ${table} limit 1`);
    };
    const bonus = 'brand, member_id, offer, name, terms, currency, amount, wager_needed, given_at, until';
    await copy('bonuses', bonus, { id: 'gen_random_uuid()', payment_id: `'${BONUS}'` });
    await rows(`update bonuses set state = 'given-up', ended_at = now() where payment_id = '${BONUS}'`);
    expect(await rows(`select state from bonuses where deposit_id = '${BONUS}'`)).toEqual([{ state: 'forfeited' }]);

    const withdrawal = 'brand, member_id, payee_id, method, provider, currency, amount, fee, state';
    await copy('withdrawals', withdrawal, { id: 'gen_random_uuid()', idempotency_key: `'key-old-release'`, marks: `'{first}'` });
    await copy('withdrawals', withdrawal, {
      id: 'gen_random_uuid()',
      idempotency_key: `'key-new-release'`,
      flags: `'{large,first}'`,
    });
    expect(await rows("select flags, marks from withdrawals where flags @> '{first}' order by flags")).toEqual([
      { flags: ['first'], marks: ['first'] },
      { flags: ['large', 'first'], marks: ['large', 'first'] },
    ]);

    await rows(`update reconciliations set asked_by = 'tanvir'`);
    expect(await rows('select requested_by from reconciliations')).toEqual([{ requested_by: 'tanvir' }]);
    await rows(`update reconciliations set requested_by = 'salma'`);
    expect(await rows('select asked_by from reconciliations')).toEqual([{ asked_by: 'salma' }]);
  });
});

function migrationsBefore(number: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-migrations-'));
  for (const name of readdirSync(OUR_SCHEMA.migrations).filter((name) => name.endsWith('.sql') && name < number))
    cpSync(join(OUR_SCHEMA.migrations, name), join(folder, name));
  return folder;
}

const FILLED = `
  insert into members (brand, public_id, account, type) values ('pavilion', 'PV0001', 'rina', 0);
  insert into payments (id, brand, member_id, method, provider, currency, amount, fee, state, reference, idempotency_key, expires_at, concern, review_since)
    select '${DEPOSIT}', brand, (select id from members), code, provider, currency, 50000, 0, 'review', 'EARLIER1', 'key-of-rina', now(), 'slip', now()
    from payment_methods where brand = 'pavilion' and flow = 'bank' limit 1;
  insert into payment_slips (payment_id, picture) values ('${DEPOSIT}', 'slip');
  insert into payment_approvals (payment_id, operator, arrived) values ('${DEPOSIT}', 'tanvir', 50000);
  insert into payment_callbacks (provider, hour, verdict, count) values ('sandbox', '2026-11-22 10:00Z', 'heard', 3);
  insert into bonuses (id, brand, member_id, offer, payment_id, name, terms, currency, amount, wager_needed, given_at, until, state, ended_at)
    select '${BONUS}', brand, (select id from members), code, '${DEPOSIT}', name, terms, 'BDT', 100, 100, now(), now() + interval '1 day', 'given-up', now()
    from bonus_offers where brand = 'pavilion' limit 1;
  insert into payees (id, brand, member_id, method, sealed, number_index)
    select '${BONUS}', brand, (select id from members), code, 'sealed', 'index' from payout_methods where brand = 'pavilion' limit 1;
  insert into withdrawals (id, brand, member_id, payee_id, method, provider, currency, amount, fee, state, marks, idempotency_key)
    select '${BONUS}', brand, member_id, id, method, 'sandbox', 'BDT', 50000, 0, 'review', '{large}', 'key-of-rina' from payees;
  insert into reconciliations (brand, source, day, currency, asked_by) values ('pavilion', 'provider:sandbox', '2026-11-21', 'BDT', 'daily comparison');
  update ledger_watch set looked_at = now();`;
