import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { enrolStaff, type PlayerAtVendor, staffRequest, type TestOperator, TestVendor } from '../../../platform/testing';
import { readArguments } from '@pavilion/tooling/cli/read-arguments.mjs';
import { unansweredBets, verifyLedger } from '../wallet';
import { vendorCommand } from './command-description';

let vendor: TestVendor;
let owner: pg.Client;
let player: PlayerAtVendor;
const admins: TestOperator[] = [];

beforeAll(async () => {
  vendor = await TestVendor.connected();
  owner = new pg.Client({ connectionString: vendor.app.platform.url });
  await owner.connect();
  for (const name of ['mira', 'nuri']) admins.push(await enrolStaff(vendor.app, name, { '*': 'admin' }));
});
afterAll(async () => {
  expect(await verifyLedger(vendor.app.platform.db)).toMatchObject({ sound: true, discrepancies: [] });
  await owner.end();
  await vendor.close();
});
beforeEach(async () => {
  await vendor.app.gateway.services.vendors.add({
    code: 'studio',
    brands: ['pavilion'],
    publicKey: vendor.publicPem,
    launchUrl: vendor.launchUrl,
  });
  player = await vendor.player(10_000n);
});

const call = async (as: TestOperator | undefined, method: 'GET' | 'POST', url: string, payload?: object) => {
  const answer = await staffRequest(vendor.app, { url: `/staff${url}`, method, ...(as && { as }), ...(payload && { payload }) });
  return answer.json();
};
const goesAway = () => vendor.app.gateway.services.vendors.remove('studio');
const wanted = { kind: 'give-back', vendor: 'studio', days: '2', reason: 'away since yesterday' };
const propose = (as = admins[0], terms: object = wanted) => call(as, 'POST', '/vendors/changes', terms);
const approve = (id: string, as = admins[1]) =>
  call(as, 'POST', `/vendors/changes/${id}/approval`, { reason: 'they do not answer' });
/** What mira proposes and nuri approves. */
const giveBack = async () => approve((await propose()).value.id);

/** A round that is open, with these bets. */
async function openRound(...stakes: bigint[]): Promise<{ round: string; bets: string[] }> {
  const round = randomUUID();
  const bets = stakes.map(() => randomUUID());
  for (const [at, stake] of stakes.entries()) await vendor.bet(player, stake, { round, transaction_uuid: bets[at] });
  return { round, bets };
}
const roundNow = async (round: string) =>
  (await owner.query('select bets, wins, closed from game_rounds where round = $1', [round])).rows[0];

describe('open rounds of a vendor that is gone', () => {
  it('are given back by two admins, bets and raises, and are over, with what was done in the audit log', async () => {
    const [one, two] = [await openRound(300n, 200n), await openRound(100n)];
    await goesAway();
    expect(await giveBack()).toMatchObject({ value: { state: 'applied', decided: { by: 'nuri' } } });

    expect(await player.balance()).toBe(10_000n);
    for (const { round } of [one, two]) expect(await roundNow(round)).toEqual({ bets: 0n, wins: 0n, closed: true });
    const { value } = await call(admins[0], 'GET', '/audit?brand=pavilion&limit=5');
    expect(value.lines.find(({ action }: { action: string }) => action === 'rounds.given-back')).toMatchObject({
      who: 'nuri',
      after: { vendor: 'studio', days: 2, currency: 'BDT', rounds: 2, staked: '600' },
    });
  });

  it('are given back whole, however many bets go back at once', async () => {
    await openRound(300n, 200n);
    await openRound(100n, 50n);
    const betsByRound = async (most: number) => {
      const bets = await unansweredBets(vendor.app.platform.db, { vendor: 'studio', days: 2, most });
      return bets.reduce((counts, { round }) => counts.set(round, (counts.get(round) ?? 0) + 1), new Map<string, number>());
    };
    const whole = await betsByRound(1_000);
    expect([...whole.values()].filter((bets) => bets === 2).length).toBeGreaterThan(1);

    for (let most = 1; most <= 4; most += 1)
      for (const [round, bets] of await betsByRound(most)) expect([most, bets]).toEqual([most, whole.get(round)]);
    expect((await betsByRound(4)).size).toBeGreaterThan(0);
    await goesAway();
    await giveBack();
  });

  it('are told to open pages, as every movement is', async () => {
    await openRound(300n);
    await goesAway();
    const told: unknown[] = [];
    const listening = vendor.app.platform.bus.on('wallets.changed').subscribe((change) => void told.push(change));
    await giveBack();
    listening.unsubscribe();

    expect(JSON.stringify(told)).toContain(`["${player.memberId}","BDT","main","10000"`);
  });

  it('stay where one admin alone wants it, or one of a single brand', async () => {
    await openRound(300n);
    await goesAway();
    const { value } = await propose();

    expect((await approve(value.id, admins[0])).code).toBe('accounting.second_operator_required');
    const local = await enrolStaff(vendor.app, `local${randomUUID().slice(0, 8)}`, { pavilion: 'admin' });
    expect((await propose(local)).code).toBe('auth.forbidden');
    expect(await player.balance()).toBe(9_700n);
  });

  it('stay while the vendor is connected, also when it came back since the proposal', async () => {
    await openRound(300n);
    expect((await propose()).code).toBe('request.not_found');
    await goesAway();
    const { value } = await propose();
    const terms = { brands: ['pavilion'], publicKey: vendor.publicPem, launchUrl: vendor.launchUrl };
    await vendor.app.gateway.services.vendors.add({ code: 'studio', ...terms });

    expect((await approve(value.id)).code).toBe('request.not_found');
    expect(await player.balance()).toBe(9_700n);
    await goesAway();
    expect((await approve(value.id)).value.state).toBe('applied');
  });

  it('stay where a win was paid or waits, where they are over, old or lapsed', async () => {
    const [won, lost, old, lapsed, open] = [
      await openRound(100n),
      await openRound(100n),
      await openRound(100n),
      await openRound(100n),
      await openRound(50n),
    ];
    await vendor.win(player, 40n, won.bets[0] ?? '', { round: won.round, round_closed: false });
    await vendor.win(player, 0n, lost.bets[0] ?? '', { round: lost.round, round_closed: true });
    await owner.query(`update game_rounds set moved_at = now() - interval '3 days' where round = $1`, [old.round]);
    await owner.query(
      `insert into lapsed_rounds (member_id, vendor, round) select member_id, vendor, round from game_rounds where round = $1`,
      [lapsed.round],
    );
    await goesAway();
    await giveBack();

    expect(await player.balance()).toBe(10_000n - 400n + 40n);
    expect(await roundNow(open.round)).toMatchObject({ bets: 0n, closed: true });
  });

  it('are given back once, however often it is approved', async () => {
    await openRound(300n);
    await goesAway();
    const [first, second] = [(await propose()).value, (await propose()).value];
    const answers = await Promise.all([approve(first.id), approve(second.id)]);

    expect(answers.map(({ code }) => code).sort()).toEqual(['request.not_found', undefined]);
    expect(await player.balance()).toBe(10_000n);
  });
});

/** Waits until so many calls wait for a lock that somebody holds. */
async function waiting(calls: number): Promise<void> {
  for (let time = 0; time < 200; time += 1) {
    const { rows } = await owner.query(
      `select count(*)::int as calls from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows[0].calls >= calls) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('nobody waits');
}
/** Holds the player's wallets in a connection of its own while `run` begins what waits for them. */
async function whileWalletsAreHeld(run: () => Promise<void>): Promise<void> {
  const holder = new pg.Client({ connectionString: vendor.app.platform.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from wallet_accounts where member_id = $1 for update', [player.memberId]);
  await run().finally(() => holder.end());
}

describe('a win that lands between the reading of what is open and the lock', () => {
  it('is paid, and neither the bet nor the raise of its round goes back', async () => {
    const { round, bets } = await openRound(300n, 200n);
    const other = await openRound(50n);
    await goesAway();
    const { value } = await propose();
    let [win, answer]: Promise<unknown>[] = [];
    await whileWalletsAreHeld(async () => {
      win = vendor.win(player, 900n, bets[0] ?? '', { round, round_closed: false });
      await waiting(1);
      answer = approve(value.id);
      await waiting(2);
    });

    expect(await win).toMatchObject({ status: 'RS_OK' });
    expect(await answer).toMatchObject({ value: { state: 'applied' } });
    expect(await roundNow(round)).toEqual({ bets: 500n, wins: 900n, closed: false });
    expect(await roundNow(other.round)).toMatchObject({ bets: 0n, closed: true });
    expect(await player.balance()).toBe(10_000n - 500n + 900n);
  });
});

describe('a wallet that has no room for what would go back', () => {
  const CEILING = 9_007_199_254_740n;
  const fill = (memberId: string, amount: bigint) => {
    const account = { memberId, brand: 'pavilion', currency: 'BDT' };
    return vendor.app.gateway.services.wallet.post({ ...account, kind: 'deposit', reference: `deposit:${randomUUID()}`, amount });
  };

  it('keeps its rounds open whole, the others get theirs, and the audit log says both', async () => {
    const full = player;
    const [stays, fits] = [await openRound(300n, 200n), await openRound(100n)];
    player = await vendor.player(10_000n);
    const open = await openRound(70n);
    await fill(full.memberId, CEILING - (await full.balance()) - 400n);
    await goesAway();

    expect(await giveBack()).toMatchObject({ value: { state: 'applied' } });
    expect(await player.balance()).toBe(10_000n);
    expect(await roundNow(open.round)).toMatchObject({ closed: true });
    expect(await roundNow(stays.round)).toEqual({ bets: 500n, wins: 0n, closed: false });
    expect(await roundNow(fits.round)).toMatchObject({ bets: 0n, closed: true });
    const { value } = await call(admins[0], 'GET', '/audit?brand=pavilion&limit=5');
    expect(value.lines.find(({ action }: { action: string }) => action === 'rounds.given-back').after).toMatchObject({
      rounds: 2,
      staked: '170',
      left: { rounds: 1, staked: '500', reason: 'wallet.balance_too_large' },
    });
    expect((await giveBack()).code).toBe('wallet.balance_too_large');
    await owner.query('update game_rounds set closed = true where round = $1', [stays.round]);
  });
});

it.each(['0', '-1', '1.5', '2e2', '366', '99999999999999999999', '', ' 2', 'two', 2, null, undefined])(
  'rounds of so many days are not given back: %p',
  async (days) => {
    await goesAway();

    expect(await propose(admins[0], { ...wanted, days })).toMatchObject({ code: 'request.invalid' });
    const typed = () => readArguments(vendorCommand, ['give-back', 'studio', `--days=${days}`]);
    if (days !== 2) expect(typed).toThrow(/--days (cannot be|needs)/);
  },
);

describe('a vendor that comes late, after its rounds were given back', () => {
  async function givenBack() {
    const { round, bets } = await openRound(300n);
    await goesAway();
    await giveBack();
    return { round, bet: bets[0] ?? '' };
  }

  it('is told that a win will never be paid, takes its bet back, and moves nothing by that', async () => {
    const { round, bet } = await givenBack();
    const [win, again] = [randomUUID(), { round }];

    for (let times = 0; times < 2; times += 1)
      expect(await vendor.win(player, 900n, bet, { ...again, transaction_uuid: win, round_closed: true })).toMatchObject({
        status: 'RS_ERROR_DUPLICATE_TRANSACTION',
      });
    expect(await vendor.rollback(player, bet, { round, round_closed: true })).toMatchObject({ status: 'RS_OK' });
    expect(await player.balance()).toBe(10_000n);
  });

  it('is told that a loss is heard, and moves nothing by that', async () => {
    const { round, bet } = await givenBack();

    expect(await vendor.win(player, 0n, bet, { round, round_closed: true })).toMatchObject({
      status: 'RS_OK',
      balance: 10_000_000,
    });
    expect(await player.balance()).toBe(10_000n);
  });

  it('has no bet taken once more, neither the same nor another in the round', async () => {
    const { round, bet } = await givenBack();
    await vendor.bet(player, 300n, { round, transaction_uuid: bet });
    await vendor.bet(player, 300n, { round });

    expect(await player.balance()).toBe(10_000n);
  });

  it('is paid once or given back, and never both, when its win comes at the same moment', async () => {
    for (let time = 0; time < 8; time += 1) {
      const terms = { brands: ['pavilion'], publicKey: vendor.publicPem, launchUrl: vendor.launchUrl };
      await vendor.app.gateway.services.vendors.add({ code: 'studio', ...terms });
      const before = await player.balance();
      const { round, bets } = await openRound(300n);
      await goesAway();
      const { value } = await propose();
      const [win] = await Promise.all([vendor.win(player, 900n, bets[0] ?? '', { round, round_closed: true }), approve(value.id)]);

      const gained = (await player.balance()) - before;
      expect([win.status, gained]).toEqual(win.status === 'RS_OK' ? ['RS_OK', 600n] : ['RS_ERROR_DUPLICATE_TRANSACTION', 0n]);
    }
  });
});
