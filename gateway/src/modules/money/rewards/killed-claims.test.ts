import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { buildGatewayProgram, GatewayProcess, repetitions } from '../../../platform/testing';
import { verifyLedger } from '../wallet';
import { type RewardPlayer, type RewardsFixture, setUpRewards } from './rewards-fixture';

const KILLS = repetitions({ everyDay: 3, soak: 100 });
const AT_ONCE = repetitions({ everyDay: 2, soak: 50 });
const MEMBERS = 2;
/** Much more than it takes: a gateway starts anew each time. */
const TIMEOUT_MS = 60_000;
/** So much that all that brands begin with is reached by it, whatever of it counts. */
const PLAYED = 200_000_000n;
/** A day before today by any clock, and one that can still be claimed for. */
const BEFORE_MS = 36 * 3_600_000;
const KINDS = ['mission', 'level', 'rebate'] as const;
type Kind = (typeof KINDS)[number] | 'activity';
/** Where a claim stands that is not paid yet. */
const ROWS: Readonly<Record<Kind, string>> = {
  mission: 'mission_periods',
  level: 'level_ranks',
  rebate: 'rebate_claims',
  activity: 'reward_takers',
};

interface Claim {
  method: 'POST' | 'PUT';
  url: string;
  payload: object;
}

interface Claimer extends RewardPlayer {
  claims: Record<Kind, Claim>;
}

let setup: RewardsFixture;
let gateway: GatewayProcess;
/** Somebody's long work, which lets nothing into the books. */
let operator: pg.Client;
let activity: string;
const claimers: Claimer[] = [];

beforeAll(async () => {
  buildGatewayProgram();
  setup = await setUpRewards();
  activity = await setup.activity({});
  operator = new pg.Client({ connectionString: setup.app.platform.url });
  await operator.connect();
  gateway = await GatewayProcess.exited(setup.app.platform);
  await gateway.start();
}, 120_000);
afterAll(async () => {
  await gateway.kill();
  await operator.end();
  await setup.close();
}, 60_000);

/** Somebody who played all that is asked for, has been shown what that brings, and has claimed nothing. */
async function aClaimer(): Promise<Claimer> {
  const player = await setup.member();
  await setup.play(player, PLAYED, new Date(Date.now() - BEFORE_MS));
  await setup.counted();
  const looks = async (url: string) => (await setup.app.request({ url, token: player.token })).json().value;
  await looks('/wps/v2/levels');
  const { claim } = await looks('/wps/v2/rebates');
  const claims = {
    mission: { method: 'POST', url: '/wps/v2/missions/claim', payload: { code: 'first-steps', period: 'once' } },
    level: { method: 'POST', url: '/wps/v2/levels/claim', payload: { rank: 1 } },
    rebate: { method: 'POST', url: '/wps/v2/rebates/claim', payload: { days: claim.days, sum: claim.sum } },
    activity: { method: 'PUT', url: '/wps/v2/rewards/claim', payload: { code: activity } },
  } as const;
  return { ...player, claims };
}

/** What is answered; nothing where nobody answers any more. */
async function send({ token }: Claimer, { method, url, payload }: Claim): Promise<{ status: number; text: string } | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${gateway.port}${url}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(3_000),
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    // A gateway that was killed gives no answer, which is what this test is about.
    return undefined;
  }
}

const sendAll = (members: readonly Claimer[], kinds: readonly Kind[]) =>
  Promise.all(kinds.flatMap((kind) => members.map((each) => send(each, each.claims[kind]))));

/** As somebody presses again until it is told: claimed. */
async function insist(member: Claimer, kind: Kind): Promise<void> {
  for (;;) {
    const answer = await send(member, member.claims[kind]);
    if (answer?.status === 200) return;
    if (answer && answer.status < 500) throw new Error(`${kind}: ${answer.text}`);
    await pause(30);
  }
}

/** Whether for each of the kinds somebody has written their claim, and waits for its money. */
async function areBetween(kinds: readonly Kind[]): Promise<boolean> {
  const { rowCount } = await setup.owner.query(
    `select distinct relation from pg_locks held join pg_stat_activity waiting using (pid)
      where waiting.datname = current_database() and waiting.wait_event_type = 'Lock' and held.mode = 'RowExclusiveLock'
        and relation = any($1::text[]::regclass[])`,
    [kinds.map((kind) => ROWS[kind])],
  );
  return rowCount === kinds.length;
}

/**
 * Kills when claims of a kind and of activities are written and not paid. The ledger is read no further than to what is written, so the activity, for which nothing has to be
 * read, comes second. Nobody waits for a lock for long: until both stand there, they are asked for again.
 */
async function killBetween(members: readonly Claimer[], kind: (typeof KINDS)[number]): Promise<void> {
  await operator.query('begin');
  // Not a lock of rows: that would keep the ledger from being read.
  await operator.query('lock table ledger_transactions in exclusive mode');
  const stop = new AbortController();
  const asking = askUntil(stop.signal, members, [kind]);
  let second: Promise<unknown> | undefined;
  while (!(await areBetween([kind, 'activity']))) {
    if (!second && (await areBetween([kind]))) second = sendAll(members, ['activity']).finally(() => (second = undefined));
    await pause(2);
  }
  stop.abort();
  await gateway.kill();
  await operator.query('rollback');
  await Promise.all([asking, second]);
}

async function askUntil(stop: AbortSignal, members: readonly Claimer[], kinds: readonly Kind[]): Promise<void> {
  while (!stop.aborted) await sendAll(members, kinds);
}

/** Kills at any moment of claims that are under way. */
async function killAtRandom(members: readonly Claimer[]): Promise<void> {
  const asking = sendAll(members, ['activity', ...KINDS]);
  await pause(randomInt(120));
  await gateway.kill();
  await asking;
}

const awardsOf = async ({ id }: Claimer): Promise<{ source: string; amount: bigint }[]> => {
  const { rows } = await setup.owner.query<{ source: string; amount: string }>(
    `select split_part(reference, ':', 2) as source, amount::text from ledger_lines
      where member_id = $1 and kind = 'bonus' and outcome = 'posted' order by 1`,
    [id],
  );
  return rows.map(({ source, amount }) => ({ source, amount: BigInt(amount) }));
};

it(
  `pays each claim once though the gateway is killed ${KILLS} times between a claim and its money, or at any moment`,
  async () => {
    for (let killed = 0; killed < KILLS; killed += 1) {
      const members = await Promise.all(Array.from({ length: MEMBERS }, aClaimer));
      const kind = KINDS[killed % (KINDS.length + 1)];
      await (kind ? killBetween(members, kind) : killAtRandom(members));
      await gateway.start();
      if (kind) expect((await Promise.all(members.map(awardsOf))).flat()).toEqual([]);

      for (const each of ['activity', ...KINDS] as const)
        await Promise.all(members.flatMap((member) => Array.from({ length: AT_ONCE }, () => insist(member, each))));
      claimers.push(...members);
    }

    for (const member of claimers) {
      const awards = await awardsOf(member);
      expect(awards.map(({ source }) => source)).toEqual(['activity', 'level', 'mission', 'rebate']);
      const sum = awards.reduce((all, { amount }) => all + amount, 0n);
      expect(sum).toBe(500n + 10_000n + 1_000n + BigInt((member.claims.rebate.payload as { sum: string }).sum));
      expect(await setup.held(member)).toBe(sum);
    }
    expect(await verifyLedger(setup.app.platform.db)).toMatchObject({ sound: true, total: 0n, discrepancies: [] });
  },
  (KILLS + 1) * TIMEOUT_MS,
);
