import type { LevelBonusState, LevelRankValue, LevelsValue } from '@pavilion/api/levels';
import { addYears, dayIn } from '@pavilion/time';
import pg from 'pg';
import { claimableOf, enrolStaff, staffRequest } from '../../../platform/testing';
import { type Climber, climbersOf } from './climbers-fixture';
import { aLadder, type LevelsFixture, setUpLevels } from './levels-fixture';

let now: LevelsFixture;
beforeAll(async () => (now = await setUpLevels()), 60_000);
afterAll(() => now.close());

const LADDER = aLadder([
  { stake: 10_000, bonus: 30 },
  { stake: 30_000, bonus: 60, deposits: 5_000 },
  { stake: 100_000, bonus: 200, deposits: 5_000, withdrawals: 200, faster: true },
]);
beforeEach(() => now.onlyLadder(LADDER));

const { person, get, claim, balance } = climbersOf(() => now);
const bonus = ({ ladder }: LevelsValue, rank: number): LevelBonusState | undefined => ladder[rank]?.bonus.state;

describe('a member on the way up', () => {
  it('begins at the foot, and reads what the next rank takes and brings', async () => {
    const tina = await person();

    const value = await get(tina);

    expect(value).toMatchObject({
      currency: 'BDT',
      rank: 0,
      next: { rank: 1, conditions: [{ kind: 'stake', needed: '10000', done: '0' }] },
      keep: null,
      takenBack: '0',
      birthday: null,
      history: [],
    });
    expect(value.ladder.map(({ label, rankBonus, bonus: { state } }) => [label.en, rankBonus, state])).toEqual([
      ['Rank 0', '0', 'none'],
      ['Rank 1', '30', 'ahead'],
      ['Rank 2', '60', 'ahead'],
      ['Rank 3', '200', 'ahead'],
    ]);
  });

  it('is told at once that there may be something to claim, also for a rank without a bonus: campaigns give for it, too', async () => {
    await now.onlyLadder(aLadder([{ stake: 10_000 }]));
    const [tina, omar] = [await person(), await person()];
    const told: string[] = [];
    const listening = now.app.platform.bus.on('rewards.changed').subscribe(({ memberId }) => told.push(memberId));
    await now.play(omar.id, 9_999);
    await get(omar);
    await now.play(tina.id, 10_000);
    await get(tina);
    listening.unsubscribe();

    expect(told).toEqual([tina.id]);
  });

  it('goes up as soon as the play counts, by several ranks at once, but not without all that a rank takes', async () => {
    const tina = await person();
    await now.play(tina.id, 35_000);

    const value = await get(tina);
    expect(value.rank).toBe(1);
    expect(value.next?.conditions).toEqual([
      { kind: 'stake', needed: '30000', done: '35000' },
      { kind: 'deposits', needed: '5000', done: '0' },
    ]);

    await now.deposit(tina.id, 5_000);
    await now.play(tina.id, 70_000);
    expect(await get(tina)).toMatchObject({
      rank: 3,
      next: null,
      history: [
        { from: 1, to: 3, why: 'play' },
        { from: 0, to: 1, why: 'play' },
      ],
    });
  });

  it('is moved by the job when they do not look, and the frame shows their rank', async () => {
    const tina = await person();
    await now.play(tina.id, 12_000);

    await now.counted();
    await now.app.platform.jobs.runNow('levels.follow');

    const rank: LevelRankValue = (await now.app.request({ url: '/wps/v2/levels/rank', token: tina.token })).json().value;
    expect(rank).toEqual({ hasVip: true, vipLabelName: { bn: 'ধাপ 1', en: 'Rank 1' }, vipRankLevel: 1 });
    expect(await now.app.gateway.services.levels.rankOf(tina.id)).toMatchObject({ rank: 1 });
  });
});

describe('what waits for a member', () => {
  const waits = ({ token }: Climber) => claimableOf(now.app, token, 'level');
  const page = { kind: 'level', currency: 'BDT', page: 'member.vip' } as const;

  it('is in the reward centre until they claim it, and not while its play is taken back', async () => {
    const tina = await person();
    const round = await now.play(tina.id, 12_000);
    expect(await waits(tina)).toEqual([]);
    await get(tina);
    expect(await waits(tina)).toEqual([{ ...page, code: 'rank:1', name: { bn: 'ধাপ 1', en: 'Rank 1' }, amount: '30' }]);

    await now.takeBack(tina.id, round);
    await get(tina);
    expect(await waits(tina)).toEqual([]);

    await now.play(tina.id, 12_000);
    await get(tina);
    expect(await waits(tina)).toHaveLength(1);
    await claim(tina, 1);
    expect(await waits(tina)).toEqual([]);
  });

  it('can be the gift for a birthday', async () => {
    await now.onlyLadder(aLadder([{ stake: 10_000, birthday: 70 }]));
    const tina = await person();
    await now.play(tina.id, 12_000);
    await get(tina);
    const today = dayIn('Asia/Dhaka');
    const amina = await enrolStaff(now.app, 'amina', { pavilion: 'approver' });
    const url = `/staff/brands/pavilion/members/${tina.publicId}/birthday`;
    const payload = { birthday: addYears(today, -30), reason: 'passport shown' };
    expect((await staffRequest(now.app, { method: 'POST', url, as: amina, payload })).statusCode).toBe(200);
    expect(await waits(tina)).toEqual([
      { ...page, code: `birthday:${today}`, name: { bn: 'জন্মদিনের বোনাস', en: 'Birthday bonus' }, amount: '70' },
    ]);

    const ask = { method: 'POST', url: '/wps/v2/levels/birthday', token: tina.token } as const;
    while ((await now.app.request(ask)).statusCode === 503);
    expect(await waits(tina)).toEqual([]);
  });
});

describe('the bonus of a rank', () => {
  it('is the member’s own money once they claim it, and once only', async () => {
    const tina = await person();
    await now.play(tina.id, 12_000);
    expect(bonus(await get(tina), 1)).toBe('ready');
    const before = await balance(tina);

    const [first, again] = [await claim(tina, 1), await claim(tina, 1)];

    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(bonus(first.json().value, 1)).toBe('claimed');
    expect(await balance(tina)).toBe(before + 30n);
  });

  it('is paid once when fifty claims come at once', async () => {
    const tina = await person();
    await now.play(tina.id, 12_000);
    await get(tina);
    const before = await balance(tina);

    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(tina, 1)));

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await balance(tina)).toBe(before + 30n);
  });

  it('is paid once when the claim dies between noting it and paying it', async () => {
    const tina = await person();
    await now.play(tina.id, 12_000);
    await get(tina);
    const before = await balance(tina);
    const operator = new pg.Client({ connectionString: now.app.platform.url });
    await operator.connect();
    await operator.query('begin');
    // Not a lock of rows: the ledger is read no further than to a transaction that may still write.
    await operator.query('lock table members in exclusive mode');

    const dying = now.app.gateway.services.levels.claim(now.climber(tina.id), 1).then(
      () => 'paid',
      () => 'died',
    );
    const waiting = `select pg_cancel_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database() and pid <> pg_backend_pid()`;
    for (let killed = 0; killed === 0;) killed = (await now.owner.query(waiting)).rowCount ?? 0;
    const became = await dying;
    await operator.end();

    expect(became).toBe('died');
    expect(await balance(tina)).toBe(before);
    expect((await claim(tina, 1)).statusCode).toBe(200);
    expect(await balance(tina)).toBe(before + 30n);
  });

  it.each([2, 3, 99])('of rank %i is refused to whoever has not reached it', async (rank) => {
    const tina = await person();
    await now.play(tina.id, 12_000);

    expect((await claim(tina, rank)).json()).toMatchObject({ code: 'levels.not_reached' });
  });

  it.each([0, -1, 1.5, 'one', null, 100])('is refused for what is no rank: %j', async (rank) => {
    const tina = await person();

    const answer = await now.app.request({ method: 'POST', url: '/wps/v2/levels/claim', token: tina.token, payload: { rank } });

    expect(answer.json()).toMatchObject({ code: 'request.invalid' });
  });

  it('waits while play that it was for is taken back, and comes with what is played instead', async () => {
    const tina = await person();
    const round = await now.play(tina.id, 12_000);
    await get(tina);
    await now.takeBack(tina.id, round);
    await now.counted();

    expect((await claim(tina, 1)).json()).toMatchObject({ code: 'levels.taken_back' });
    expect(bonus(await get(tina), 1)).toBe('taken-back');

    await now.play(tina.id, 11_000);
    await now.counted();
    expect((await claim(tina, 1)).statusCode).toBe(200);
  });

  it('that was claimed before its play was taken back is missing on the way, and nothing leaves the wallet', async () => {
    const tina = await person();
    const round = await now.play(tina.id, 12_000);
    await get(tina);
    await claim(tina, 1);
    await now.takeBack(tina.id, round);
    const before = await balance(tina);

    const value = await get(tina);

    expect(value).toMatchObject({ rank: 1, takenBack: '10000' });
    expect(value.next?.conditions[0]).toEqual({ kind: 'stake', needed: '30000', done: '0' });
    expect(await balance(tina)).toBe(before);
  });

  it('is not given to somebody who shut themselves out, and stays to be claimed', async () => {
    const tina = await person();
    await now.play(tina.id, 12_000);
    await get(tina);
    const before = await balance(tina);
    await now.app.gateway.services.protection.exclusions.exclude({ memberId: tina.id });

    expect((await claim(tina, 1)).json()).toMatchObject({ code: 'levels.barred' });

    expect(await balance(tina)).toBe(before);
    expect(bonus(await get(tina), 1)).toBe('ready');
  });
});

describe('another ladder', () => {
  const soon = () => new Date(Date.now() - 1);

  it('with a rank more pays nobody for what they had played before, and everybody for what they play then', async () => {
    const [tina, omar] = [await person(), await person()];
    await now.play(tina.id, 12_000);
    await now.play(omar.id, 4_000);
    await Promise.all([get(tina), get(omar)]);
    await now.changeLadder(
      aLadder([
        { stake: 5_000, bonus: 500 },
        { stake: 11_000, bonus: 500 },
        { stake: 30_000, bonus: 500 },
      ]),
      soon(),
    );

    const changed = await get(tina);
    expect(changed).toMatchObject({
      rank: 2,
      history: [
        { from: 1, to: 2, why: 'change' },
        { to: 1, why: 'play' },
      ],
    });
    expect([bonus(changed, 1), bonus(changed, 2), bonus(changed, 3)]).toEqual(['ready', 'passed', 'ahead']);
    expect(changed.ladder[1]?.bonus.amount).toBe('30');
    expect((await claim(tina, 2)).json()).toMatchObject({ code: 'levels.not_reached' });

    await now.play(omar.id, 1_000);
    const played = await get(omar);
    expect([played.rank, bonus(played, 1)]).toEqual([1, 'ready']);
  });

  it('takes no rank, and counts nothing while there is none', async () => {
    const tina = await person();
    await now.play(tina.id, 12_000);
    await get(tina);
    await now.changeLadder(undefined, soon());
    expect((await now.app.request({ url: '/wps/v2/levels', token: tina.token })).statusCode).toBe(404);
    expect((await now.app.request({ url: '/wps/v2/levels/rank', token: tina.token })).json().value).toEqual({
      ...{ hasVip: false, vipLabelName: null, vipRankLevel: 0 },
    });
    expect((await claim(tina, 1)).statusCode).toBe(404);
    await now.play(tina.id, 50_000);
    await now.counted();
    await now.app.platform.jobs.runNow('levels.follow');

    await now.changeLadder(aLadder([{ stake: 15_000, bonus: 30 }]), soon());

    const value = await get(tina);
    expect(value).toMatchObject({ rank: 1, next: null });
    expect(bonus(value, 1)).toBe('ready');
  });

  it('counts nothing for whoever came while there was none, and was never looked at before', async () => {
    await now.changeLadder(undefined, soon());
    const tina = await person();
    await now.play(tina.id, 50_000);
    await now.counted();
    await now.app.platform.jobs.runNow('levels.follow');

    await now.changeLadder(LADDER, soon());

    expect((await get(tina)).next?.conditions).toEqual([{ kind: 'stake', needed: '10000', done: '0' }]);
    await now.play(tina.id, 10_000);
    expect(await get(tina)).toMatchObject({ rank: 1 });
  });
});
