import { randomUUID } from 'node:crypto';
import type { RewardActivity, RewardsValue } from '@pavilion/api/rewards';
import type { ActivityTerms } from '@pavilion/api/staff';
import { DAY_MS } from '@pavilion/time';
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import sharp from 'sharp';
import {
  enrolStaff,
  registerPlayer,
  seedGames,
  staffRequest,
  testApp,
  type TestApp,
  type TestOperator,
} from '../../../platform/testing';

/** Who takes part. */
export interface RewardPlayer {
  token: string;
  id: string;
  account: string;
}

const ROOT = '/wps/v2/rewards';
const DESK = '/staff/brands/pavilion/reward-applications';
const open: ActivityTerms = {
  window: { from: null, until: null },
  join: false,
  apply: null,
  gives: '500',
  receivers: null,
  perMember: 'once',
  leastPlay: null,
  claimDays: 7,
};

/** A moment so many days from now, as terms have it. */
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** What the tests of activities share: a gateway, rules as its owner has them, and what members and operators do. */
export async function setUpRewards() {
  const app = await testApp();
  await seedGames(app.platform, 'STUDIO');
  const owner = new pg.Client({ connectionString: app.platform.url });
  await owner.connect();
  const staff = {
    mira: await enrolStaff(app, 'mira', { pavilion: 'approver' }),
    vera: await enrolStaff(app, 'vera', { pavilion: 'viewer' }),
    luc: await enrolStaff(app, 'luc', { lagoon: 'approver' }),
  };
  const close = async () => {
    await owner.end();
    await app.close();
  };
  return { app, owner, staff, close, ...ruleCalls(owner), ...memberCalls(app), ...deskCalls(app, staff), ...playCalls(app) };
}

export type RewardsFixture = Awaited<ReturnType<typeof setUpRewards>>;

function ruleCalls(owner: pg.Client) {
  let position = 100;
  /** A version that holds already; the one before, if any, ends here. Its code. */
  const activity = async (terms: Partial<ActivityTerms>, code = `activity-${(position += 1)}`, enabled = true): Promise<string> => {
    await owner.query(
      `update promotion_rules set valid_until = now() where brand = 'pavilion' and kind = 'activity' and code = $1 and valid_until is null`,
      [code],
    );
    await owner.query(
      `insert into promotion_rules (brand, kind, code, version, name, about, terms, enabled, valid_from, position, accepted_gain, written_by)
         select 'pavilion', 'activity', $1, coalesce(max(version), 0) + 1, '{"bn": "উপহার", "en": "Gift"}', '{"bn": "উপহার", "en": "A gift"}', $2, $3, now(), $4, 10000, 'mira'
         from promotion_rules where brand = 'pavilion' and kind = 'activity' and code = $1`,
      [code, { ...open, ...terms }, enabled, position],
    );
    return code;
  };
  return { activity };
}

function memberCalls(app: TestApp) {
  const { members, wallet } = app.gateway.services;
  let count = 0;
  const member = async (): Promise<RewardPlayer> => {
    const account = `rewarded${(count += 1)}`;
    const token = await registerPlayer(app, account);
    return { token, account, id: String((await members.byAccount('pavilion', account))?.id) };
  };
  const overview = async ({ token }: RewardPlayer): Promise<RewardsValue> => (await app.request({ url: ROOT, token })).json().value;
  const seen = async (player: RewardPlayer, code: string): Promise<RewardActivity | undefined> =>
    (await overview(player)).activities.find((each) => each.code === code);
  const step =
    (method: 'POST' | 'PUT', path: string) =>
    (player: RewardPlayer, code: string, more: object = {}) =>
      app.request({
        method,
        url: `${ROOT}/${path}`,
        token: player.token,
        remoteAddress: nextAddress(),
        payload: { code, ...more },
      });
  const upload = (player: RewardPlayer, file: Buffer, remoteAddress = nextAddress()) =>
    app.request({
      method: 'POST',
      url: `${ROOT}/pictures`,
      token: player.token,
      remoteAddress,
      payload: { data: file.toString('base64') },
    });
  const picture = async (player: RewardPlayer): Promise<string> => (await upload(player, await aPicture())).json().value.pictureId;
  const countToClaim = async ({ token }: RewardPlayer): Promise<number> =>
    (await app.request({ url: `${ROOT}/count`, token })).json().value.availablePromoCount;
  return {
    member,
    overview,
    seen,
    join: step('POST', 'join'),
    claim: step('PUT', 'claim'),
    apply: step('PUT', 'application'),
    withdraw: step('PUT', 'withdrawal'),
    upload,
    picture,
    countOf: countToClaim,
    held: ({ id }: RewardPlayer) => wallet.balance(id, 'BDT'),
  };
}

let addresses = 0;
/** Each from an address of their own: how often one may write is a test of its own. */
function nextAddress(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** A small png. */
export function aPicture(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 60, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
}

function deskCalls(app: TestApp, staff: Record<'mira' | 'vera' | 'luc', TestOperator>) {
  const queue = async (name: 'waiting' | 'decided' = 'waiting') =>
    (await staffRequest(app, { method: 'GET', url: `${DESK}?queue=${name}`, as: staff.mira })).json().value.list;
  const lineOf = async ({ account }: RewardPlayer) =>
    (await queue()).find((line: { member: { account: string } }) => line.member.account === account);
  const decide =
    (how: 'approval' | 'rejection') =>
    async (id: string, as: keyof typeof staff = 'mira'): Promise<LightMyRequestResponse> =>
      staffRequest(app, { method: 'POST', url: `${DESK}/${id}/${how}`, as: staff[as], payload: { reason: `it was an ${how}` } });
  return { queue, lineOf, approve: decide('approval'), reject: decide('rejection') };
}

function playCalls(app: TestApp) {
  const { wallet, countedPlay } = app.gateway.services;
  const purse = { brand: 'pavilion', currency: 'BDT' } as const;
  const game = { ...purse, vendor: 'studio', game: 'dice' } as const;
  /** A round that is lost whole. How its bet is called. */
  const play = async ({ id: memberId }: RewardPlayer, amount: bigint, when = new Date()): Promise<string> => {
    const round = randomUUID();
    const at = { ...game, memberId, round, at: when };
    await wallet.post({ ...purse, memberId, kind: 'deposit', reference: `deposit:${round}`, amount });
    await wallet.post({ ...at, kind: 'bet', reference: `${round}-bet`, amount });
    await wallet.post({ ...at, kind: 'win', reference: `${round}-win`, related: `${round}-bet`, amount: 0n, roundClosed: true });
    return round;
  };
  const counted = async () => {
    while (!(await countedPlay.catchUp()));
  };
  /** A round that its vendor takes back whole. */
  const takeBack = async ({ id: memberId }: RewardPlayer, round: string) => {
    const back = { ...game, memberId, round, kind: 'rollback', amount: 0n } as const;
    for (const name of ['win', 'bet'])
      await wallet.post({ ...back, reference: `${round}-${name}-back`, related: `${round}-${name}` });
  };
  return { play, counted, takeBack };
}
