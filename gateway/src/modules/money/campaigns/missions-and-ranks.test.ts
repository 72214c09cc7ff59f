import type { CampaignTrigger, PromotionRuleChange } from '@pavilion/api/staff';
import { staffRequest } from '../../../platform/testing';
import { aCampaign, type Claimer, setUpCampaigns } from './campaigns-fixture';

let now: Awaited<ReturnType<typeof setUpCampaigns>>;
beforeAll(async () => (now = await setUpCampaigns()), 90_000);
afterAll(() => now.close());

const RUNS = 50;
const on = (trigger: CampaignTrigger) => [{ need: 'all' as const, triggers: [trigger] }];
const often = { times: 5, days: 30 };

/** Answers once everything is counted: while transactions are open for long, nothing is decided. */
async function counted(ask: () => ReturnType<typeof now.claim>) {
  for (;;) {
    const answer = await ask();
    if (answer.statusCode !== 503) return answer;
  }
}
const claim = (player: Claimer, code: string) => counted(() => now.claim(player, code));
const codeOf = async (player: Claimer, code: string) => (await claim(player, code)).json().code;

/** Fifty at once; those that came while the books were read come again. */
async function claimAtOnce(player: Claimer, code: string) {
  const answers = await Promise.all(Array.from({ length: RUNS }, () => claim(player, code)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.json().value.id)).size).toBe(1);
}

describe('a campaign for a mission', () => {
  /** Somebody who reached a mission, and a campaign for it. */
  async function reached() {
    const mission = await now.beginMission();
    const campaign = await now.begin(aCampaign({ groups: on({ on: 'mission', code: mission }), uses: often, wagerTimes: 500 }));
    const player = await now.player();
    await now.fund(player, 20_000_000n);
    const takeBack = await now.play(player, 2_500_000n);
    await now.count();
    return { mission, campaign, player, takeBack };
  }
  const claimMission = (player: Claimer, mission: string) => counted(() => now.claimMission(player, mission));

  it('waits for its claim, names it, and brings something once though fifty claim at once', async () => {
    const { mission, campaign, player } = await reached();
    const name = { en: 'A round', bn: 'এক রাউন্ড' };
    expect((await now.seen(player, campaign))?.groups[0]?.steps).toEqual([{ on: 'mission', met: false, name }]);
    expect(await codeOf(player, campaign)).toBe('bonuses.more_needed');

    expect((await claimMission(player, mission)).statusCode).toBe(200);
    expect((await now.seen(player, campaign))?.state).toBe('claimable');
    await claimAtOnce(player, campaign);
    expect(await now.bonusOf(player)).toBe(10_000n);
  }, 120_000);

  it('is for that one: another opens nothing, and any opens what asks for any', async () => {
    const { mission, player, campaign } = await reached();
    const any = await now.begin(aCampaign({ groups: on({ on: 'mission', code: null }) }));
    const other = await now.beginMission();
    expect((await claimMission(player, other)).statusCode).toBe(200);

    expect(await codeOf(player, campaign)).toBe('bonuses.more_needed');
    expect((await now.seen(player, any))?.groups[0]?.steps).toEqual([{ on: 'mission', met: true }]);
    expect((await claim(player, any)).statusCode).toBe(200);
    expect((await claimMission(player, mission)).statusCode).toBe(200);
    expect((await claim(player, campaign)).statusCode).toBe(200);
    for (const code of [any, campaign]) await now.end(code);
  });

  it('opens nothing by play that was taken back, before or after the mission paid, until it is played again', async () => {
    const { mission, campaign, player, takeBack } = await reached();
    await takeBack();
    await now.count();
    expect((await claimMission(player, mission)).json().code).toBe('missions.not_reached');
    expect(await codeOf(player, campaign)).toBe('bonuses.more_needed');

    const takeBackAgain = await now.play(player, 2_500_000n);
    expect((await claimMission(player, mission)).statusCode).toBe(200);
    await takeBackAgain();
    expect(await codeOf(player, campaign)).toBe('bonuses.more_needed');
    await now.count();
    expect((await now.seen(player, campaign))?.state).toBe('open');

    await now.play(player, 2_500_000n);
    expect((await claim(player, campaign)).statusCode).toBe(200);
  });

  it('takes nothing back that it brought, and brings it once whatever is taken back and played again', async () => {
    const { mission, campaign, player, takeBack } = await reached();
    await claimMission(player, mission);
    const first = await claim(player, campaign);
    await takeBack();
    expect(await codeOf(player, campaign)).toBe('bonuses.more_needed');
    await now.play(player, 2_500_000n);

    expect((await claim(player, campaign)).json().value.id).toBe(first.json().value.id);
    expect(await now.bonusOf(player)).toBe(10_000n);
  });

  it('has nothing for one that was claimed before it began, and none for somebody who excluded themselves', async () => {
    const { mission, campaign, player } = await reached();
    await claimMission(player, mission);
    const moved = (days: number) =>
      now.owner.query(`update mission_periods set claimed_at = now() - make_interval(days => $2) where member_id = $1`, [
        player.id,
        days,
      ]);
    await moved(4);
    expect(await now.seen(player, campaign)).toMatchObject({ state: 'open', groups: [{ steps: [{ met: false }] }] });
    expect(await codeOf(player, campaign)).toBe('bonuses.more_needed');

    await moved(0);
    await now.app.gateway.services.protection.exclusions.exclude({ memberId: player.id });
    expect(await codeOf(player, campaign)).toBe('bonuses.unavailable');
    expect((await now.owner.query(`select from campaign_claims where member_id = $1`, [player.id])).rows).toEqual([]);
  });
});

describe('a campaign for a rank', () => {
  const forRank = (rank: number) => now.begin(aCampaign({ groups: on({ on: 'level', rank }), uses: often }));
  /** What the first rank above everybody’s takes. */
  async function climb(player: Claimer) {
    await now.fund(player, 200_000_000n);
    const takeBack = await now.play(player, 125_000_000n);
    await now.count();
    return takeBack;
  }

  it('is there once the rank is reached, names it, and brings something once though fifty claim at once', async () => {
    const [silver, gold] = [await forRank(1), await forRank(2)];
    const player = await now.player();
    const name = { en: 'Silver', bn: 'সিলভার' };
    expect((await now.seen(player, silver))?.groups[0]?.steps).toEqual([{ on: 'level', met: false, rank: 1, name }]);
    expect(await codeOf(player, silver)).toBe('bonuses.more_needed');

    await climb(player);
    await claimAtOnce(player, silver);
    expect(await codeOf(player, gold)).toBe('bonuses.more_needed');
    expect(await now.bonusOf(player)).toBe(10_000n);
  }, 120_000);

  it('opens nothing by play that was taken back, until it is played again', async () => {
    const silver = await forRank(1);
    const player = await now.player();
    const takeBack = await climb(player);
    await now.app.request({ url: '/wps/v2/levels', token: player.token });
    await takeBack();
    expect(await codeOf(player, silver)).toBe('bonuses.more_needed');

    await now.play(player, 125_000_000n);
    expect((await claim(player, silver)).statusCode).toBe(200);
  });

  it('has nothing for a rank that was there before it began, or that a change of the ladder brought', async () => {
    const silver = await forRank(1);
    const player = await now.player();
    await climb(player);
    const climber = { brand: now.app.gateway.services.brands.byCode('pavilion')!, memberId: player.id };
    await now.app.gateway.services.levels.look(climber);
    const change = (set: string) => now.owner.query(`update level_ranks set ${set} where member_id = $1`, [player.id]);
    await change(`reached_at = now() - interval '4 days'`);
    expect(await codeOf(player, silver)).toBe('bonuses.more_needed');
    await change(`reached_at = now(), reached = 'change', amount = 0`);
    expect(await codeOf(player, silver)).toBe('bonuses.more_needed');

    await change(`reached = 'play'`);
    expect((await claim(player, silver)).statusCode).toBe(200);
  });
});

describe('what missions and ranks take', () => {
  const wanted = (trigger: CampaignTrigger, wagerTimes: number): PromotionRuleChange<'campaign'> => ({
    name: { en: 'A gift', bn: 'উপহার' },
    about: { en: 'Terms', bn: 'শর্ত' },
    terms: aCampaign({ groups: on(trigger), wagerTimes }),
    enabled: true,
    validFrom: null,
    version: 0,
    reason: 'for the autumn',
  });
  const write = async (trigger: CampaignTrigger, wagerTimes = 500, code = `for-${trigger.on}`) =>
    staffRequest(now.app, {
      method: 'PUT',
      url: `/staff/brands/pavilion/promotions/campaign/${code}`,
      as: now.staff.mira,
      payload: wanted(trigger, wagerTimes),
    });

  it('makes no campaign cheaper: it is paid for already, so a gain takes two operators as if nothing were asked', async () => {
    const mission = await now.beginMission('100000000');
    const priceOf = async (trigger: CampaignTrigger) =>
      now.app.gateway.services.promotionRules.costOf(
        { brand: 'pavilion', kind: 'campaign', code: 'price' },
        wanted(trigger, 10).terms,
      );
    const free = await priceOf({ on: 'sign-in' });
    expect(free.gainShare).toBeGreaterThan(0);
    for (const trigger of [{ on: 'mission', code: mission } as const, { on: 'level', rank: 5 } as const]) {
      expect(await priceOf(trigger)).toEqual(free);
      expect((await write(trigger, 10)).json().code).toBe('promotions.player_gains');
      expect((await write(trigger)).statusCode).toBe(200);
    }
  });

  it('is refused where the brand never had such a mission or rank', async () => {
    const answers = [
      await write({ on: 'mission', code: 'nowhere' }, 500, 'nowhere'),
      await write({ on: 'level', rank: 90 }, 500, 'too-high'),
    ];

    expect(answers.map((answer) => answer.json().code)).toEqual(['promotions.invalid', 'promotions.invalid']);
  });
});
