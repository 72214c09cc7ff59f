import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { repetitions, testPlatform, type TestPlatform } from '../../../platform/testing';
import { createWallet, type Movement, type Posting, verifyLedger, type Wallet } from './index';
import { postMovements } from './store';

let platform: TestPlatform;
let wallet: Wallet;
beforeAll(async () => {
  platform = await testPlatform();
  wallet = createWallet(platform);
});
afterAll(() => platform.close());

const purse = { brand: 'pavilion', currency: 'BDT' } as const;

async function memberWith(balance: bigint): Promise<string> {
  const { rows } = await sql<{ id: bigint }>`
    insert into members (brand, account) values ('pavilion', ${`m${randomUUID().slice(0, 12)}`}) returning id`.execute(platform.db);
  const memberId = String(rows[0]?.id);
  await wallet.post({ ...purse, kind: 'deposit', memberId, reference: `deposit:${randomUUID()}`, amount: balance });
  return memberId;
}

function bet(memberId: string, amount: bigint, reference = `studio:${randomUUID()}`): Movement {
  return { ...purse, kind: 'bet', vendor: 'studio', game: 'dice', round: 'r1', memberId, amount, reference };
}

describe('fifty bets of everything, at once', () => {
  const rounds = repetitions({ everyDay: 50, soak: 1_000 });

  it(
    'are taken from exactly one, time after time',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const memberId = await memberWith(200n);

        const postings = await Promise.all(Array.from({ length: 50 }, () => wallet.post(bet(memberId, 200n))));

        expect(postings.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
        expect(await wallet.balance(memberId, 'BDT')).toBe(0n);
      }
    },
    rounds * 600,
  );

  it('are taken from exactly one when each has a transaction of its own', async () => {
    for (let round = 0; round < 10; round += 1) {
      const memberId = await memberWith(200n);

      const postings = await Promise.all(Array.from({ length: 10 }, () => postMovements(platform.db, [bet(memberId, 200n)])));

      expect(postings.flat().filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
      expect(await wallet.balance(memberId, 'BDT')).toBe(0n);
    }
  });
});

/** Whoever is told that the database has no time says it again. */
async function insistently(movement: Movement): Promise<Posting[]> {
  return postMovements(platform.db, [movement]).catch((error: { code?: string }) =>
    error.code === LOCKED ? insistently(movement) : Promise.reject(error),
  );
}

const LOCKED = '55P03';

describe('one reference', () => {
  const rounds = repetitions({ everyDay: 50, soak: 1_000 });

  it(
    'has one effect and one answer when it is sent twenty times at once, in transactions of their own too',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const memberId = await memberWith(200n);
        const movement = bet(memberId, 150n);

        const batched = Array.from({ length: 15 }, () => wallet.post(movement));
        const alone = Array.from({ length: 5 }, () => insistently(movement));
        const postings = (await Promise.all([...batched, ...alone])).flat();

        const answers = new Set(postings.map(({ outcome, balance, effect }) => `${outcome} ${balance} ${effect}`));
        expect(answers).toEqual(new Set(['posted 50 -150']));
        expect(await wallet.balance(memberId, 'BDT')).toBe(50n);
      }
    },
    rounds * 600,
  );

  it('cannot stand for something else', async () => {
    const memberId = await memberWith(200n);
    const movement = bet(memberId, 10n);
    await wallet.post(movement);

    for (const other of [{ amount: 11n }, { game: 'wheel' }, { round: 'r2' }, { currency: 'USD' }, { kind: 'deposit' as const }]) {
      expect((await wallet.post({ ...movement, ...other })).outcome).toBe('reused');
    }
    expect(await wallet.balance(memberId, 'BDT')).toBe(190n);
  });
});

describe('a batch', () => {
  it('that one movement spoils is posted one by one, each with its own answer', async () => {
    const memberId = await memberWith(100n);
    const nobody = '999999999';

    const [good, bad, alsoGood] = await Promise.allSettled([
      wallet.post(bet(memberId, 10n)),
      wallet.post({ ...purse, kind: 'deposit', memberId: nobody, reference: 'deposit:nobody', amount: 5n }),
      wallet.post(bet(memberId, 20n)),
    ]);

    expect(good).toMatchObject({ status: 'fulfilled', value: { outcome: 'posted' } });
    expect(bad).toMatchObject({ status: 'rejected' });
    expect(alsoGood).toMatchObject({ status: 'fulfilled', value: { outcome: 'posted' } });
    expect(await wallet.balance(memberId, 'BDT')).toBe(70n);
  });

  it('tells other parts whose balance changed, and not of repeats', async () => {
    const memberId = await memberWith(100n);
    const heard: string[] = [];
    const listening = platform.bus.on('balance.changed').subscribe(({ memberIds }) => heard.push(...memberIds));
    const movement = bet(memberId, 10n);

    await wallet.post(movement);
    await wallet.post(movement);
    await wallet.post(bet(memberId, 1_000n));

    listening.unsubscribe();
    expect(heard).toEqual([memberId]);
  });
});

describe('what the application may not do to the books', () => {
  it.each([
    ['change an entry', `update ledger_entries set amount = amount + 1`],
    ['delete an entry', `delete from ledger_entries`],
    ['empty the entries', `truncate ledger_entries`],
    ['write an entry of its own', `insert into ledger_entries values (1, 1, 0, 'member', 'BDT', 5)`],
    ['change a claim', `update ledger_transactions set amount = 0`],
    ['delete a claim', `delete from ledger_transactions`],
    ['empty the claims', `truncate ledger_transactions`],
    ['set a balance', `update wallet_accounts set balance = 1000000`],
    ['open an account', `insert into wallet_accounts values (1, 'BDT', 'pavilion', 5)`],
    ['credit without a claim', `select wallet_credit(null::wallet_movement, 'games')`],
    ['switch the checks off', `alter table ledger_entries disable trigger all`],
  ])('is to %s', async (_, statement) => {
    await expect(platform.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('is to leave a transaction that does not sum to zero, even as the owner', async () => {
    const owner = await ownerClient();
    try {
      const crooked = `insert into ledger_entries values (1, 424242, 0, 'member', 'BDT', 5), (1, 424242, 1, 'games', 'BDT', -4)`;
      await expect(owner.query(crooked)).rejects.toMatchObject({ code: '23514' });
    } finally {
      await owner.end();
    }
  });
});

describe('a look through the books', () => {
  it('finds them in order', async () => {
    expect(await verifyLedger(platform.db)).toMatchObject({ sound: true, total: 0n, discrepancies: [] });
  });

  it('finds a balance that somebody changed behind its back, and by how much', async () => {
    const memberId = await memberWith(100n);
    const owner = await ownerClient();
    await owner.query('update wallet_accounts set balance = 103 where member_id = $1', [memberId]);

    expect(await verifyLedger(platform.db)).toMatchObject({
      sound: false,
      discrepancies: [{ kind: 'balance', memberId, subject: 'BDT', off: 3n }],
    });

    await owner.query('update wallet_accounts set balance = 100 where member_id = $1', [memberId]);
    await owner.end();
  });

  it('finds entries that somebody changed, whatever they did to the checks', async () => {
    const memberId = await memberWith(100n);
    const owner = await ownerClient();
    await owner.query('alter table ledger_entries disable trigger user');
    await owner.query('update ledger_entries set amount = amount + 7 where member_id = $1 and leg = 0', [memberId]);

    const { sound, total, discrepancies } = await verifyLedger(platform.db);

    expect({ sound, total }).toEqual({ sound: false, total: 7n });
    expect(discrepancies.map(({ kind }) => kind).sort()).toEqual(['balance', 'claim', 'transaction']);
    await owner.query('update ledger_entries set amount = amount - 7 where member_id = $1 and leg = 0', [memberId]);
    await owner.query('alter table ledger_entries enable trigger user');
    await owner.end();
  });
});

async function ownerClient() {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: platform.url });
  await client.connect();
  return client;
}
