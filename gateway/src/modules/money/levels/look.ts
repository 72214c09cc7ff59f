import { isDeepStrictEqual } from 'node:util';
import { dayIn } from '@pavilion/time';
import type { Database } from '../../../platform/database';
import type { Brand } from '../../../platform/http';
import type { Ladder } from './ladder';
import type { Ladders } from './ladders';
import { monthOf } from './months';
import { type Move, move, type Position } from './move';
import { type LevelStore, levelStore } from './store';

/** Whose rank is looked at. */
export interface Climber {
  brand: Brand;
  memberId: string;
}

/** What an hour leaves open: rounds that were begun before midnight are settled by then. */
const SETTLED_AFTER_MS = 3_600_000;

/** The day that is over and settled by a brand's clock. */
export function settledDay({ timeZone }: Pick<Brand, 'timeZone'>, at: Date): string {
  return dayIn(timeZone, at.getTime() - SETTLED_AFTER_MS);
}

/** Tells somebody, in the transaction that notes it, that they have not kept their rank in a month, which is named by its first day. */
export type Warn = (trx: Database, climber: Climber, month: string) => Promise<void>;

interface Dependencies {
  ladders: Ladders;
  warn: Warn;
  /** Somebody reached a rank by play: from now on there may be something to claim for it. */
  onReached: (climber: Climber) => void;
}

/** Moves a member to where they belong by all that is counted, in one transaction. Whoever calls has had everything counted. */
export function createLook(db: Database, { ladders, warn, onReached }: Dependencies) {
  const look = async (climber: Climber, at?: Date): Promise<void> => {
    const { brand, memberId } = climber;
    const [ladder, known] = await Promise.all([ladders.active(brand.code, at), levelStore(db).position(memberId)]);
    // While the ladder is off as well, and of whoever was never looked at: what they play meanwhile is on nobody's way.
    const from = await ladders.countsFrom(brand, at);
    const before = known?.ruleId ? await ladders.version(known.ruleId) : undefined;
    if (from === undefined) return;
    const found = { ladder, before, from, at: at ?? new Date() };
    const moved = await db.transaction().execute(async (trx) => {
      const store = levelStore(trx);
      const position = await store.hold({ brand: brand.code, memberId });
      // Somebody else has followed another ladder meanwhile: what was read before is old.
      if (position.ruleId !== (known?.ruleId ?? null)) return undefined;
      const next = move(position, await sightOf(store, climber, position, found));
      await write(store, memberId, position, { ...next, at });
      if (next.warned) await warn(trx, climber, monthOf(dayIn(brand.timeZone, found.at)));
      return next;
    });
    if (!moved) await look(climber, at);
    else if (moved.reached.some(({ by }) => by === 'play')) onReached(climber);
  };
  return look;
}

interface Found {
  ladder: Ladder | undefined;
  before: Ladder | undefined;
  from: string;
  at: Date;
}

async function sightOf(
  store: LevelStore,
  { brand, memberId }: Climber,
  { warnedFor }: Position,
  { ladder, before, from, at }: Found,
) {
  const today = dayIn(brand.timeZone, at);
  const activity = await store.activity(memberId, { from, month: monthOf(today), warned: warnedFor });
  return { ladder, before, ...activity, today, settledDay: settledDay(brand, at) };
}

/** The moment is noted where one was named; else the database's clock is. */
async function write(store: LevelStore, memberId: string, before: Position, moved: Move & { at: Date | undefined }): Promise<void> {
  const { position, steps, reached, at } = moved;
  await store.addReached(memberId, reached, at);
  await store.addSteps(memberId, steps, at);
  if (!isDeepStrictEqual(before, position)) await store.save(memberId, position);
}
