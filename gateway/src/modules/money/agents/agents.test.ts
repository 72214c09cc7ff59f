import type { TeamMember, TeamMembersValue, TeamSummaryValue } from '@pavilion/api/agents';
import pg from 'pg';
import { type TestApp, testApp } from '../../../platform/testing';
import type { Member } from '../../identity/members';

let app: TestApp;
const tokens = new Map<string, string>();
const PASSWORD = 'Lantern 42 river';

interface Activity {
  who: string;
  daysAgo: number;
  deposit?: bigint;
  bet?: bigint;
  win?: bigint;
}

/** head leads sub and ann; sub leads bob and deep; deep leads cat. rival leads eve. */
const TREE: readonly [account: string, type: 0 | 1 | 2 | 41, upline?: string][] = [
  ['head', 1],
  ['rival', 1],
  ['sub', 2, 'head'],
  ['ann', 0, 'head'],
  ['bob', 0, 'sub'],
  ['deep', 41, 'sub'],
  ['cat', 0, 'deep'],
  ['eve', 0, 'rival'],
];
const ACTIVITIES: readonly Activity[] = [
  { who: 'head', daysAgo: 1, deposit: 1000n, bet: 900n },
  { who: 'ann', daysAgo: 1, deposit: 5000n, bet: 1200n, win: 300n },
  { who: 'bob', daysAgo: 2, deposit: 2000n, bet: 700n },
  { who: 'cat', daysAgo: 3, deposit: 900n, bet: 800n, win: 2500n },
  { who: 'cat', daysAgo: 20, deposit: 4000n },
  { who: 'eve', daysAgo: 1, deposit: 9000n, bet: 8000n },
];

const members = new Map<string, Member>();
beforeAll(async () => {
  app = await testApp();
  for (const [account, type, upline] of TREE) await enrol(account, type, upline);
  for (const action of ACTIVITIES) await live(action);
});
afterAll(() => app.close());

async function enrol(account: string, type: 0 | 1 | 2 | 41, upline?: string): Promise<void> {
  const above = upline && members.get(upline);
  const { members: service, auth, brands } = app.gateway.services;
  const registeredAt = new Date(Date.now() - 30 * 86_400_000);
  members.set(
    account,
    await service.create({
      brand: 'pavilion',
      account,
      type,
      password: PASSWORD,
      registeredAt,
      ...(above && { uplineId: above.id }),
    }),
  );
  const brand = brands.byCode('pavilion');
  if (!brand) throw new Error('no brand');
  const { token } = await auth.signIn(
    brand,
    { username: account, password: PASSWORD, type: 'username' },
    { address: '127.0.0.1', device: 'test' },
  );
  tokens.set(account, token);
}

async function live({ who, daysAgo, deposit, bet, win }: Activity): Promise<void> {
  const own = { memberId: idOf(who), brand: 'pavilion', currency: 'BDT', at: new Date(Date.now() - daysAgo * 86_400_000) };
  const name = `${who}-${daysAgo}`;
  const play = { ...own, vendor: 'studio', game: 'dice', round: name };
  const { wallet } = app.gateway.services;
  if (deposit) await wallet.post({ ...own, kind: 'deposit', reference: `deposit:${name}`, amount: deposit });
  if (bet) await wallet.post({ ...play, kind: 'bet', reference: `studio:${name}-bet`, amount: bet });
  if (win) await wallet.post({ ...play, kind: 'win', reference: `studio:${name}-win`, related: `studio:${name}-bet`, amount: win });
}

function idOf(account: string): string {
  return String(members.get(account)?.id);
}

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000 + 6 * 3_600_000).toISOString().slice(0, 10);
const WEEK = { from: dayAgo(6), to: dayAgo(0) };

const ask = (url: string, query: Record<string, string>, as: string | undefined) =>
  app.request({ url, query, ...(as && { token: tokens.get(as) ?? '' }) });

async function summaryOf(agent: string, range = WEEK): Promise<TeamSummaryValue> {
  const answer = await ask('/wps/agent/team/summary', range, agent);
  expect(answer.statusCode).toBe(200);
  return answer.json().value;
}

/** Nothing is read before the end of what is open on the whole server, where other suites work too: then the next look brings it. */
async function summaryWith(validBets: string, agent: string): Promise<TeamSummaryValue> {
  for (let looks = 1; looks < 20; looks += 1) {
    const summary = await summaryOf(agent);
    if (summary.totals.validBets === validBets) return summary;
  }
  return summaryOf(agent);
}

async function membersOf(agent: string, query: Record<string, string> = {}): Promise<TeamMembersValue> {
  const answer = await ask('/wps/agent/team/members', { ...WEEK, ...query }, agent);
  expect(answer.statusCode).toBe(200);
  return answer.json().value;
}

describe('an agent who looks at the team', () => {
  it('sees what everybody below did, to the unit, and nothing of their own or of another team', async () => {
    const { totals, members: count, levels } = await summaryWith('2700', 'head');

    expect(totals).toEqual({
      deposits: '7900',
      withdrawals: '0',
      validBets: '2700',
      wins: '2800',
      profitLoss: '100',
      activeMembers: 3,
    });
    expect(count).toBe(5);
    expect(levels).toEqual([
      { level: 1, members: 2, agents: 1 },
      { level: 2, members: 2, agents: 1 },
      { level: 3, members: 1, agents: 0 },
    ]);
  });

  it('sees days that add up to the totals, quiet days too', async () => {
    const { days, totals } = await summaryOf('head');

    expect(days).toHaveLength(7);
    for (const key of ['deposits', 'validBets', 'wins', 'profitLoss'] as const)
      expect(String(days.reduce((sum, day) => sum + BigInt(day[key]), 0n))).toBe(totals[key]);
  });

  it('sees a bet at the next look, and it gone when it is taken back', async () => {
    const own = { memberId: idOf('ann'), brand: 'pavilion', currency: 'BDT' };
    const play = { ...own, vendor: 'studio', game: 'dice', round: 'later' };
    const { wallet } = app.gateway.services;

    await wallet.post({ ...play, kind: 'bet', reference: 'studio:later-bet', amount: 250n });
    const after = await summaryWith('2950', 'head');
    await wallet.post({ ...play, kind: 'rollback', reference: 'studio:later-back', related: 'studio:later-bet', amount: 0n });
    const taken = await summaryWith('2700', 'head');

    expect(after.totals.validBets).toBe('2950');
    expect(taken.totals.validBets).toBe('2700');
  });

  it('counts each movement once when many look at once while bets come in', async () => {
    const own = { memberId: idOf('eve'), brand: 'pavilion', currency: 'BDT', vendor: 'studio', game: 'dice' };
    const { wallet } = app.gateway.services;
    const bets = Array.from({ length: 60 }, (_, at) =>
      wallet.post({ ...own, kind: 'bet', reference: `studio:crowd-${at}`, round: `c${at}`, amount: 1n }),
    );

    await Promise.all([...bets, ...Array.from({ length: 12 }, () => summaryOf('rival'))]);

    expect((await summaryWith('8060', 'rival')).totals.validBets).toBe('8060');
  });

  it('opens the team level by level, each list adding up to its parent', async () => {
    const top = await membersOf('head');
    const sub = top.list.find(({ account }) => account === 'sub') as TeamMember;
    const below = await membersOf('head', { uplineId: sub.id });

    expect(top.list.map(({ account, team, direct }) => [account, team, direct])).toEqual([
      ['sub', 3, 2],
      ['ann', 0, 0],
    ]);
    expect(sub).toMatchObject({
      agent: true,
      deposits: '2900',
      validBets: '1500',
      wins: '2500',
      profitLoss: '1000',
      activeMembers: 2,
    });
    expect(below.list.map(({ account, validBets }) => [account, validBets])).toEqual([
      ['deep', '800'],
      ['bob', '700'],
    ]);
  });

  it('sorts by any column and turns pages', async () => {
    const cheapest = await membersOf('head', { sort: 'deposits', order: 'asc', pageSize: '1' });
    const next = await membersOf('head', { sort: 'deposits', order: 'asc', pageSize: '1', pageNo: '2' });
    const beyond = await membersOf('head', { pageNo: '9' });

    expect(cheapest).toMatchObject({ total: 2, totalPages: 2, list: [{ account: 'sub' }] });
    expect(next.list).toMatchObject([{ account: 'ann' }]);
    expect(beyond.list).toEqual([]);
  });

  it.each([
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2025-01-01', to: '2026-01-01' },
  ])('is told that there is no range from $from to $to', async (range) => {
    const answer = await ask('/wps/agent/team/summary', range, 'head');

    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('request.invalid');
  });
});

describe('somebody who is not that agent', () => {
  it('is kept out: a visitor, a member', async () => {
    for (const url of ['/wps/agent/team/summary', '/wps/agent/team/members']) {
      expect((await ask(url, WEEK, undefined)).statusCode).toBe(401);
      expect((await ask(url, WEEK, 'ann')).json().code).toBe('auth.non_agent');
    }
  });

  it('does not find the team of another agent, of an agent above, or of nobody', async () => {
    const strangers = [
      members.get('rival')?.publicId,
      members.get('eve')?.publicId,
      members.get('head')?.publicId,
      '0123456789abcdef',
    ];
    for (const uplineId of strangers) {
      const answer = await ask('/wps/agent/team/members', { ...WEEK, uplineId: uplineId ?? '' }, 'sub');
      expect(answer.statusCode).toBe(404);
    }
  });

  it('is nobody in another brand', async () => {
    const answer = await app.request({
      brand: 'lagoon',
      url: '/wps/agent/team/summary',
      query: WEEK,
      token: tokens.get('head') ?? '',
    });

    expect(answer.statusCode).toBe(401);
  });
});

it('tells a member that there are no contracts', async () => {
  const answer = await ask('/wps/member/info/funds/consolidated', {}, 'ann');

  expect(answer.json().value).toEqual({ dailysalreqtype: 0, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 });
});

it('says when the daily figures cannot follow the ledger, because a transaction stays open', async () => {
  const somebody = new pg.Client({ connectionString: app.platform.url });
  await somebody.connect();
  await somebody.query('begin');
  await somebody.query('select pg_current_xact_id()');
  await live({ who: 'rival', daysAgo: 40, deposit: 100n });

  expect(await app.platform.jobs.runNow('members.daily-figures')).toEqual({ complete: false });
  await somebody.end();
});
