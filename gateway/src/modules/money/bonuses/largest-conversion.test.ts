import { randomUUID } from 'node:crypto';
import { verifyLedger, type Wallet } from '../wallet';
import { release } from './bonus-endings';
import { type Player, setUpBonuses } from './bonuses-fixture';
import { createBonusSettlement } from './settle-bonuses';

let now: Awaited<ReturnType<typeof setUpBonuses>>;
beforeAll(async () => (now = await setUpBonuses()), 60_000);
afterAll(() => now.close());

const DEPOSIT = 200_000n;
const [AMOUNT, KEPT] = [50_000n, 20_000n];

/** Somebody who staked enough for a bonus of which so much may become their own money, and has not been paid yet. */
async function staked(largestConversion: bigint | undefined): Promise<Player> {
  const player = await now.player();
  await now.payIn(player, DEPOSIT);
  const brings = { amount: AMOUNT, wager: AMOUNT, largestBet: undefined, largestConversion };
  expect(await now.give(player, randomUUID(), { days: 10, brings })).toBe('given');
  await now.lose(player, AMOUNT);
  return player;
}

/** What the ledger says became of a member's bonus money. */
async function ledgerOf({ id }: Player) {
  const rows = await now.app.platform.db
    .selectFrom('ledger_transactions')
    .select(['kind', 'amount'])
    .where('member_id', '=', BigInt(id))
    .where('kind', 'in', ['bonus', 'transfer-in', 'bonus-expiry'])
    .execute();
  const sumOf = (kind: string) => rows.reduce((sum, row) => (row.kind === kind ? sum + row.amount : sum), 0n);
  return { given: sumOf('bonus'), released: sumOf('transfer-in'), returned: sumOf('bonus-expiry') };
}

const rowsOf = ({ id }: Player) =>
  now.app.platform.db.selectFrom('bonuses').selectAll().where('member_id', '=', BigInt(id)).execute();

it('what becomes own money and what goes back are what was given, once, however often it is freed', async () => {
  const player = await staked(KEPT);
  const { wallet } = now.app.gateway.services;
  await Promise.all(Array.from({ length: 20 }, () => now.app.gateway.services.bonuses.runDue()));
  await now.work();
  const [row] = await rowsOf(player);
  if (!row) throw new Error('no bonus');
  expect(await wallet.transaction((trx) => release(trx, wallet, row))).toBeUndefined();

  expect(await ledgerOf(player)).toEqual({ given: AMOUNT, released: KEPT, returned: AMOUNT - KEPT });
  expect(await now.held(player)).toEqual({ main: DEPOSIT - AMOUNT + KEPT, bonus: 0n });
});

it('a release that is cut off between its steps moves nothing, and the next one pays once', async () => {
  const player = await staked(KEPT);
  const { wallet } = now.app.gateway.services;
  let cutOff = 0;
  const dying: Wallet = {
    ...wallet,
    postWithin: async (trx, movement) => {
      if (movement.kind !== 'bonus-expiry') return wallet.postWithin(trx, movement);
      cutOff += 1;
      throw new Error('the process ends here');
    },
  };
  const settlement = createBonusSettlement(now.app.platform, dying, async () => new Map());
  while (!(await settlement.runDue()));
  expect(cutOff).toBeGreaterThan(0);
  expect(await rowsOf(player)).toMatchObject([{ state: 'active' }]);
  expect(await now.held(player)).toEqual({ main: DEPOSIT - AMOUNT, bonus: AMOUNT });

  await now.work();
  expect(await ledgerOf(player)).toEqual({ given: AMOUNT, released: KEPT, returned: AMOUNT - KEPT });
  expect(await now.held(player)).toEqual({ main: DEPOSIT - AMOUNT + KEPT, bonus: 0n });
});

it('a bonus without a limit, as all were before there was one, becomes own money whole', async () => {
  const player = await staked(undefined);
  await now.work();

  expect(await rowsOf(player)).toMatchObject([{ state: 'released', largest_conversion: null }]);
  expect(await ledgerOf(player)).toEqual({ given: AMOUNT, released: AMOUNT, returned: 0n });
  expect((await verifyLedger(now.app.platform.db)).sound).toBe(true);
});
