import { DAY_MS } from '@pavilion/time';
import type { Platform } from '../../../platform/platform';
import { DomainError } from '../../../platform/errors';
import type { Brands } from '../../control/brands';
import type { Member, Members } from '../../identity/members';
import type { Points } from '../../money/points';
import type { Awards } from '../../money/awards';
import type { Bonuses } from '../../money/bonuses';
import type { Campaigns } from '../../money/campaigns';
import { type PastDeposit, recordPastDeposits } from '../../money/deposits';
import type { FreeRounds } from '../../money/free-rounds';
import type { Levels } from '../../money/levels';
import type { Missions } from '../../money/missions';
import type { PromotionRules } from '../../money/promotion-rules';
import type { Rebates } from '../../money/rebates';
import type { Rewards } from '../../money/rewards';
import type { Segments } from '../../money/segments';
import type { Vendors } from '../../money/vendors';
import type { Movement, Wallet } from '../../money/wallet';
import type { Withdrawals } from '../../money/withdrawals';
import type { Games } from '../../play/games';
import { applyForRewards } from './apply-for-rewards';
import { beginPromotions, tagGuests } from './begin-promotions';
import { climbRanks } from './climb-ranks';
import { demoAccounts, type DemoAccount, type DemoSize } from './demo-accounts';
import { createSeededRandom } from './seeded-random';
import { type DemoGame, demoMovements } from './demo-activity';
import { attemptWith, giveFreeRounds, type Resident, visitMemberCentre } from './member-centre';
import { baseDay, markFinished, isFinished } from './store';

/** What every demo account that can sign in signs in with. */
export const DEMO_PASSWORD = 'Lantern#2026';
/** With what those withdraw who have a payee. */
export const DEMO_PAYMENT_PASSWORD = '730519';

const HOUR_MS = 3_600_000;
/** Movements per transaction: enough to be quick, few enough for the statement's time-out. */
const BATCH = 200;
const PARALLEL_CALLS = 3;
const RAHIMA = 'pavilion rahima';
/** Who settles what opens. */
const VENDOR = 'studio';

interface Dependencies {
  brands: Brands;
  members: Members;
  wallet: Wallet;
  games: Games;
  points: Points;
  withdrawals: Pick<Withdrawals, 'addPayee'>;
  awards: Awards;
  bonuses: Pick<Bonuses, 'page'>;
  campaigns: Pick<Campaigns, 'claim'>;
  freeRounds: Pick<FreeRounds, 'grant'>;
  levels: Pick<Levels, 'claim' | 'of' | 'rankOf'>;
  missions: Pick<Missions, 'claim' | 'join'>;
  promotionRules: Pick<PromotionRules, 'begin'>;
  rebates: Pick<Rebates, 'claim' | 'history' | 'of'>;
  rewards: Pick<Rewards, 'acceptPicture' | 'apply' | 'desk' | 'join' | 'overview'>;
  segments: Pick<Segments, 'tag' | 'write'>;
  vendors: Pick<Vendors, 'find'>;
}

/**
 * Fills an empty installation with people who lived in it for sixty days: a member, agents, a team of 200 on four levels, and what they
 * deposited, bet, won and liked. The same people and amounts on every machine, at times relative to the first attempt's day. One that was
 * interrupted goes on where it stopped; one that was finished is left alone.
 *
 * @returns false when there was nothing to do
 */
export async function seedDemo(platform: Platform, services: Dependencies, size: DemoSize): Promise<boolean> {
  const { db } = platform;
  if ((await isFinished(db, size)) || (await isFinished(db, 'large'))) return false;
  const day = await baseDay(db, 'small');
  if (size === 'large') await baseDay(db, 'large');
  const parts = demoAccounts(size);
  const members = await createDemoMembers(platform, services, parts, day);
  // Whose life is in the ledger already, by whatever release, does not live it twice.
  const lived = new Set((await isFinished(db, 'small')) ? demoAccounts('small').map(keyOf) : []);
  const living = parts.filter((part) => !lived.has(keyOf(part)));
  await beginPromotions(services, { brand: 'pavilion', day });
  await beginPromotions(services, { brand: 'lagoon', day });
  await liveThrough(platform, services, living, members, day);
  await addPayees(services, parts, members);
  await addFavourites(services, members);
  await redeemPoints(services, members);
  await fillMemberCentres(platform, services, parts, members);
  await markFinished(db, 'small');
  await markFinished(db, size);
  return true;
}

type CreatedMembers = Map<string, Member>;

async function createDemoMembers(
  { passwords }: Platform,
  { members }: Dependencies,
  parts: readonly DemoAccount[],
  day: Date,
): Promise<CreatedMembers> {
  const demoPasswordHash = await passwords.hash(DEMO_PASSWORD);
  const enrolled: CreatedMembers = new Map();
  const add = async (part: DemoAccount) => enrolled.set(keyOf(part), await found(part));
  const found = async ({ brand, account, nickname, type, canSignIn, upline, registeredDaysAgo, payee }: DemoAccount) => {
    const above = upline ? enrolled.get(`${brand} ${upline}`) : undefined;
    const registeredAt = new Date(day.getTime() - registeredDaysAgo * DAY_MS - 9 * HOUR_MS);
    const member = {
      brand,
      account,
      nickname,
      type,
      registeredAt,
      ...(canSignIn && { demoPasswordHash, profile: { email: `${account}@example.com` } }),
      ...(payee && { paymentPassword: DEMO_PAYMENT_PASSWORD }),
      ...(above && { uplineId: above.id }),
    };
    return members.create(member).catch(async (error: unknown) => {
      const there = error instanceof DomainError ? await members.byAccount(brand, account) : undefined;
      if (!there) throw error;
      return there;
    });
  };
  // Agents first and one after the other: whoever they lead needs their ids.
  for (const part of parts.filter(({ type }) => type !== 0)) await add(part);
  await inParallel(
    parts.filter(({ type }) => type === 0),
    add,
  );
  return enrolled;
}

/** Rahima first: while nobody else's life is posted, what she played is counted in no time. */
async function liveThrough(
  platform: Platform,
  services: Dependencies,
  parts: readonly DemoAccount[],
  members: CreatedMembers,
  day: Date,
): Promise<void> {
  const { brands, games, vendors } = services;
  const [played, open] = [playedGames(games), openGames(games)];
  const connectedAt = (await vendors.find(VENDOR))?.addedAt ?? day;
  const lives = parts.flatMap((account) => {
    const [member, brand] = [members.get(keyOf(account)), brands.byCode(account.brand)];
    const own = member && brand && { memberId: String(member.id), currency: brand.currency };
    return own ? [{ member, brand, movements: demoMovements({ ...own, account, games: played, open, connectedAt, day }) }] : [];
  });
  const post = (movements: readonly Movement[]) => postActivity(platform, services, movements);
  const hers = lives.find(({ member }) => keyOf(member) === RAHIMA);
  if (hers) {
    await climbRanks(platform, services, { ...hers, day }, post);
    await visitMemberCentre(platform, services, hers);
  }
  await inParallel(
    lives.filter((life) => life !== hers),
    ({ movements }) => post(movements),
  );
}

async function postActivity({ db }: Platform, { wallet }: Dependencies, movements: readonly Movement[]): Promise<void> {
  for (let at = 0; at < movements.length; at += BATCH) {
    const batch = movements.slice(at, at + BATCH);
    await db.transaction().execute(async (trx) => {
      await wallet.postAllWithin(trx, batch);
      await recordPastDeposits(trx, batch.flatMap(depositIn));
    });
  }
}

/** Their lists of deposits have what their ledger has. */
function depositIn({ kind, reference, memberId, brand, currency, amount, at }: Movement): PastDeposit[] {
  if (kind !== 'deposit' || !at) return [];
  return [{ id: reference.slice('deposit:'.length), memberId: BigInt(memberId), brand, currency, amount, at }];
}

/** What demo members played before it could be opened here, of vendors that nobody asks: what is hot of it, and some of every category. */
function playedGames(games: Dependencies['games']): DemoGame[] {
  const catalogue = games.catalogue('pavilion');
  const categories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT'] as const;
  const entries = [
    ...catalogue.list({ stage: 'ANNOUNCED', selection: 'HOT' }).slice(0, 30),
    ...categories.flatMap((category) => catalogue.list({ category, stage: 'ANNOUNCED' }).slice(0, 12)),
  ];
  return entries
    .filter(({ row }) => row.vendor !== 'STUDIO')
    .map(({ nodeId, row }) => ({ nodeId, vendor: row.vendor.toLowerCase(), code: row.vendor_game_code }));
}

/** Some of what opens in the first brand: who looks at the demo can play what its members played last. Spread over thousands of games, nothing would be liked by many. */
function openGames(games: Dependencies['games']): DemoGame[] {
  const catalogue = games.catalogue('pavilion');
  const entries = [
    ...catalogue.list({ stage: 'OPEN' }).slice(0, 44),
    ...catalogue.list({ category: 'FISH', stage: 'OPEN' }).slice(0, 4),
  ];
  return [...new Set(entries)].map(demoGame);
}

/** The studio's own slots, or whatever else opens. */
function titlesWithFreeRounds(games: Dependencies['games']): string[] {
  const own = ['firefly-night', 'mango-season'].filter((code) => games.findByVendorCode(VENDOR.toUpperCase(), code));
  return own.length > 0
    ? own
    : openGames(games)
        .slice(0, 1)
        .map(({ code }) => code);
}

type CatalogueEntry = ReturnType<ReturnType<Games['catalogue']>['list']>[number];

function demoGame({ nodeId, row, connection }: CatalogueEntry): DemoGame {
  return { nodeId, vendor: connection.toLowerCase(), code: row.vendor_game_code, rtp: row.rtp };
}

/** As old as their accounts: nobody who looks at the demo waits for a hold to end. */
async function addPayees({ withdrawals }: Dependencies, parts: readonly DemoAccount[], members: CreatedMembers): Promise<void> {
  for (const { payee, ...part } of parts) {
    const member = members.get(keyOf(part));
    if (!payee || !member) continue;
    const owner = { brand: part.brand, memberId: String(member.id) };
    await withdrawals.addPayee(owner, { ...payee, holder: part.nickname }, member.registeredAt).catch((error: unknown) => {
      // An earlier attempt, which was interrupted, got as far as this.
      if (!(error instanceof DomainError && error.code === 'withdrawals.payee_known')) throw error;
    });
  }
}

/** Favourites and recent games of those whom people look at. */
async function addFavourites({ games }: Dependencies, members: CreatedMembers): Promise<void> {
  const [played, open] = [playedGames(games), openGames(games)];
  for (const member of members.values()) {
    if (!['rahima', 'karim_agent', 'marina'].includes(member.account)) continue;
    const chance = createSeededRandom(`${member.account} likes`);
    const owner = { brand: member.brand, memberId: String(member.id) };
    const liked = open.length ? [open, open, played] : [played];
    for (let left = 9; left > 0; left -= 1)
      await games.setFavourite(owner, chance.pick(liked[left % liked.length] ?? played).nodeId, true);
    if (!open.length) continue;
    for (let left = 14; left > 0; left -= 1) await games.recordLaunch(owner, chance.pick(open).nodeId);
  }
}

/** What those whom people look at applied for and were given, and who else did. */
async function fillMemberCentres(
  platform: Platform,
  services: Dependencies,
  parts: readonly DemoAccount[],
  members: CreatedMembers,
): Promise<void> {
  const residentsIn = (keys: readonly string[]): Resident[] =>
    keys.flatMap((key) => {
      const member = members.get(key);
      const brand = member && services.brands.byCode(member.brand);
      return member && brand ? [{ member, brand }] : [];
    });
  const residents = residentsIn([RAHIMA, 'lagoon marina']);
  const titles = titlesWithFreeRounds(services.games);
  // The first of her team, who never sign in.
  const others = parts.filter(({ brand, canSignIn }) => brand === 'pavilion' && !canSignIn).map(keyOf);
  await applyForRewards(platform, services.rewards, { residents, others: residentsIn(others.slice(0, 2)) });
  for (const resident of residents) {
    await giveFreeRounds(platform, services, { ...resident, titles });
    await attemptWith(platform.log)('a tag', () => tagGuests(services, resident.brand.code, [resident.member.account]));
  }
}

/** Two things that rahima asked for. */
async function redeemPoints({ points }: Dependencies, members: CreatedMembers): Promise<void> {
  const member = members.get(RAHIMA);
  if (!member) return;
  const address = { receivingAddress: 'House 12, Road 4, Dhanmondi, Dhaka 1205', mobileNumber: '01711000000' };
  for (const rewardId of ['steel-bottle', 'tea-mug'])
    await points.redeem(
      { brand: member.brand, memberId: String(member.id) },
      { rewardId, redeemQuantity: 1, ...address, key: `demo-${rewardId}` },
    );
}

async function inParallel<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: PARALLEL_CALLS }, lane));
}

function keyOf({ brand, account }: Pick<DemoAccount, 'brand' | 'account'>): string {
  return `${brand} ${account}`;
}
