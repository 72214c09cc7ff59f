import { inDays, type RewardsFixture, setUpRewards } from './rewards-fixture';

let setup: RewardsFixture;
beforeAll(async () => (setup = await setUpRewards()), 60_000);
afterAll(() => setup.close());

const NEEDED = 2_000n;
const STAKE = 1_000_000n;
const GIVES = 500n;
const open = (from: number) =>
  ({ perMember: 'period', join: true, leastPlay: String(NEEDED), window: { from: inDays(from), until: inDays(5) } }) as const;

it('windows that are opened over each other count the same play once', async () => {
  const { activity, member, join, play, claim, counted, held } = setup;
  const [code, player] = [await activity(open(-4)), await member()];
  await join(player, code);
  for (const from of [-3, -2, -1]) {
    await activity(open(from), code);
    expect((await join(player, code)).statusCode).toBe(200);
  }
  await activity(open(-1), code, false);
  await play(player, STAKE);
  await counted();

  for (let times = 0; times < 5; times += 1) await claim(player, code);

  expect(await held(player)).toBe(GIVES);
});

it('what was played before the next window was joined is still claimed in its own, and no more comes to it', async () => {
  const { activity, member, join, play, claim, takeBack, held } = setup;
  const [code, player] = [await activity(open(-4)), await member()];
  await join(player, code);
  const first = await play(player, STAKE);
  await activity(open(-3), code);
  await join(player, code);
  await activity(open(-3), code, false);
  expect((await claim(player, code)).statusCode).toBe(200);
  expect(await held(player)).toBe(GIVES);
  await claim(player, code);
  expect(await held(player)).toBe(GIVES);

  // What is taken back of the first window is not missing in the second, nor is it counted there.
  await takeBack(player, first);
  await play(player, STAKE);
  await play(player, STAKE);
  expect((await claim(player, code)).statusCode).toBe(200);
  expect(await held(player)).toBe(2n * GIVES + STAKE);
});
