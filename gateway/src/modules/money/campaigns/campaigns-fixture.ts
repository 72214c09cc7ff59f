import { randomUUID } from 'node:crypto';
import type { Campaign } from '@pavilion/api/campaigns';
import { gameCategories } from '@pavilion/api/games';
import type { CampaignTerms, MissionTerms } from '@pavilion/api/staff';
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import sharp from 'sharp';
import { enrolStaff, registerPlayer, seedGames, staffRequest, testApp } from '../../../platform/testing';

/** Who claims. */
export interface Claimer {
  token: string;
  id: string;
  account: string;
}

const whole = Object.fromEntries(gameCategories.map((category) => [category, 100]));

/** A campaign that gives ৳100 to be staked once, for whoever registered, unless told otherwise. */
export function aCampaign(terms: Partial<CampaignTerms> = {}): CampaignTerms {
  return {
    groups: [{ need: 'all', triggers: [{ on: 'registration' }] }],
    gives: { kind: 'fixed', amount: '10000' },
    segment: null,
    receivers: null,
    uses: { times: 1, days: 30 },
    claimDays: 7,
    days: 10,
    wagerTimes: 1,
    largestBetPercent: null,
    contribution: { categories: whole, games: [] } as unknown as CampaignTerms['contribution'],
    ...terms,
  };
}

/** What the tests of campaigns share: a gateway, campaigns that began when a test says, and what members do. */
export async function setUpCampaigns() {
  const app = await testApp();
  await seedGames(app.platform, 'STUDIO');
  const owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
  const staff = {
    mira: await enrolStaff(app, 'mira', { pavilion: 'approver' }),
    vera: await enrolStaff(app, 'vera', { pavilion: 'viewer' }),
  };
  let count = 0;
  /** On since three days ago, and agreed to by two whatever it costs. */
  const begin = async (
    terms: CampaignTerms,
    { code = `campaign-${(count += 1)}`, gain = 10_000, days = 3 } = {},
  ): Promise<string> => {
    await owner.query(
      `insert into promotion_rules (brand, kind, code, version, name, about, terms, enabled, valid_from, position, accepted_gain, written_by)
       values ('pavilion', 'campaign', $1, 1, '{"en": "A gift", "bn": "উপহার"}', '{"en": "Terms", "bn": "শর্ত"}', $2, true,
         now() - make_interval(days => $3), 1, $4, 'mira')`,
      [code, terms, days, gain],
    );
    return code;
  };
  /** A mission of so much counted play, once, for longer than any campaign; `play` counts a twenty-fifth. */
  const beginMission = async (target = '100000'): Promise<string> => {
    const code = `mission-${(count += 1)}`;
    const terms: MissionTerms = { period: 'once', steps: [{ kind: 'counted', target }], prize: '1', join: false, claimDays: 3 };
    await owner.query(
      `insert into promotion_rules (brand, kind, code, version, name, about, terms, enabled, valid_from, position, written_by)
       values ('pavilion', 'mission', $1, 1, '{"en": "A round", "bn": "এক রাউন্ড"}', '{"en": "Play", "bn": "খেলুন"}', $2, true,
         now() - interval '40 days', 9, 'mira')`,
      [code, terms],
    );
    return code;
  };
  const end = (code: string) =>
    owner.query(`update promotion_rules set valid_until = now() where code = $1 and kind = 'campaign'`, [code]);
  const player = async (): Promise<Claimer> => {
    const account = `claimer${(count += 1)}`;
    const token = await registerPlayer(app, account);
    return { token, account, id: String((await app.gateway.services.members.byAccount('pavilion', account))?.id) };
  };
  const close = async () => {
    await owner.end();
    await app.close();
  };
  return { app, owner, staff, begin, beginMission, end, player, close, ...calls(app), ...money(app, staff.mira) };
}

type App = Awaited<ReturnType<typeof testApp>>;

function calls(app: App) {
  const list = async ({ token }: Claimer): Promise<Campaign[]> =>
    (await app.request({ url: '/wps/v2/bonuses/campaigns', token })).json().value.campaigns;
  return {
    list,
    seen: async (who: Claimer, code: string) => (await list(who)).find((each) => each.code === code),
    claim: ({ token }: Claimer, code: string): Promise<LightMyRequestResponse> =>
      app.request({ method: 'POST', url: `/wps/v2/bonuses/campaigns/${code}/claim`, token }),
    type: ({ token }: Claimer, code: string): Promise<LightMyRequestResponse> =>
      app.request({ method: 'POST', url: '/wps/v2/bonuses/claim', token, payload: { code } }),
    claimMission: ({ token }: Claimer, code: string): Promise<LightMyRequestResponse> =>
      app.request({ method: 'POST', url: '/wps/v2/missions/claim', token, payload: { code, period: 'once' } }),
  };
}

function money(app: App, mira: Awaited<ReturnType<typeof enrolStaff>>) {
  const { wallet, countedPlay, bonuses } = app.gateway.services;
  /** Paid by transfer: a slip is sent, and an operator has found the money. */
  const payIn = async ({ token }: Claimer, amount: string): Promise<string> => {
    const payload = { method: 'bank-transfer', amount };
    const begun = await app.request({
      method: 'POST',
      url: '/wps/v2/deposits',
      token,
      payload,
      headers: { 'idempotency-key': randomUUID() },
    });
    const { id } = begun.json().value;
    const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: '#888' } }).png();
    await app.request({
      method: 'PUT',
      url: `/wps/v2/deposits/${id}/slip`,
      token,
      payload: { slip: (await picture.toBuffer()).toString('base64') },
    });
    const url = `/staff/brands/pavilion/deposits/${id}/approval`;
    const answer = await staffRequest(app, { method: 'POST', url, as: mira, payload: { arrived: amount, reason: 'it is there' } });
    if (answer.statusCode !== 200) throw new Error(`no deposit: ${answer.body}`);
    return id;
  };
  /** Money of their own, without a deposit that campaigns could ask for: slips are few in a minute. */
  const fund = ({ id: memberId }: Claimer, amount: bigint) =>
    wallet.post({ brand: 'pavilion', currency: 'BDT', kind: 'deposit', memberId, reference: `deposit:${randomUUID()}`, amount });
  /** A round that is over; what comes back takes it back. */
  const play = async ({ id: memberId }: Claimer, bet: bigint, won = 0n): Promise<() => Promise<void>> => {
    const game = { brand: 'pavilion', currency: 'BDT', vendor: 'studio', game: 'dice', memberId } as const;
    const related = `studio:${randomUUID()}`;
    await wallet.post({ ...game, round: related, kind: 'bet', reference: related, amount: bet });
    const reference = `studio:${randomUUID()}`;
    await wallet.post({ ...game, round: related, roundClosed: true, kind: 'win', reference, related, amount: won });
    return async () => {
      for (const taken of [reference, related])
        await wallet.post({ ...game, round: related, kind: 'rollback', reference: `${taken}-back`, related: taken, amount: 0n });
    };
  };
  const count = async (): Promise<void> => {
    while (!(await countedPlay.catchUp()));
  };
  /** What was staked enough for is freed. */
  const settle = async (): Promise<void> => {
    while (!(await bonuses.runDue()));
  };
  const ownMoneyOf = ({ id }: Claimer) => wallet.balance(id, 'BDT');
  const bonusOf = ({ id }: Claimer) => wallet.balance(id, 'BDT', 'bonus');
  return { payIn, fund, play, count, settle, ownMoneyOf, bonusOf };
}
