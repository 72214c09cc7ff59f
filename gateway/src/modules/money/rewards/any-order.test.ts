import fc from 'fast-check';
import pg from 'pg';
import { repetitions } from '../../../platform/testing';
import { type RewardPlayer, type RewardsFixture, setUpRewards } from './rewards-fixture';

let setup: RewardsFixture;
beforeAll(async () => (setup = await setUpRewards()), 60_000);
afterAll(() => setup.close());

const GIVES = 500n;
const steps = ['apply', 'withdraw', 'claim', 'approve', 'reject', 'lapse'] as const;
type Step = (typeof steps)[number];

/** What an application is said to be, without looking at how it is done. */
interface Model {
  state: 'none' | 'applied' | 'withdrawn' | 'rejected' | 'approved' | 'claimed' | 'lapsed';
  rejections: number;
}

/** Whether the step is answered without a refusal, and where it leads. */
const model: Record<Step, (at: Model) => Model | undefined> = {
  apply(at) {
    if (at.state === 'applied') return at;
    const may = ['none', 'withdrawn', 'rejected'].includes(at.state) && at.rejections < 3;
    return may ? { ...at, state: 'applied' } : undefined;
  },
  withdraw: (at) => (at.state === 'withdrawn' ? at : at.state === 'applied' ? { ...at, state: 'withdrawn' } : undefined),
  claim: (at) => (at.state === 'claimed' ? at : at.state === 'approved' ? { ...at, state: 'claimed' } : undefined),
  approve: (at) => (at.state === 'applied' ? { ...at, state: 'approved' } : undefined),
  reject: (at) => (at.state === 'applied' ? { state: 'rejected', rejections: at.rejections + 1 } : undefined),
  lapse: (at) => (at.state === 'approved' ? { ...at, state: 'lapsed' } : at),
};
const shownAs: Record<Model['state'], string> = {
  none: 'join',
  applied: 'applying',
  withdrawn: 'join',
  rejected: 'rejected',
  approved: 'issued',
  claimed: 'claimed',
  lapsed: 'closed',
};

it(
  'whatever is done in whatever order, an application ends where it is said to, and is paid at most once',
  async () => {
    const { app, owner, activity, member, apply, withdraw, claim, approve, reject, seen, held } = setup;
    const latest = async ({ id }: RewardPlayer): Promise<string> =>
      (await owner.query<{ id: string }>(`select id from reward_applications where member_id = ${id} order by at desc limit 1`))
        .rows[0]?.id ?? crypto.randomUUID();
    const act: Record<Step, (player: RewardPlayer, code: string) => Promise<boolean>> = {
      apply: async (player, code) => (await apply(player, code, { comment: 'here' })).statusCode === 200,
      withdraw: async (player, code) => (await withdraw(player, code)).statusCode === 200,
      claim: async (player, code) => (await claim(player, code)).statusCode === 200,
      approve: async (player) => (await approve(await latest(player))).statusCode === 200,
      reject: async (player) => (await reject(await latest(player))).statusCode === 200,
      async lapse(player) {
        await owner.query(`update reward_takers set claim_by = now() where state = 'issued' and member_id = ${player.id}`);
        await app.platform.jobs.runNow('rewards.settle');
        return true;
      },
    };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 14 }), async (taken) => {
        const [code, player] = [await activity({ apply: { comment: true, pictures: 0 }, receivers: 1 }), await member()];
        let at: Model = { state: 'none', rejections: 0 };
        for (const step of taken) {
          const next = model[step](at);
          expect([step, at.state, await act[step](player, code)]).toEqual([step, at.state, next !== undefined]);
          at = next ?? at;
        }
        expect(await seen(player, code)).toMatchObject({ state: shownAs[at.state] });
        expect(await held(player)).toBe(at.state === 'claimed' ? GIVES : 0n);
        const places = await owner.query<{ taken: number }>(`select taken from reward_places where code = '${code}'`);
        expect(places.rows[0]?.taken ?? 0).toBe(at.state === 'claimed' || at.state === 'approved' ? 1 : 0);
      }),
      { numRuns: repetitions({ everyDay: 20, soak: 400 }) },
    );
  },
  repetitions({ everyDay: 120_000, soak: 1_800_000 }),
);

it('fifty claims at once pay once', async () => {
  const { activity, member, claim, held } = setup;
  const [code, player] = [await activity({}), await member()];

  const answers = await Promise.all(Array.from({ length: 50 }, () => claim(player, code)));

  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
  expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode < 429)).toEqual([]);
  expect(await held(player)).toBe(GIVES);
});

it('thirty who claim three places at once get three', async () => {
  const { activity, member, claim, held } = setup;
  const code = await activity({ receivers: 3 });
  const players: RewardPlayer[] = [];
  for (let made = 0; made < 30; made += 1) players.push(await member());

  await Promise.all(players.map((player) => claim(player, code)));

  const sums = await Promise.all(players.map(held));
  expect(sums.reduce((sum, each) => sum + each, 0n)).toBe(3n * GIVES);
});

it('operators who decide and a member who withdraws at once leave one outcome', async () => {
  const { activity, member, apply, withdraw, lineOf, approve, reject, seen } = setup;
  const [code, player] = [await activity({ apply: { comment: true, pictures: 0 } }), await member()];
  await apply(player, code, { comment: 'now' });
  const { id } = await lineOf(player);

  const answers = await Promise.all([approve(id), reject(id), approve(id), withdraw(player, code)]);

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(['issued', 'rejected', 'join']).toContain((await seen(player, code))?.state);
});

it('a claim that dies between its steps leaves nothing, and is paid once afterwards', async () => {
  const { app, activity, member, claim, seen, held, owner } = setup;
  const [code, player] = [await activity({ receivers: 1 }), await member()];
  const operator = new pg.Client({ connectionString: app.platform.url });
  await operator.connect();
  await operator.query('begin');
  await operator.query(`select from members where id = ${player.id} for no key update`);

  const dying = claim(player, code);
  // It has its row and its place, and waits at the gate.
  const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%member_may_receive%'`;
  let pid: number | undefined;
  while (pid === undefined) pid = (await owner.query<{ pid: number }>(waiting)).rows[0]?.pid;
  await owner.query(`select pg_cancel_backend(${pid})`);
  const died = await dying;
  await operator.end();

  expect(died.statusCode).not.toBe(200);
  expect(await held(player)).toBe(0n);
  expect(await seen(player, code)).toMatchObject({ state: 'claim', left: 1 });
  expect((await claim(player, code)).json().value).toMatchObject({ state: 'claimed' });
  expect(await held(player)).toBe(GIVES);
});
