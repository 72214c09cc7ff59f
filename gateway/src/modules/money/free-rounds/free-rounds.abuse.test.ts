import { randomUUID } from 'node:crypto';
import { setUpFreeRounds } from './free-rounds-fixture';

let now: Awaited<ReturnType<typeof setUpFreeRounds>>;
beforeAll(async () => void (now = await setUpFreeRounds()), 60_000);
afterAll(() => now.close());

const GONE = { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };

it('nobody plays the rounds of another member', async () => {
  const [owner, thief] = [await now.vendor.player(), await now.vendor.player(5_000n)];
  const reward = await now.grant(owner);

  expect(await now.bet(thief, reward)).toMatchObject(GONE);
  expect(await now.state(owner, reward)).toMatchObject({ played: 0 });
});

it('nobody plays more rounds than were given, also when all come at once', async () => {
  const player = await now.vendor.player();
  const reward = await now.grant(player, { rounds: 3 });

  const answers = await Promise.all(Array.from({ length: 20 }, () => now.bet(player, reward)));

  expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(3);
  expect(await now.state(player, reward)).toMatchObject({ state: 'played', played: 3 });
});

it('no free round is played in another game, with a stake, under no id or under one that is none', async () => {
  const player = await now.vendor.player(5_000n);
  const reward = await now.grant(player);

  expect(await now.bet(player, reward, { game_code: 'mango-season' })).not.toMatchObject({ status: 'RS_OK' });
  expect(await now.bet(player, reward, { amount: 1_000_000 })).toMatchObject({ status: 'RS_ERROR_WRONG_TYPES' });
  expect(await now.bet(player, '')).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' });
  for (const id of ['nonsense', randomUUID(), `${reward}0`]) expect(await now.bet(player, id)).toMatchObject(GONE);
  expect(await player.balance()).toBe(5_000n);
});

it('no win is paid for a free bet that was never made, or that belongs to other rounds', async () => {
  const player = await now.vendor.player(5_000n);
  const [one, other] = [await now.grant(player), await now.grant(player)];
  const [bet, own] = [randomUUID(), randomUUID()];
  await now.bet(player, one, { transaction_uuid: bet });
  await now.vendor.bet(player, 1_000n, { transaction_uuid: own });

  expect(await now.win(player, one, { bet: randomUUID(), minor: 9_000n })).toMatchObject(GONE);
  expect(await now.win(player, other, { bet, minor: 9_000n })).toMatchObject(GONE);
  expect(await now.win(player, one, { bet: own, minor: 9_000n })).toMatchObject(GONE);
  expect(await player.balance()).toBe(4_000n);
});

it('an id that was used stands for one bet: as a free one, as one with money, and of another member', async () => {
  const [player, other] = [await now.vendor.player(5_000n), await now.vendor.player()];
  const [reward, others] = [await now.grant(player), await now.grant(other)];
  const transaction_uuid = randomUUID();
  await now.bet(player, reward, { transaction_uuid });

  const twins = await Promise.all([1, 2, 3].map(() => now.bet(player, reward, { transaction_uuid })));
  expect(twins.map(({ status }) => status)).toEqual(['RS_OK', 'RS_OK', 'RS_OK']);
  const reused = { status: 'RS_ERROR_DUPLICATE_TRANSACTION' };
  expect(await now.vendor.bet(player, 1_000n, { transaction_uuid })).toMatchObject(reused);
  expect(await now.bet(other, others, { transaction_uuid })).toMatchObject(reused);
  expect(await now.state(player, reward)).toMatchObject({ played: 1 });
  expect(await now.state(other, others)).toMatchObject({ played: 0 });
});

it('a bet that comes after its rollback is no round', async () => {
  const player = await now.vendor.player();
  const reward = await now.grant(player, { rounds: 1 });
  const transaction_uuid = randomUUID();
  await now.vendor.rollback(player, transaction_uuid);

  expect(await now.bet(player, reward, { transaction_uuid })).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
  expect(await now.state(player, reward)).toMatchObject({ state: 'coming', played: 0 });
});
