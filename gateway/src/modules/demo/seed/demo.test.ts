import { generateKeyPairSync } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { BoardRow } from '@pavilion/api/boards';
import type { Game } from '@pavilion/api/games';
import type { RewardActivity } from '@pavilion/api/rewards';
import { sql } from 'kysely';
import { untilDaysAggregated, type TestApp, testApp, seedGames } from '../../../platform/testing';
import { isTooWeak } from '../../../platform/password-strength';
import { verifyLedger } from '../../money/wallet';
import { type DemoAccount, demoAccounts } from './demo-accounts';
import { demoMovements } from './demo-activity';
import { DEMO_PROMO_CODE } from './demo-campaigns';
import { DEMO_PASSWORD, seedDemo } from './index';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedGames(app.platform);
  await connectVendor('studio');
  await app.gateway.services.games.reload();
  await seedDemo(app.platform, app.gateway.services, 'small');
}, 120_000);
afterAll(() => app.close());

async function connectVendor(code: string): Promise<void> {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const [brands, capabilities] = [['pavilion', 'lagoon'], ['free-rounds'] as const];
  const vendor = { code, brands, capabilities: [...capabilities], publicKey: pem, launchUrl: 'http://127.0.0.1:9' };
  await app.gateway.services.vendors.add(vendor);
}

async function signedIn(username: string, brandCode = 'pavilion') {
  const { auth, brands } = app.gateway.services;
  const brand = brands.byCode(brandCode);
  if (!brand) throw new Error('no brand');
  return auth.signIn(brand, { username, password: DEMO_PASSWORD, type: 'username' }, { address: '127.0.0.1', device: 'test' });
}

describe('the demo', () => {
  it('is the same people with the same lives on every machine', () => {
    const life = () =>
      demoAccounts('small').map((account) =>
        demoMovements({
          account,
          memberId: '7',
          currency: 'BDT',
          games: [{ nodeId: '1', vendor: 'jdb', code: 'x' }],
          open: [{ nodeId: '2', vendor: 'studio', code: 'y' }],
          connectedAt: new Date('2026-11-20T11:00:00Z'),
          day: new Date('2026-11-20T12:00:00Z'),
        }),
      );

    expect(demoAccounts('small')).toEqual(demoAccounts('small'));
    expect(isDeepStrictEqual(life(), life())).toBe(true);
    expect(new Set(demoAccounts('large').map(({ brand, account }) => `${brand} ${account}`)).size).toBe(
      demoAccounts('large').length,
    );
  });

  it('leaves sound books, in which nobody was refused', async () => {
    const report = await verifyLedger(app.platform.db);
    const refused = await app.platform.db
      .selectFrom('ledger_transactions')
      .select('reference')
      .where('outcome', '<>', 'posted')
      .execute();

    expect(report).toMatchObject({ sound: true, total: 0n });
    expect(report.transactions).toBeGreaterThan(15_000n);
    expect(refused).toEqual([]);
  });

  it('lets rahima withdraw at once: where her money goes is as old as her account', async () => {
    const { token } = await signedIn('rahima');

    const terms = (await app.request({ url: '/wps/v2/withdrawals/terms', token })).json().value;

    expect(terms).toMatchObject({ passwordSet: true, hold: null, payees: [{ method: 'river-pay', number: '•••• 0015' }] });
  });

  it('shows rahima every deposit that is in her ledger, and nothing else', async () => {
    const { token } = await signedIn('rahima');
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const days = { from: day(90), to: day(-1) };
    const value = async (url: string, query: Record<string, string>) => (await app.request({ url, query, token })).json().value;

    const record = await value('/wps/v2/records/account', { ...days, area: 'deposits' });
    const { rows } = await sql<{ sum: string; count: number }>`
      select sum(transaction.amount)::text as sum, count(*)::int as count from ledger_transactions transaction
      where kind = 'deposit' and member_id = (select id from members where account = 'rahima')`.execute(app.platform.db);

    expect(rows[0]?.count).toBeGreaterThan(5);
    expect(record.totals.moved).toBe(rows[0]?.sum);
    expect((await value('/wps/v2/deposits', {})).list.length).toBeGreaterThan(5);
  });

  it('has a password that nobody else can choose', async () => {
    expect(await isTooWeak(DEMO_PASSWORD, 'shapla', [])).toBe(true);
  });

  it('gives the agent a team of two hundred on four levels with sixty days behind them', async () => {
    const { token } = await signedIn('karim_agent');
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

    await untilDaysAggregated(app.platform.pool);
    const answer = await app.request({ url: '/wps/agent/team/summary', query: { from: day(60), to: day(-1) }, token });

    const { members, levels, days } = answer.json().value;
    expect(members).toBe(200);
    expect(levels.map(({ level }: { level: number }) => level)).toEqual([1, 2, 3, 4]);
    expect(days.filter(({ validBets }: { validBets: string }) => validBets !== '0').length).toBeGreaterThan(58);
  });

  it('gives the member points, redemptions, favourites and recent games, and fills the winner board', async () => {
    const { token } = await signedIn('rahima');
    const points = (await app.request({ url: '/wps/relay/MCS2_getPointBalance', token })).json().value;
    const redeemed = (await app.request({ url: '/wps/relay/MCS2_getRedeemPointList', token })).json().value;
    const recent = await app.request({
      url: '/wps/relay/GCS_recentGame',
      query: { clientType: '3', page: '1', pageSize: '12', language: 'en' },
      token,
    });
    const winners = await app.gateway.services.games.winners(
      'pavilion',
      { gameCategory: 'ALL', language: 'en', limitNum: '20' },
      'en',
    );

    expect(points.pointBalance).toBeGreaterThan(1000);
    expect(redeemed.list).toHaveLength(2);
    expect(recent.json().value.list.length).toBeGreaterThan(8);
    expect(recent.json().value.list.filter(({ notConnected }: Game) => notConnected)).toEqual([]);
    expect(winners.list).toHaveLength(20);
  });

  it('has members play what opens, but for the time of which its vendor is asked, whatever else they do', () => {
    const day = new Date('2026-11-20T12:00:00Z');
    const account = demoAccounts('small').find((each) => each.account === 'rahima') as DemoAccount;
    const announced = [{ nodeId: '1', vendor: 'jdb', code: 'x' }];
    const connectedAt = new Date(day.getTime() - 86_400_000);
    const lived = (open: typeof announced) =>
      demoMovements({ account, memberId: '7', currency: 'BDT', games: announced, open, connectedAt, day });
    const stakes = (movements: ReturnType<typeof lived>) => movements.map(({ kind, amount, at }) => ({ kind, amount, at }));

    const life = lived([{ nodeId: '2', vendor: 'studio', code: 'y' }]);
    const rounds = life.filter(({ kind }) => kind === 'bet');
    const inOpen = rounds.filter(({ vendor }) => vendor === 'studio');

    expect(inOpen.length).toBeGreaterThan(rounds.length / 3);
    expect(inOpen.length).toBeLessThan(rounds.length);
    expect(inOpen.filter(({ at }) => at && at >= connectedAt)).toEqual([]);
    expect(inOpen.some(({ at }) => at && at.getTime() > connectedAt.getTime() - 86_400_000)).toBe(true);
    expect(stakes(life)).toEqual(stakes(lived([])));
  });

  it('has people in the other brand, and an account that never played', async () => {
    await signedIn('marina', 'lagoon');
    const { token } = await signedIn('hasan_new');

    expect((await app.request({ url: '/wps/v2/wallets/balance', token })).json().value.balance).toBe('0');
  });

  describe('in the member centre', () => {
    const seen = async (url: string, query: Record<string, string> = {}, who = 'rahima', brand = 'pavilion') => {
      const { token } = await signedIn(who, brand);
      return (await app.request({ url, query, token, brand })).json().value;
    };
    const activities = async (who?: string, brand?: string): Promise<Record<string, string>> => {
      const { activities: all } = await seen('/wps/v2/rewards', {}, who, brand);
      return Object.fromEntries(all.map(({ code, state }: RewardActivity) => [code, state]));
    };

    it('shows rahima an activity in each of seven states, and others to whoever is new', async () => {
      expect(await activities()).toEqual({
        'warm-up': 'join',
        'quiet-evening': 'joined',
        'thank-you': 'claim',
        'favourite-corner': 'applying',
        'your-idea': 'rejected',
        'word-about-a-game': 'issued',
        'winter-fair': 'coming-soon',
      });
      expect(await activities('marina', 'lagoon')).toMatchObject({ 'favourite-corner': 'applying', 'word-about-a-game': 'issued' });
      expect(await activities('hasan_new')).toMatchObject({ 'favourite-corner': 'join', 'winter-fair': 'coming-soon' });
      expect((await seen('/wps/v2/rewards/count')).availablePromoCount).toBeGreaterThan(2);
    });

    it('has operators an application of hers to look at, with a picture, and two of others', async () => {
      const { desk } = app.gateway.services.rewards;
      const { list: waiting } = await desk.list('pavilion', { queue: 'waiting' });
      const hers = waiting.find(({ member }) => member.account === 'rahima');
      const { list: decided } = await desk.list('pavilion', { queue: 'decided' });

      expect(waiting).toHaveLength(3);
      expect(hers?.comment).toContain('balcony');
      expect((await desk.picture('pavilion', hers?.pictures[0] ?? '')).length).toBeGreaterThan(1_000);
      expect(decided.map(({ state }) => state).sort()).toEqual(['approved', 'rejected']);
      expect(decided.every(({ decided: by }) => by && by.reason.length > 10)).toBe(true);
    });

    it('has a bonus in play, free rounds that wait, and campaigns to claim, by a code as well', async () => {
      const { active } = await seen('/wps/v2/bonuses');
      const { open } = await seen('/wps/v2/free-rounds');
      const { campaigns } = await seen('/wps/v2/bonuses/campaigns');
      const { token } = await signedIn('rahima');
      const typed = await app.request({
        method: 'POST',
        url: '/wps/v2/bonuses/claim',
        token,
        payload: { code: DEMO_PROMO_CODE.toLowerCase() },
      });

      expect(active).toMatchObject({ state: 'active' });
      expect(BigInt(active.wager.left)).toBeGreaterThan(0n);
      expect(open).toMatchObject([{ rounds: 10, played: 0, state: 'coming' }]);
      expect(open[0].games.length).toBeGreaterThan(0);
      expect(campaigns).toMatchObject([
        { code: 'on-top', state: 'taken' },
        { code: 'week-cashback', state: 'claimable' },
      ]);
      expect([typed.statusCode, (await seen('/wps/v2/bonuses')).queue]).toMatchObject([200, [{ state: 'active' }]]);
      expect((await seen('/wps/v2/free-rounds', {}, 'marina', 'lagoon')).open).toHaveLength(1);
    });

    it('has missions that run, that can be claimed, that were and that were missed', async () => {
      const { list } = await seen('/wps/relay/MCSFE_getMissionSummaryDetails');
      const states = (code: string) =>
        list.flatMap((each: { code: string; state: string }) => (each.code === code ? [each.state] : []));

      expect(states('first-steps')).toEqual(['claimed']);
      expect(['joined', 'progress']).toContain(states('weekly-slots')[0]);
      expect(states('daily-round')).toEqual(expect.arrayContaining(['reached', 'expired']));
    });

    it('climbed two ranks at different times, and took the bonus of the first', async () => {
      const { rank, history, ladder } = await seen('/wps/v2/levels');
      const [gold, silver] = history as { at: string; from: number; to: number }[];

      expect([rank, history.length, silver?.to, gold?.from]).toEqual([2, 2, 1, 1]);
      expect(Date.parse(gold?.at ?? '') - Date.parse(silver?.at ?? '')).toBeGreaterThan(20 * 86_400_000);
      expect(ladder.map(({ bonus }: { bonus: { state: string } }) => bonus.state).slice(0, 4)).toEqual([
        'none',
        'claimed',
        'ready',
        'ahead',
      ]);
    });

    it('has rebates of the last days to claim, and some that were claimed', async () => {
      const { claim, days } = await seen('/wps/v2/rebates');
      const { list } = await seen('/wps/v2/rebates/history');

      expect(BigInt(claim.sum)).toBeGreaterThan(0n);
      expect(days[0].state).toBe('claimable');
      expect(list).toHaveLength(1);
    });

    it('has her on the board of the week among masked others, unless it began after she had played', async () => {
      await app.gateway.services.boards.steps.follow();
      const { boards } = await seen('/wps/relay/MCSFE_getMissionLeaderboard');
      const { rows } = await sql<{ played: boolean; members: number }>`
        select bool_or(member.account = 'rahima') as played, count(distinct member.id)::int as members
        from counted_play_days counted join members member on member.id = counted.member_id
        where member.brand = 'pavilion' and counted > 0 and day >= ${boards[0].running.from}::date`.execute(app.platform.db);
      const [expected] = rows;
      const top: BoardRow[] = boards[0].running.top;

      expect(boards[0].running.members).toBe(expected?.members);
      expect(boards[0].running.own !== null).toBe(expected?.played ?? false);
      expect(top.filter(({ name }) => !name.includes('***'))).toEqual([]);
    });

    it('has segments in the words of a brand, with members in them', async () => {
      const { segments } = app.gateway.services;
      const overview = await segments.overview('pavilion');
      const counted = async (code: string) => {
        const version = overview.segments.find((each) => each.code === code)?.versions[0];
        return version ? (await segments.count('pavilion', version.rule)).members : 0;
      };

      expect(await counted('gold-and-above')).toBeGreaterThan(0);
      expect(await counted('guests-of-honour')).toBe(1);
    });

    it('gives no more than 1.6 % of what counts by all rules of a brand, and to a perfect player nothing but what needs no play', async () => {
      const { promotionRules } = app.gateway.services;
      for (const brand of ['pavilion', 'lagoon']) {
        const rules = (
          await Promise.all((['activity', 'campaign'] as const).map((kind) => promotionRules.overview(brand, kind)))
        ).flatMap((value) => value.rules);

        expect(await promotionRules.givenPerUnit(brand)).toBeLessThanOrEqual(160);
        expect(rules).toHaveLength(10);
        expect(rules.filter(({ cost }) => cost.gainShare > (cost.withoutPlay ? 1 : 0))).toEqual([]);
      }
    });
  });

  it('has rahima playing up to the last hour before it begins, and on each of the days before, whenever that is', () => {
    const account = demoAccounts('small').find((each) => each.account === 'rahima') as DemoAccount;
    const games = [{ nodeId: '1', vendor: 'jdb', code: 'x' }];
    const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 20, hour, 30)));
    const bets = (day: Date) =>
      demoMovements({ account, memberId: '7', currency: 'BDT', games, open: [], connectedAt: day, day }).filter(
        ({ kind }) => kind === 'bet',
      );
    const daysAgo = (day: Date) => bets(day).map(({ at }) => (day.getTime() - (at?.getTime() ?? 0)) / 86_400_000);

    for (const day of hours) {
      expect(Math.min(...daysAgo(day))).toBeLessThan(1 / 24);
      for (let ago = 1; ago < 7; ago += 1) expect(daysAgo(day).some((each) => each > ago - 0.1 && each < ago + 0.4)).toBe(true);
    }
  });

  it('is left alone when it is there', async () => {
    const { count } = app.platform.db.fn;
    const rows = () => app.platform.db.selectFrom('ledger_transactions').select(count('id').as('n')).executeTakeFirstOrThrow();
    const before = await rows();

    const started = process.cpuUsage();
    expect(await seedDemo(app.platform, app.gateway.services, 'small')).toBe(false);

    // Of the processor, whatever else the machine does: making it takes seconds.
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(300);
    expect(await rows()).toEqual(before);
  });

  it('goes on where it was interrupted and doubles nothing', async () => {
    const { db } = app.platform;
    const facts = async () => ({
      ledger: await verifyLedger(db),
      members: await db.selectFrom('members').select(db.fn.count('id').as('n')).executeTakeFirst(),
      points: await db.selectFrom('points_entries').select(db.fn.count('id').as('n')).executeTakeFirst(),
      rules: await db.selectFrom('promotion_rules').select(db.fn.count('id').as('n')).executeTakeFirst(),
      applications: (await app.gateway.services.rewards.desk.list('pavilion', { queue: 'waiting' })).list,
      segments: (await app.gateway.services.segments.overview('pavilion')).segments,
    });
    const before = await facts();
    await db.updateTable('demo_seeds').set({ finished_at: null }).execute();

    expect(await seedDemo(app.platform, app.gateway.services, 'small')).toBe(true);

    expect(await facts()).toEqual(before);
  }, 60_000);
});
