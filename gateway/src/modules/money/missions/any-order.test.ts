import { addDays } from '@pavilion/time';
import { repetitions } from '../../../platform/testing';
import { seededRandom } from '../synthetic-play';
import { dailyTerms, missionDesk, type MissionDesk, missionIn, noon } from './missions-fixture';

const STEPS = repetitions({ everyDay: 160, soak: 1_000 });
const SEED = 20_261_128;
const FIRST = '2026-03-01';
const PRIZE = 700n;

let desk: MissionDesk;
beforeAll(async () => (desk = await missionDesk()), 60_000);
afterAll(() => desk.close());

/** What the test knows of it, in the plainest way: play by day, and what each claim took. */
interface Model {
  today: string;
  played: { day: string; amount: bigint; takeBack: () => Promise<unknown>; taken: boolean }[];
  claims: Map<string, { needed: bigint; settled: bigint }>;
  /** From which day which target holds. */
  targets: { from: string; target: bigint }[];
}

const on = (model: Model, day: string) =>
  model.played.filter((each) => each.day === day && !each.taken).reduce((sum, { amount }) => sum + amount, 0n);
const targetOf = (model: Model, day: string) => model.targets.findLast(({ from }) => from <= day)?.target ?? 0n;
const missingOf = (model: Model, except: string) =>
  [...model.claims]
    .filter(([day]) => day !== except)
    .map(([day, { needed, settled }]) => {
      const left = needed - on(model, day) - settled;
      return { day, left: left > 0n ? left : 0n };
    });
const neededOn = (model: Model, day: string) =>
  model.claims.get(day)?.needed ?? targetOf(model, day) + missingOf(model, day).reduce((sum, { left }) => sum + left, 0n);

function stateOf(model: Model, day: string): string | undefined {
  if (model.claims.has(day)) return 'claimed';
  const over = day < model.today;
  if (on(model, day) >= neededOn(model, day)) return over && model.today > addDays(day, 3) ? 'expired' : 'reached';
  if (over) return on(model, day) > 0n ? 'missed' : undefined;
  return on(model, day) > 0n ? 'progress' : 'open';
}

interface Walk {
  model: Model;
  player: Awaited<ReturnType<typeof desk.member>>;
  seen: { claimed: number; refused: number; carried: number };
  random: () => number;
}

async function takeStep(walk: Walk): Promise<void> {
  const { model, random } = walk;
  const chance = random();
  if (chance < 0.4) await play(walk);
  else if (chance < 0.52) await takeBack(walk);
  else if (chance < 0.78) await claimDay(walk);
  else if (chance < 0.97) model.today = addDays(model.today, 1);
  else if (model.targets.at(-1)?.from !== addDays(model.today, 1)) await changeRule(walk);
}

const picking =
  ({ random }: Walk) =>
  (count: number) =>
    Math.floor(random() * count);

async function play(walk: Walk): Promise<void> {
  const { model, player } = walk;
  const pick = picking(walk);
  const [day, amount] = [addDays(model.today, -pick(3)), BigInt(100 + pick(900))];
  const takeBack = await desk.play(player.memberId, amount, noon(day));
  model.played.push({ day, amount, takeBack, taken: false });
}

async function takeBack(walk: Walk): Promise<void> {
  const { model } = walk;
  const pick = picking(walk);
  const one = model.played[model.played.length - 1 - pick(12)];
  await one?.takeBack();
  if (one) one.taken = true;
}

async function claimDay(walk: Walk): Promise<void> {
  const { model, player, seen } = walk;
  const pick = picking(walk);
  const day = addDays(model.today, -pick(5));
  const [state, needed, missing] = [stateOf(model, day), neededOn(model, day), missingOf(model, day)];
  const claim = desk.claim(player, 'any', day, noon(model.today));
  const paid = await claim.then(
    () => true,
    () => false,
  );
  expect([day, paid]).toEqual([day, state === 'reached' || state === 'claimed']);
  if (state === 'reached') {
    for (const { day: other, left } of missing) (model.claims.get(other) as { settled: bigint }).settled += left;
    model.claims.set(day, { needed, settled: 0n });
    seen.claimed += 1;
    if (needed > targetOf(model, day)) seen.carried += 1;
  } else seen.refused += 1;
}

async function changeRule(walk: Walk): Promise<void> {
  const { model } = walk;
  const pick = picking(walk);
  const target = BigInt(500 + pick(1_000));
  await desk.rule('any', dailyTerms(String(target)), noon(model.today));
  model.targets.push({ from: addDays(model.today, 1), target });
}

async function compare(step: number, model: Model, player: Walk['player']): Promise<void> {
  const value = await desk.summary(player, noon(model.today));
  for (let back = 0; back < 8; back += 1) {
    const day = addDays(model.today, -back);
    const mission = missionIn(value, 'any', day);
    if (day < FIRST) continue;
    if (mission)
      expect([step, day, mission.steps[0]?.target, mission.steps[0]?.progress]).toEqual([
        ...[step, day],
        ...[String(neededOn(model, day)), String(on(model, day))],
      ]);
    expect([step, day, mission?.state]).toEqual([step, day, stateOf(model, day)]);
  }
}

it(
  'in any order of play, rollbacks, claims, days and changes, a mission stands as a plain reckoning says, and pays once',
  async () => {
    const random = seededRandom(SEED);
    await desk.rule('any', dailyTerms('1000'), noon('2026-02-10'));
    const player = await desk.member();
    await desk.deposit(player.memberId, 900_000_000n);
    const model: Model = { today: FIRST, played: [], claims: new Map(), targets: [{ from: '2026-02-11', target: 1_000n }] };
    const seen = { claimed: 0, refused: 0, carried: 0 };
    const balance = () => desk.services.wallet.balance(player.memberId, 'BDT');
    const begun = await balance();

    for (let step = 0; step < STEPS; step += 1) {
      await takeStep({ model, player, seen, random });
      await compare(step, model, player);
    }

    const lost = model.played.filter(({ taken }) => !taken).reduce((sum, { amount }) => sum + amount, 0n);
    expect(await balance()).toBe(begun - lost * desk.stakes + PRIZE * BigInt(model.claims.size));
    expect(seen.claimed).toBeGreaterThan(3);
    expect(seen.refused).toBeGreaterThan(3);
  },
  repetitions({ everyDay: 120_000, soak: 3_600_000 }),
);
