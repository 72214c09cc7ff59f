import { randomUUID } from 'node:crypto';
import { DAY_MS, dayIn } from '@pavilion/time';
import type pg from 'pg';
import type { TestApp } from '../../../platform/testing';
import type { MadeUpMember } from './evaluate-rule-fixture';
import { tagStore } from './tag-store';

type Random = () => number;

interface Clock {
  currency: string;
  timeZone: string;
}

export const TAGS = ['vip', 'warm', 'নতুন', 'slow-payer'];
const FOREVER = { from: '2020-01-01', to: '2099-01-01' };
const CLOCKS: Record<string, Clock> = {};

/** Numbers from nought to one, the same for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Members who paid in, played, were here and were given tags at any hour of the last sixty days before `until`. Some are locked, and some play for free. */
export async function makeUpMembers(
  app: TestApp,
  owner: pg.Client,
  random: Random,
  { brand, count, until }: { brand: string; count: number; until: Date },
): Promise<MadeUpMember[]> {
  const { brands, countedPlay } = app.gateway.services;
  const known = brands.byCode(brand);
  CLOCKS[brand] = { currency: known?.currency ?? '', timeZone: known?.timeZone ?? '' };
  const made: MadeUpMember[] = [];
  for (let nth = 0; nth < count; nth += 1) made.push(await makeUp(app, owner, random, { brand, nth, until }));
  while (!(await countedPlay.catchUp()));
  for (const member of made) await readCounted(app, member);
  return made;
}

async function makeUp(
  app: TestApp,
  owner: pg.Client,
  random: Random,
  { brand, nth, until }: { brand: string; nth: number; until: Date },
): Promise<MadeUpMember> {
  const { currency, timeZone } = CLOCKS[brand] as Clock;
  // Half of all moments lie close to a midnight of Dhaka.
  const moment = () => {
    const at = until.getTime() - Math.floor(random() * 60) * DAY_MS - random() * DAY_MS;
    return new Date(random() < 0.5 ? at : at - (at % DAY_MS) + 18 * 3_600_000 + (random() < 0.5 ? -1 : 1));
  };
  const registeredAt = moment();
  const confirmed = random() < 0.5;
  const counts = random() < 0.85;
  const { members } = app.gateway.services;
  const { id } = await members.create({
    ...{ brand, account: `madeup${nth}`, registeredAt },
    type: counts || nth % 2 ? 0 : 4,
    ...(confirmed && { phone: `+88017${String(10_000_000 + nth)}` }),
  });
  if (!counts && nth % 2) await owner.query(`update members set status = 'locked' where id = $1`, [id]);
  const seenAt = random() < 0.8 ? moment() : undefined;
  if (seenAt) await seeAt(owner, id, brand, seenAt);
  const level = random() < 0.6 ? Math.floor(random() * 4) : 0;
  await owner.query('insert into level_members (member_id, brand, rank) values ($1, $2, $3)', [id, brand, level]);
  const tags = TAGS.filter(() => random() < 0.4);
  for (const tag of tags) await tagStore(app.platform.db).give(brand, tag, [id], 'tester');
  for (let left = Math.floor(random() * 5); left > 0; left -= 1) await move(app, random, { id, brand, currency }, moment());
  return {
    ...{ id: String(id), brand, counts, currency, confirmed, tags, level: BigInt(level) },
    country: confirmed ? 'BD' : null,
    registered: dayIn(timeZone, registeredAt),
    lastSeen: seenAt ? dayIn(timeZone, seenAt) : null,
    ...{ deposits: [], depositCounts: [], play: [] },
  };
}

/** The latest of two. */
async function seeAt(owner: pg.Client, id: bigint, brand: string, at: Date): Promise<void> {
  for (const seen of [new Date(at.getTime() - DAY_MS), at])
    await owner.query(
      `insert into sessions (token_hash, member_id, brand, address, device, created_at, seen_at, expires_at)
        values (decode(md5($1), 'hex'), $2, $3, '10.0.0.1', 'phone', $4, $4, $4)`,
      [randomUUID(), id, brand, seen],
    );
}

/** Pays in, and loses some of it in a round. */
async function move(
  app: TestApp,
  random: Random,
  { id, brand, currency }: { id: bigint; brand: string; currency: string },
  at: Date,
): Promise<void> {
  const { wallet } = app.gateway.services;
  const own = { memberId: String(id), brand, currency, at };
  const round = randomUUID();
  await wallet.post({
    ...own,
    kind: 'deposit',
    reference: `deposit:${round}`,
    amount: BigInt(1 + Math.floor(random() * 9)) * 10_000n,
  });
  const place = { ...own, vendor: 'studio', game: 'dice', round };
  await wallet.post({ ...place, kind: 'bet', reference: `${round}-bet`, amount: BigInt(1 + Math.floor(random() * 100)) * 100n });
  await wallet.post({ ...place, kind: 'win', reference: `${round}-win`, related: `${round}-bet`, amount: 0n, roundClosed: true });
}

async function readCounted(app: TestApp, member: MadeUpMember): Promise<void> {
  const { countedPlay } = app.gateway.services;
  const paid = await countedPlay.depositDays(member.id, FOREVER);
  member.deposits = paid.map(({ day, deposits }) => ({ day, amount: deposits }));
  member.depositCounts = paid.map(({ day, count }) => ({ day, amount: BigInt(count) }));
  member.play = (await countedPlay.days(member.id, FOREVER)).map(({ day, counted }) => ({ day, amount: counted }));
}
