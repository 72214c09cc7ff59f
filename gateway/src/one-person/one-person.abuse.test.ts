import { randomUUID } from 'node:crypto';
import { gameCategories } from '@pavilion/api/games';
import { sql } from 'kysely';
import pg from 'pg';
import {
  enrolStaff,
  publishVersions,
  registerPlayer,
  seedGames,
  type TestOperator,
  staffRequest,
  testApp,
  type TestApp,
} from '../platform/testing';
import { createFieldCipher } from '../platform/crypto';
import { OnePerson } from './one-person-fixture';

/** Above the amounts from which two have to agree. */
const MUCH = 5_000_000_000n;

let app: TestApp;
let owner: pg.Client;
let boss: TestOperator;
let person: OnePerson;
beforeAll(async () => {
  app = await testApp();
  owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
  boss = await enrolStaff(app, 'boss', { '*': 'admin' });
  await enrolStaff(app, 'honest', { '*': 'admin' });
  await registerPlayer(app, 'crony1');
  await publishVersions(app, 'wallet', ['1.0.0']);
  const operators = await sql<{ id: string }>`select id::text as id from operators`.execute(app.platform.db);
  const waiting = await somethingInReview();
  await ask(boss, 'PATCH', '/staff/brands/pavilion/settings', { fourEyes: true, reason: 'to be sure' });
  const ids = {
    operators: new Set(operators.rows.map(({ id }) => id)),
    withdrawals: new Set([waiting.withdrawal]),
    deposits: new Set([waiting.deposit]),
    adjustments: new Set<string>(),
    pending: new Set<string>(),
    'promotion-requests': new Set([await gainingRule()]),
  };
  person = new OnePerson(app, boss, ids, {
    reason: 'because I can',
    roles: { '*': 'admin' },
    displayName: 'Somebody Else',
    recover: true,
    locked: false,
    fourEyes: false,
    changes: [{ kind: 'four-eyes', on: false }],
    baseSeq: app.gateway.services.registry.manifestOf('pavilion')?.manifest.seq ?? 0,
    at: undefined,
    member: (await member()).publicId,
    kind: 'adjustment-in',
    amount: '5000000',
    arrived: String(MUCH),
  });
}, 120_000);
afterAll(async () => {
  await owner.end();
  await app.close();
});

const ask = (as: TestOperator, method: 'POST' | 'PATCH', url: string, payload: object) =>
  staffRequest(app, { method, url, as, payload });
const member = async () => {
  const found = await app.gateway.services.members.byAccount('pavilion', 'crony1');
  if (!found) throw new Error('nobody to give money to');
  return found;
};

/** A deposit and a withdrawal of a friend, both too large for one pair of eyes. */
async function somethingInReview(): Promise<{ withdrawal: string; deposit: string }> {
  const [payee, withdrawal, deposit] = [randomUUID(), randomUUID(), randomUUID()];
  const cipher = await createFieldCipher(app.platform.config);
  const sealed = cipher.seal(JSON.stringify({ holder: 'Crony', number: '01811112222' }), `payees ${payee}`);
  const { id } = await member();
  await owner.query(
    `insert into payees (id, brand, member_id, method, sealed, number_index) values ($1, 'pavilion', $2, 'river-pay', $3, $4)`,
    [payee, String(id), sealed, cipher.index(payee)],
  );
  await owner.query(
    `insert into withdrawals (id, brand, member_id, method, payee_id, currency, amount, fee, paid, provider, flags, idempotency_key, state)
     values ($1, 'pavilion', $2, 'river-pay', $3, 'BDT', $4, 0, $4, 'sandbox', '{}', $5, 'review')`,
    [withdrawal, String(id), payee, String(MUCH), withdrawal],
  );
  return { withdrawal, deposit: await slipInReview(deposit, String(id)) };
}

/** A rule by which players gain, asked for by them as the first of their accounts. */
async function gainingRule(): Promise<string> {
  await seedGames(app.platform, 'STUDIO');
  const contribution = { categories: Object.fromEntries(gameCategories.map((category) => [category, 100])), games: [] };
  const texts = { bn: 'সব', en: 'All' };
  const rule = {
    name: texts,
    about: texts,
    terms: { contribution },
    enabled: true,
    validFrom: null,
    version: 1,
    reason: 'for friends',
  };
  return (await ask(boss, 'POST', '/staff/brands/pavilion/promotions/counting/play/requests', rule)).json().value.id;
}

async function slipInReview(id: string, memberId: string): Promise<string> {
  const brand = app.gateway.services.brands.byCode('pavilion');
  if (!brand) throw new Error('no brand');
  const payer = { memberId, brand, origin: 'http://pavilion.localhost', locale: 'en' };
  const { row } = await app.gateway.services.deposits.begin(payer, { method: 'bank-transfer', amount: '100000' }, id);
  await owner.query(`update deposits set state = 'review', review_reason = 'slip' where id = $1`, [row.id]);
  return row.id;
}

const count = async (query: string): Promise<number> => Number((await owner.query(`select count(*) from ${query}`)).rows[0].count);
/** Everything that needs two people, and is done. */
const done = async () => ({
  adjustments: await count(`adjustments where state = 'posted'`),
  withdrawals: await count(`withdrawals where state not in ('review', 'rejected')`),
  deposits: await count(`deposits where state = 'paid' or credited is not null`),
  changes: await count(`registry_pending where state = 'done'`),
  brandsWithoutFourEyes: await count(`brands where code = 'pavilion' and not four_eyes`),
  confirmed: await count(
    `operator_sponsors link join operators op on op.id = link.operator_id where link.confirmed_at is not null and op.name like 'puppet%'`,
  ),
  liftedFreezes: await count(`ledger_freezes where lifted_at is not null`),
  gainingRules: await count(`promotion_rules where accepted_gain > 0`),
});
const NOTHING = {
  adjustments: 0,
  withdrawals: 0,
  deposits: 0,
  changes: 0,
  brandsWithoutFourEyes: 0,
  confirmed: 0,
  liftedFreezes: 0,
  gainingRules: 0,
};

describe('one person with as many accounts as they can make', () => {
  it('completes nothing that needs two, whichever staff routes they ask as whichever account', async () => {
    await person.tryEverything();
    await person.inviteByCommandLine('puppet-of-the-machine');
    await person.tryEverything();

    expect(await done()).toEqual(NOTHING);
    // They had what it takes: several accounts, and everything there is to decide about.
    expect(person.accounts.length).toBeGreaterThanOrEqual(3);
    expect(await count('adjustments')).toBeGreaterThan(0);
    expect(await count(`registry_pending where state = 'waiting'`)).toBeGreaterThan(0);
    expect(await count(`promotion_requests where state = 'requested'`)).toBe(1);
    expect(await count('withdrawal_approvals')).toBe(1);
    expect(await count('deposit_approvals')).toBe(1);
  }, 300_000);

  it('does not make a member older than was confirmed', async () => {
    const url = `/staff/brands/pavilion/members/${(await member()).publicId}/birthday`;
    const says = (as: TestOperator, birthday: string) => ask(as, 'POST', url, { birthday, reason: 'saw the passport' });
    expect((await says(boss, '1999-01-01')).statusCode).toBe(200);

    const codes = [];
    for (const as of person.accounts) codes.push((await says(as, '1970-01-01')).json().code);

    expect(codes).toEqual([undefined, ...person.accounts.slice(1).map(() => 'operators.unconfirmed')]);
    expect(await count('former_birthdays')).toBe(0);
  }, 60_000);

  it('does not make frozen money move again', async () => {
    await owner.query(`insert into ledger_freezes (found) values ('[]')`);

    const codes = [];
    for (const as of person.accounts)
      codes.push((await ask(as, 'POST', '/staff/ledger/lift', { reason: 'it is fine' })).json().code);

    expect(codes).toEqual([undefined, ...person.accounts.slice(1).map(() => 'operators.unconfirmed')]);
    expect(await count('ledger_lifts')).toBe(1);
    expect(await done()).toEqual(NOTHING);
    await owner.query(`delete from ledger_lifts; delete from ledger_freezes`);
  }, 60_000);
});
