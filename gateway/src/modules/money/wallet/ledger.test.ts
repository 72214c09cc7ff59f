import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BalanceChange } from '../../../platform/bus';
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
});

/** What is told of changed wallets while `act` runs. */
async function changesDuring(act: () => Promise<unknown>): Promise<BalanceChange[]> {
  const heard: BalanceChange[] = [];
  const listening = platform.bus.on('wallets.changed').subscribe(({ changes }) => heard.push(...changes));
  // A transaction that is rolled back fails, and that is what it is watched for.
  await act().catch(() => undefined);
  listening.unsubscribe();
  return heard;
}

describe('other parts are told', () => {
  const give = (memberId: string, amount: bigint) =>
    ({ ...purse, kind: 'deposit', memberId, reference: `deposit:${randomUUID()}`, amount }) as const;

  it('what a wallet holds and how often it changed, and nothing of repeats and refusals', async () => {
    const memberId = await memberWith(100n);
    const movement = bet(memberId, 10n);

    const told = await changesDuring(async () => {
      await wallet.post(movement);
      await wallet.post(movement);
      await wallet.post(bet(memberId, 1_000n));
      await wallet.post(bet(memberId, 20n));
    });

    expect(told).toEqual([
      [memberId, 'BDT', 'main', '90', 2],
      [memberId, 'BDT', 'main', '70', 3],
    ]);
    expect(await wallet.wallets(memberId, 'BDT')).toEqual([{ wallet: 'main', balance: 70n, version: 3n }]);
  });

  it('once of a wallet that changed several times in one batch, with what it holds at the end', async () => {
    const [first, second] = [await memberWith(100n), await memberWith(100n)];

    const told = await changesDuring(() =>
      Promise.all([bet(first, 10n), bet(first, 20n), bet(second, 5n), bet(first, 30n)].map(wallet.post)),
    );

    expect(told.filter(([memberId]) => memberId === first).at(-1)).toEqual([first, 'BDT', 'main', '40', expect.any(Number)]);
    expect(told.filter(([memberId]) => memberId === second)).toEqual([[second, 'BDT', 'main', '95', 2]]);
    for (const memberId of [first, second]) {
      const [held] = await wallet.wallets(memberId, 'BDT');
      expect(
        told
          .filter(([id]) => id === memberId)
          .at(-1)
          ?.slice(3),
      ).toEqual([String(held?.balance), Number(held?.version)]);
    }
  });

  it('of higher numbers only, whatever moves the money, so that an older word is known for one', async () => {
    const memberId = await memberWith(100n);
    const [lost, won, undone] = [bet(memberId, 10n), bet(memberId, 10n), bet(memberId, 10n)];
    const ended = { vendor: 'studio', game: 'dice', round: 'r1', ...purse, memberId } as const;

    const told = await changesDuring(async () => {
      for (const each of [lost, won, undone]) await wallet.post(each);
      await wallet.post({ ...ended, kind: 'win', reference: `studio:${randomUUID()}`, related: won.reference, amount: 25n });
      await wallet.post({ ...ended, kind: 'rollback', reference: `studio:${randomUUID()}`, related: undone.reference, amount: 0n });
      await wallet.post({ ...purse, kind: 'withdrawal', memberId, reference: `withdrawal:${randomUUID()}`, amount: 5n });
      await wallet.post(give(memberId, 7n));
    });

    const versions = told.map(([, , , , version]) => version);
    expect(told.map(([, , , balance]) => balance)).toEqual(['90', '80', '70', '95', '105', '100', '107']);
    expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
  });

  it('of a transaction once it is committed, and of none that is rolled back', async () => {
    const memberId = await memberWith(100n);
    let early: unknown[] = [];

    const kept = await changesDuring(() =>
      wallet.transaction(async (trx) => {
        early = await changesDuring(() => wallet.postWithin(trx, give(memberId, 1n)));
        await wallet.postWithin(trx, { ...give(memberId, 2n), wallet: 'bonus' });
      }),
    );
    const undone = await changesDuring(() =>
      wallet.transaction(async (trx) => {
        await wallet.postWithin(trx, give(memberId, 50n));
        throw new Error('it is not wanted');
      }),
    );

    expect(early).toEqual([]);
    expect(kept).toEqual([
      [memberId, 'BDT', 'main', '101', 2],
      [memberId, 'BDT', 'bonus', '2', 1],
    ]);
    expect(undone).toEqual([]);
    expect(await wallet.balance(memberId, 'BDT')).toBe(101n);
  });

  it('which is why money does not move in a transaction that nobody would hear of', async () => {
    const memberId = await memberWith(100n);

    const silent = platform.db.transaction().execute((trx) => wallet.postWithin(trx, give(memberId, 1n)));

    await expect(silent).rejects.toThrow('a transaction of the wallet');
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
