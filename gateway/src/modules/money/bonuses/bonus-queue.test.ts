import { randomUUID } from 'node:crypto';
import { type PlayerAtVendor, TestVendor } from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import { type Player, setUpBonuses } from './bonuses-fixture';

let now: Awaited<ReturnType<typeof setUpBonuses>>;
let vendor: TestVendor;
beforeAll(async () => {
  now = await setUpBonuses();
  vendor = await TestVendor.connected(undefined, now.app);
}, 60_000);
afterAll(() => now.close());

const DEPOSIT = 100_000n;
/** The first to end is `weekly`: ৳2,000 of bets of at most ৳62.50; then comes `welcome`: ৳10,000 of bets of at most ৳250. */
const [SHORT, LONG] = ['A quarter on top', 'Welcome bonus'];
const [SMALL, LARGE] = [6_250n, 20_000n];

interface Queuer extends Player {
  seat: PlayerAtVendor;
}

/** Somebody with a bonus for each deposit, who sits at a game of the vendor. */
async function queuer(...offers: string[]): Promise<Queuer> {
  const player = await now.player();
  for (const offer of offers) await now.payIn(player, DEPOSIT, offer);
  const member = await now.app.gateway.services.members.byId('pavilion', BigInt(player.id));
  if (!member) throw new Error('no member');
  return { ...player, seat: await vendor.seat(member) };
}

interface Round {
  bet: string;
  win: string;
}

/** A round that is lost, as the vendor tells of it. */
async function lose({ seat }: Queuer, amount: bigint): Promise<Round> {
  const round = { bet: randomUUID(), win: randomUUID() };
  const answers = [
    await vendor.bet(seat, amount, { transaction_uuid: round.bet }),
    await vendor.win(seat, 0n, round.bet, { transaction_uuid: round.win }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(['RS_OK', 'RS_OK']);
  return round;
}

async function takeBack({ seat }: Queuer, { bet, win }: Round): Promise<void> {
  for (const each of [win, bet]) expect((await vendor.rollback(seat, each, { round: bet })).status).toBe('RS_OK');
}

/** The bonuses under way, in the order in which bets feed them, with what counts for each. */
async function queueOf(player: Queuer) {
  await now.work();
  const { active, queue = [] } = await now.bonuses(player);
  return active ? [active, ...queue].map(({ id, name, wager }) => ({ id, name: name.en, done: Number(wager.done) })) : [];
}
const fedOf = async (player: Queuer) => (await queueOf(player)).map(({ name, done }) => [name, done]);

it('the bonus that ends first is fed first, whichever was given first', async () => {
  const [player, other] = [await queuer('welcome', 'weekly'), await queuer('welcome', 'weekly')];
  await endsSooner(other, LONG);

  for (const each of [player, other]) await lose(each, SMALL);

  expect(await fedOf(player)).toEqual([
    [SHORT, Number(SMALL)],
    [LONG, 0],
  ]);
  expect(await fedOf(other)).toEqual([
    [LONG, Number(SMALL)],
    [SHORT, 0],
  ]);
});

it('one bet feeds one bonus alone: the first, or the first that it is not too large for', async () => {
  const player = await queuer('welcome', 'weekly');

  for (let round = 0; round < 4; round += 1) await lose(player, SMALL);
  await lose(player, LARGE);
  await lose(player, 25_001n);

  expect(await fedOf(player)).toEqual([
    [SHORT, 4 * Number(SMALL)],
    [LONG, Number(LARGE)],
  ]);
});

it('what is taken back leaves the bonus that it fed, and no other', async () => {
  const player = await queuer('welcome', 'weekly');
  const [small, large] = [await lose(player, SMALL), await lose(player, LARGE)];
  await lose(player, SMALL);
  expect(await fedOf(player)).toEqual([
    [SHORT, 2 * Number(SMALL)],
    [LONG, Number(LARGE)],
  ]);

  await takeBack(player, small);
  expect(await fedOf(player)).toEqual([
    [SHORT, Number(SMALL)],
    [LONG, Number(LARGE)],
  ]);
  await takeBack(player, large);
  expect(await fedOf(player)).toEqual([
    [SHORT, Number(SMALL)],
    [LONG, 0],
  ]);
});

it('a round stays with its bonus when another comes to stand before it, and goes out of that one when it is taken back', async () => {
  const player = await queuer('welcome');
  const early = await lose(player, SMALL);
  expect(await fedOf(player)).toEqual([[LONG, Number(SMALL)]]);
  await now.payIn(player, DEPOSIT, 'weekly');
  await lose(player, 5_000n);
  expect(await fedOf(player)).toEqual([
    [SHORT, 5_000],
    [LONG, Number(SMALL)],
  ]);

  await takeBack(player, early);

  expect(await fedOf(player)).toEqual([
    [SHORT, 5_000],
    [LONG, 0],
  ]);
});

it('of those that end in the same moment always the same one is fed, the one that the page shows first', async () => {
  const player = await queuer('weekly', 'weekly', 'weekly');
  await endTogether(player);
  const order = (await queueOf(player)).map(({ id }) => id);
  expect(order).toEqual(order.toSorted());

  for (let round = 1; round <= 5; round += 1) {
    await lose(player, SMALL);
    const queue = await queueOf(player);
    expect(queue.map(({ id }) => id)).toEqual(order);
    expect(queue.map(({ done }) => done)).toEqual([round * Number(SMALL), 0, 0]);
  }
});

it('the books are sound after all of it', async () => {
  expect((await verifyLedger(now.app.platform.db)).sound).toBe(true);
});

/** As if it had been given for fewer days. */
function endsSooner({ id }: Queuer, name: string) {
  return unguarded(`update bonuses set until = given_at + interval '1 day' where member_id = ${id} and name ->> 'en' = '${name}'`);
}

/** As if all were given in the same moment. */
function endTogether({ id }: Queuer) {
  return unguarded(
    `update bonuses set given_at = first.given_at, until = first.until
      from (select given_at, until from bonuses where member_id = ${id} order by given_at limit 1) first where member_id = ${id}`,
  );
}

const unguarded = (statement: string) =>
  now.owner.query(`alter table bonuses disable trigger user; ${statement}; alter table bonuses enable trigger user`);
