import { generateKeyPairSync } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Game } from '@pavilion/api/games';
import { sql } from 'kysely';
import { untilDaysAggregated, type TestApp, testApp, seedGames } from '../../../platform/testing';
import { isTooWeak } from '../../../platform/password-strength';
import { verifyLedger } from '../../money/wallet';
import { type DemoAccount, demoAccounts } from './demo-accounts';
import { demoMovements } from './demo-activity';
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
  await app.gateway.services.vendors.add({ code, brands: ['pavilion'], publicKey: pem, launchUrl: 'http://127.0.0.1:9' });
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

  it('has members play what opens, but for the days of which vendors are asked, whatever else they do', () => {
    const day = new Date('2026-11-20T12:00:00Z');
    const account = demoAccounts('small').find((each) => each.account === 'rahima') as DemoAccount;
    const announced = [{ nodeId: '1', vendor: 'jdb', code: 'x' }];
    const lived = (open: typeof announced) =>
      demoMovements({ account, memberId: '7', currency: 'BDT', games: announced, open, day });
    const stakes = (movements: ReturnType<typeof lived>) => movements.map(({ kind, amount, at }) => ({ kind, amount, at }));

    const life = lived([{ nodeId: '2', vendor: 'studio', code: 'y' }]);
    const rounds = life.filter(({ kind }) => kind === 'bet');
    const inOpen = rounds.filter(({ vendor }) => vendor === 'studio');

    expect(inOpen.length).toBeGreaterThan(rounds.length / 3);
    expect(inOpen.length).toBeLessThan(rounds.length);
    expect(inOpen.filter(({ at }) => at && at > new Date(day.getTime() - 3 * 86_400_000))).toEqual([]);
    expect(stakes(life)).toEqual(stakes(lived([])));
  });

  it('has people in the other brand, and an account that never played', async () => {
    await signedIn('marina', 'lagoon');
    const { token } = await signedIn('hasan_new');

    expect((await app.request({ url: '/wps/v2/wallets/balance', token })).json().value.balance).toBe('0');
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
    });
    const before = await facts();
    await db.updateTable('demo_seeds').set({ finished_at: null }).execute();

    expect(await seedDemo(app.platform, app.gateway.services, 'small')).toBe(true);

    expect(await facts()).toEqual(before);
  }, 60_000);
});
