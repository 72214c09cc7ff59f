import { isIP } from 'node:net';
import type { ErrorCode } from '@pavilion/api';
import { sql } from 'kysely';
import type { Database } from '../database';
import { DomainError } from '../errors';

/** At most `most` uses of `key` within `seconds`. */
export interface RateLimit {
  key: string;
  most: number;
  seconds: number;
}

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];

/** What one recipient may be sent: one a minute, three in ten minutes, five a day. */
export function recipientLimits(key: string): RateLimit[] {
  return [
    { key, most: 1, seconds: MINUTE },
    { key, most: 3, seconds: 10 * MINUTE },
    { key, most: 5, seconds: DAY },
  ];
}

/** What one address on the net, and its neighbours together, may ask for. */
export function addressLimits(what: string, address: string): RateLimit[] {
  const { host, network } = placeOf(address);
  return [
    { key: `${what} host ${host}`, most: 10, seconds: HOUR },
    { key: `${what} network ${network}`, most: 30, seconds: HOUR },
  ];
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
  if (!refusal) return deleteOldUses(db);
  const { refused, seconds } = refusal;
  const details = { seconds, minutes: Math.ceil(seconds / MINUTE) };
  throw new DomainError(codes[refused] ?? 'request.too_many', { details });
}

/** Uses older than the longest share count for nothing. */
async function deleteOldUses(db: Database): Promise<void> {
  await sql`delete from share_uses where ctid = any (array(
    select ctid from share_uses where at < now() - interval '1 day' limit 50 for update skip locked
  ))`.execute(db);
}

/** The network that an address is in, its neighbours' too: a /24 of version 4, a /48 of version 6. */
export function networkOf(address: string): string {
  return placeOf(address).network;
}

/** One household, and the network it is in: an address of version 4 and its /24, the /64 and the /48 of one of version 6. */
function placeOf(address: string): { host: string; network: string } {
  const plain = address.replace(/^::ffff:(?=[0-9.]+$)/i, '');
  if (isIP(plain) === 4) return { host: plain, network: plain.split('.').slice(0, 3).join('.') };
  const groups = isIP(plain) === 6 ? groupsOf(plain) : [];
  return { host: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}

/** The eight groups, with those written out that `::` stands for. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%', 1).join('').split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, '').toLowerCase(),
  );
}
