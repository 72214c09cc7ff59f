import type { ErrorCode } from '@pavilion/api';
import { sql } from 'kysely';
import type { Database } from '../database';
import { DomainError } from '../errors';
import { placeOf } from './place';
import type { PlaceShare } from './place-share';

/** At most `most` uses of `key` within `seconds`. */
export interface RateLimit {
  key: string;
  most: number;
  seconds: number;
  /** What the use is put down under instead, for what looks used to whoever asks, and takes nothing from others. */
  countAs?: string;
}

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];
/** Neighbours behind one carrier's addresses are many people: together they have so many times the share of one. */
const HOSTS_IN_NETWORK = 5;

/** The limits of a place for `action`. */
export function placeLimits(action: string, address: string, { perHost, perNetwork, seconds }: PlaceShare): RateLimit[] {
  const { host, network } = placeOf(address);
  return [
    { key: `${action} host ${host}`, most: perHost, seconds },
    { key: `${action} network ${network}`, most: perNetwork, seconds },
  ];
}

/** So many within a minute from one household, and five times as many from its network. */
export function sharePerMinute(perHost: number): PlaceShare {
  return { perHost, perNetwork: perHost * HOSTS_IN_NETWORK, seconds: MINUTE };
}

/** What one recipient may be sent: one a minute, three in ten minutes, five a day. */
export function recipientLimits(key: string): RateLimit[] {
  return [
    { key, most: 1, seconds: MINUTE },
    { key, most: 3, seconds: 10 * MINUTE },
    { key, most: 5, seconds: DAY },
  ];
}

/** Messages that one place may ask for. */
export function addressLimits(what: string, address: string): RateLimit[] {
  return placeLimits(what, address, { perHost: 10, perNetwork: 30, seconds: HOUR });
}

/** Messages that cost money: so many an hour to neighbouring numbers, so many a day from a brand. */
export function rangeLimit(key: string): RateLimit {
  return { key, most: 30, seconds: HOUR };
}

export function dailyLimit(key: string, most: number): RateLimit {
  return { key, most, seconds: DAY };
}

/**
 * Takes one use of every share, or none of any, by the database's clock: every gateway counts the same, and a restart forgives nothing.
 * A refusal writes nothing, so that a flood costs one read each.
 * @param codes what is thrown for the share of this key
 * @throws DomainError `request.too_many` for all others
 */
export async function consumeRateLimits(
  db: Database,
  shares: readonly RateLimit[],
  codes: Readonly<Record<string, ErrorCode>> = {},
): Promise<void> {
  const { rows } = await sql<{ refused: string; seconds: number }>`
    select refused, seconds from take_shares(${JSON.stringify(shares)}::jsonb)`.execute(db);
  const [refusal] = rows;
  if (refusal) throw tooManyError(refusal.seconds, codes[refusal.refused]);
}

/** Gives one use of each back, when it turned out not to count. */
export async function refundRateLimits(db: Database, shares: readonly RateLimit[]): Promise<void> {
  const keys = [...new Set(shares.map(({ key }) => key))];
  await sql`delete from share_uses where ctid = any (array(
    select latest.ctid from unnest(${keys}::text[]) as keys (key)
    cross join lateral (
      select ctid from share_uses as used where used.key = keys.key order by at desc limit 1 for update skip locked
    ) as latest))`.execute(db);
}

/** How often `key` was used within `seconds`, counted up to `most`. */
export async function countUses(db: Database, { key, seconds, most }: RateLimit): Promise<number> {
  const { rows } = await sql<{ uses: number }>`select count(*)::int as uses from (
    select from share_uses where key = ${key} and at > now() - make_interval(secs => ${seconds}) limit ${most}) as counted`.execute(
    db,
  );
  return rows[0]?.uses ?? 0;
}

/** What counts no more, at most so many rows in a statement; also the counts that a gateway of the release before left. */
export function oldRateLimits(most: number) {
  return [
    sql`delete from address_counts where ctid = any (array(
      select ctid from address_counts where window_start < now() - interval '1 day' limit ${most}))`,
    sql`delete from share_uses where ctid = any (array(
      select ctid from share_uses where expires_at < now() limit ${most} for update skip locked))`,
  ];
}

/** What somebody is told who did something too often. */
export function tooManyError(seconds: number, code: ErrorCode = 'request.too_many'): DomainError {
  return new DomainError(code, { details: { seconds, minutes: Math.ceil(seconds / MINUTE) } });
}
