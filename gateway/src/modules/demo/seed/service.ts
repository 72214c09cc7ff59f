import { createPasswords } from '../../../platform/crypto';
import type { Platform } from '../../../platform/platform';
import type { Services } from '../../../services';
import { DomainError } from '../../../platform/errors';
import type { Member } from '../../identity/members';
import { castOf, type Part, type Size } from './cast';
import { chanceOf } from './chance';
import { type DemoGame, movementsOf } from './life';
import { dayOf, finish, isFinished } from './store';

/** What every demo account that can sign in signs in with. */
export const DEMO_PASSWORD = 'Lantern#2026';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Movements per transaction: enough to be quick, few enough for the statement's time-out. */
const BATCH = 200;
const AT_ONCE = 3;

type Needs = Pick<Services, 'brands' | 'members' | 'wallet' | 'games' | 'points'>;

/**
 * Fills an empty installation with people who lived in it for sixty days: a member, agents, a team of 200 on four levels, and what they
 * deposited, bet, won and liked. The same people and amounts on every machine, at times relative to the first attempt's day. One that was
 * interrupted goes on where it stopped; one that was finished is left alone.
 *
 * @returns false when there was nothing to do
 */
export async function seedDemo(platform: Platform, services: Needs, size: Size): Promise<boolean> {
  const { db } = platform;
  if ((await isFinished(db, size)) || (await isFinished(db, 'large'))) return false;
  const day = await dayOf(db, 'small');
  if (size === 'large') await dayOf(db, 'large');
  const parts = castOf(size);
  const members = await enrol(services, parts, day);
  await live(platform, services, parts, members, day);
  await like(services, members);
  await spend(services, members);
  await finish(db, 'small');
  await finish(db, size);
  return true;
}

type Enrolled = Map<string, Member>;

async function enrol({ members }: Needs, parts: readonly Part[], day: Date): Promise<Enrolled> {
  const passwordHash = await createPasswords().hash(DEMO_PASSWORD);
  const enrolled: Enrolled = new Map();
  const add = async (part: Part) => enrolled.set(keyOf(part), await found(part));
  const found = async ({ brand, account, nickname, type, named, upline, joined }: Part) => {
    const above = upline ? enrolled.get(`${brand} ${upline}`) : undefined;
    const registeredAt = new Date(day.getTime() - joined * DAY_MS - 9 * HOUR_MS);
    const member = {
      brand,
      account,
      nickname,
      type,
      registeredAt,
      ...(named && { passwordHash }),
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
  await inLanes(
    parts.filter(({ type }) => type === 0),
    add,
  );
  return enrolled;
}

async function live(
  { db }: Platform,
  { brands, games, wallet }: Needs,
  parts: readonly Part[],
  members: Enrolled,
  day: Date,
): Promise<void> {
  const played = playedGames(games);
  const wallets = parts.flatMap((part) => {
    const [member, brand] = [members.get(keyOf(part)), brands.byCode(part.brand)];
    return member && brand
      ? [movementsOf({ part, memberId: String(member.id), currency: brand.currency, games: played, day })]
      : [];
  });
  await inLanes(wallets, async (movements) => {
    for (let at = 0; at < movements.length; at += BATCH) {
      await db.transaction().execute((trx) => wallet.postAllWithin(trx, movements.slice(at, at + BATCH)));
    }
  });
}

/** What demo members play: what is hot, and some of every category. */
function playedGames(games: Needs['games']): DemoGame[] {
  const catalogue = games.catalogue('pavilion');
  const categories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT'] as const;
  const entries = [
    ...catalogue.list({ selection: 'HOT' }).slice(0, 30),
    ...categories.flatMap((category) => catalogue.list({ category }).slice(0, 12)),
  ];
  return entries
    .filter(({ row }) => row.vendor !== 'STUDIO')
    .map(({ nodeId, row }) => ({ nodeId, vendor: row.vendor.toLowerCase(), code: row.vendor_game_code }));
}

/** Favourites and recent games of those whom people look at. */
async function like({ games }: Needs, members: Enrolled): Promise<void> {
  const played = playedGames(games);
  for (const member of members.values()) {
    if (!['rahima', 'karim_agent', 'marina'].includes(member.account)) continue;
    const chance = chanceOf(`${member.account} likes`);
    const owner = { brand: member.brand, memberId: String(member.id) };
    for (let left = 9; left > 0; left -= 1) await games.setFavourite(owner, chance.pick(played).nodeId, true);
    for (let left = 14; left > 0; left -= 1) await games.launched(owner, chance.pick(played).nodeId);
  }
}

/** Two things that rahima asked for. */
async function spend({ points }: Needs, members: Enrolled): Promise<void> {
  const member = members.get('pavilion rahima');
  if (!member) return;
  const address = { receivingAddress: 'House 12, Road 4, Dhanmondi, Dhaka 1205', mobileNumber: '01711000000' };
  for (const rewardId of ['steel-bottle', 'tea-mug'])
    await points.redeem({ memberId: String(member.id) }, { rewardId, redeemQuantity: 1, ...address, key: `demo-${rewardId}` });
}

async function inLanes<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

function keyOf({ brand, account }: Part): string {
  return `${brand} ${account}`;
}
