import { enrolStaff, staffRequest } from '../../../platform/testing';
import { type Climber, climbersOf } from './climbers-fixture';
import { aLadder, type LevelsFixture, setUpLevels } from './levels-fixture';

let now: LevelsFixture;
beforeAll(async () => (now = await setUpLevels()), 60_000);
afterAll(() => now.close());

const LADDER = aLadder([{ stake: 10_000 }, { stake: 30_000, deposits: 5_000 }, { stake: 100_000, deposits: 5_000 }]);
beforeEach(() => now.onlyLadder(LADDER));

const { person, get } = climbersOf(() => now);

describe('the rebate of a rank', () => {
  const rebate = (terms: object | undefined) =>
    now.unguarded(
      [
        `update promotion_rules set enabled = false, valid_until = greatest(valid_from, now()) where brand = 'pavilion' and kind = 'rebate'`,
      ],
      ...(terms ? [[NEW_REBATE, [terms]] as [string, unknown[]]] : []),
    );
  const NEW_REBATE = `insert into promotion_rules (brand, kind, code, version, name, about, terms, enabled, valid_from, position, written_by)
    select 'pavilion', 'rebate', 'daily', max(version) + 1, '{"bn": "রিবেট", "en": "Rebate"}', '{"bn": "রিবেট", "en": "Rebate"}', $1, true, 'epoch', 1, 'test'
    from promotion_rules where brand = 'pavilion' and kind = 'rebate'`;
  const terms = { rates: [{ category: 'RNG', rate: 40 }], byRank: [0, 7, 19], least: '0', most: '1000000', lapseDays: 7 };
  const shown = async (who: Climber) => (await get(who)).ladder.map(({ rebateRate }) => rebateRate);

  it('is what the rebate pays: one number, the last of them for ranks above', async () => {
    const tina = await person();
    await rebate(terms);
    expect(await shown(tina)).toEqual([0, 7, 19, 19]);
    await now.play(tina.id, 12_000);
    expect((await get(tina)).rank).toBe(1);
    const yesterday = new Date(Date.now() - 86_400_000);
    await now.play(tina.id, 100_000, yesterday);
    await now.counted();

    const { days } = (await now.app.request({ url: '/wps/v2/rebates', token: tina.token })).json().value;

    const { ladder, rank } = await get(tina);
    expect(days[0].rank).toBe(rank);
    expect(days[0].sum).toBe(String(10 * (40 + (ladder[days[0].rank]?.rebateRate ?? 0))));
  });

  it.each([
    ['the rebate is off', undefined],
    ['no rate is more than nothing', { ...terms, rates: [{ category: 'RNG', rate: 0 }] }],
  ])('is nothing while %s', async (_, others) => {
    await rebate(others);

    expect(await shown(await person())).toEqual([0, 0, 0, 0]);
  });

  it('is not written with the ladder: operators read old versions without it, and a new one that has it is refused', async () => {
    const approver = await enrolStaff(now.app, 'ranker', { pavilion: 'approver' });
    const ranks = LADDER.ranks.map((rank) => ({ ...rank, benefits: { ...rank.benefits, rebateRate: 30 } }));
    await now.onlyLadder({ ...LADDER, ranks } as typeof LADDER);
    const url = '/staff/brands/pavilion/promotions/level';

    const listed = (await staffRequest(now.app, { url, as: approver })).json().value.rules[0].versions[0];
    expect(listed.terms).toEqual(LADDER);

    const { name, about, version } = listed;
    const change = { name, about, version, enabled: true, validFrom: null, reason: 'one number', terms: { ...LADDER, ranks } };
    const answer = await staffRequest(now.app, { method: 'PUT', url: `${url}/ladder`, as: approver, payload: change });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
  });
});
