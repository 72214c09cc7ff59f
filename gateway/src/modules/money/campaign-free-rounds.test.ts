import type { FreeRounds } from '@pavilion/api/free-rounds';
import type { CampaignTerms, PromotionRuleChange } from '@pavilion/api/staff';
import { claimableOf, staffRequest, TestVendor } from '../../platform/testing';
import { aCampaign, type Claimer, setUpCampaigns } from './campaigns/campaigns-fixture';
import { RewardDoor } from './free-rounds/reward-door-fixture';

/** A brand that gives free rounds by campaigns, and a vendor that is asked and told. */
let now: Awaited<ReturnType<typeof setUpCampaigns>>;
const door = new RewardDoor();

beforeAll(async () => {
  now = await setUpCampaigns();
  await TestVendor.connected(await door.open(), now.app);
}, 90_000);
afterAll(async () => {
  await now.close();
  door.close();
});

const RUNS = 50;
const gives: CampaignTerms['gives'] = { kind: 'freeRounds', vendor: 'studio', games: ['dice'], rounds: 20, stake: '250' };
const rounds = (more: Partial<CampaignTerms> = {}) => aCampaign({ gives, days: 5, ...more });

async function roundsOf({ token }: Claimer): Promise<FreeRounds[]> {
  return (await now.app.request({ url: '/wps/v2/free-rounds', token })).json().value.open;
}

/** Again while the vendor does not answer in time: it is asked by all of them at once. */
async function claimHeard(player: Claimer, code: string) {
  for (;;) {
    const answer = await now.claim(player, code);
    if (answer.statusCode !== 503) return answer;
  }
}

it('says what there is, and gives it once though fifty claim at once; no bonus comes of it', async () => {
  const code = await now.begin(rounds());
  const player = await now.player();
  expect(await now.seen(player, code)).toMatchObject({
    state: 'claimable',
    gives: { kind: 'freeRounds', cap: '5000', rounds: 20, stake: '250', games: [{ en: expect.any(String) }] },
    claimUntil: expect.any(String),
  });
  expect(await claimableOf(now.app, player.token, 'bonus')).toMatchObject([{ code, amount: '250', rounds: 20 }]);

  const answers = await Promise.all(Array.from({ length: RUNS }, () => claimHeard(player, code)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const [given] = await roundsOf(player);
  expect(given).toMatchObject({ rounds: 20, stake: '250', played: 0, games: [{ code: 'dice' }] });
  expect(new Set(answers.map((answer) => answer.json().value.id))).toEqual(new Set([given?.id]));
  expect(await roundsOf(player)).toHaveLength(1);
  expect(await now.bonusOf(player)).toBe(0n);
  await now.end(code);
}, 120_000);

it('asks the vendor before anything is claimed, and gives nothing that it would not honour', async () => {
  const code = await now.begin(rounds());
  const player = await now.player();
  door.answersNext({ status: 422, body: { status: 'RS_ERROR_INVALID_GAME' } });
  expect((await now.claim(player, code)).json().code).toBe('bonuses.unavailable');
  door.answersNext({ status: 500, body: {} });
  expect((await now.claim(player, code)).json().code).toBe('vendor.unavailable');
  expect((await now.owner.query(`select from campaign_claims where member_id = $1`, [player.id])).rows).toEqual([]);

  expect((await now.claim(player, code)).statusCode).toBe(200);
  const asked = door.asked.filter(({ only_check: isCheck }) => isCheck);
  expect(asked.at(-1)).toMatchObject({ path: 'reward/create', rounds: 20, games: ['dice'] });
  await now.end(code);
});

it('gives none to somebody who excluded themselves, and asks the vendor nothing for who may not claim', async () => {
  const code = await now.begin(rounds({ groups: [{ need: 'all', triggers: [{ on: 'by-hand' }] }] }));
  const open = await now.begin(rounds());
  const [player, excluded] = [await now.player(), await now.player()];
  const before = door.asked.length;
  expect((await now.claim(player, code)).json().code).toBe('bonuses.more_needed');
  expect(door.asked).toHaveLength(before);

  await now.app.gateway.services.protection.exclusions.exclude({ memberId: excluded.id });
  expect((await now.claim(excluded, open)).json().code).toBe('bonuses.unavailable');
  expect((await now.owner.query(`select from campaign_claims where member_id = $1`, [excluded.id])).rows).toEqual([]);
  expect(await roundsOf(excluded)).toEqual([]);
});

it('runs beside as many bonuses as can', async () => {
  const codes = [];
  for (let left = 5; left > 0; left -= 1) codes.push(await now.begin(aCampaign({ gives: { kind: 'fixed', amount: '100' } })));
  const code = await now.begin(rounds());
  const player = await now.player();
  for (const each of codes) expect((await now.claim(player, each)).statusCode).toBe(200);

  expect((await now.seen(player, code))?.state).toBe('claimable');
  expect((await now.claim(player, code)).statusCode).toBe(200);
});

it('takes two operators whatever the terms say of staking, at what the game returns, and games that there are', async () => {
  const wanted = (terms: CampaignTerms): PromotionRuleChange<'campaign'> => ({
    ...{ name: { en: 'Rounds', bn: 'রাউন্ড' }, about: { en: 'Terms', bn: 'শর্ত' }, terms },
    ...{ enabled: true, validFrom: null, version: 0, reason: 'for the autumn' },
  });
  const write = async (terms: CampaignTerms) =>
    staffRequest(now.app, {
      method: 'PUT',
      url: '/staff/brands/pavilion/promotions/campaign/rounds',
      as: now.staff.mira,
      payload: wanted(terms),
    });
  expect((await write(rounds({ wagerTimes: 500 }))).json().code).toBe('promotions.player_gains');
  expect((await write(rounds({ gives: { ...gives, games: ['nowhere'] } }))).json().code).toBe('promotions.invalid');

  const { rows } = await now.owner.query<{ rtp: number }>(`select rtp from game_facts where vendor = 'STUDIO' and code = 'dice'`);
  const rule = { brand: 'pavilion', kind: 'campaign', code: 'rounds' } as const;
  const cost = await now.app.gateway.services.promotionRules.costOf(rule, rounds());
  expect(cost).toMatchObject({ withoutPlay: true, gainShare: rows[0]?.rtp });
});
