import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Protection } from '../protection';
import type { Vendor, Vendors } from '../vendors';
import { freeRoundStore } from './store';
import type { GrantRow } from './tables';

/** Rounds for a member, in games of one vendor. */
export interface RoundsOffered {
  brand: string;
  currency: string;
  /** The connection whose games they are. */
  vendor: string;
  /** Their codes at the vendor. */
  games: readonly string[];
  rounds: number;
  /** Of each round, in minor units. */
  stake: bigint;
  /** How long they can be played. */
  days: number;
}

/** Rounds that a rule of the brand gives. */
export interface Grant extends RoundsOffered {
  memberId: string;
  /** What gives them, unique for ever: `offer:welcome:…`. */
  source: string;
  reason: string;
}

/** A vendor of the brand that gives free rounds. @throws DomainError `freerounds.not_possible` */
export async function vendorOf({ vendor: code, brand }: RoundsOffered, vendors: Pick<Vendors, 'find'>): Promise<Vendor> {
  const vendor = await vendors.find(code);
  if (!vendor?.connected || !vendor.brands.includes(brand) || !vendor.capabilities.includes('free-rounds'))
    throw new DomainError('freerounds.not_possible');
  return vendor;
}

/** What members are paid for all of it on average, in minor units, by the game that returns most. @throws DomainError `freerounds.not_possible` for a game that is not the vendor's */
export async function worthOf(db: Database, { vendor, games, rounds, stake }: RoundsOffered): Promise<bigint> {
  const { rows } = await sql<{ rtp: number }>`
    select rtp from game_facts where vendor = ${vendor.toUpperCase()} and code = any (${[...games]}::text[])`.execute(db);
  if (rows.length < new Set(games).size) throw new DomainError('freerounds.not_possible');
  const most = Math.max(...rows.map(({ rtp }) => rtp));
  return (stake * BigInt(rounds) * BigInt(most) + 9_999n) / 10_000n;
}

/** From now on: the vendor is told as soon as it can be. */
export function begins(days: number) {
  return {
    state: 'active',
    given_at: sql<Date>`clock_timestamp()`,
    until: sql<Date>`clock_timestamp() + make_interval(days => ${days})`,
    call: 'create',
    call_due_at: sql<Date>`clock_timestamp()`,
  } as const;
}

/** Columns of what is offered, whoever gives it. */
export function columnsOf({ brand, currency, vendor, games, rounds, stake, days }: RoundsOffered) {
  return { brand, currency, vendor, games: [...new Set(games)].sort(), rounds, stake, days };
}

/**
 * Gives rounds within a transaction that has locked its own rows before and touches no wallet before: the gate is asked there.
 *
 * @throws DomainError `freerounds.not_possible`
 */
export function createGive({
  vendors,
  protection,
}: {
  vendors: Pick<Vendors, 'find'>;
  protection: Pick<Protection, 'exclusions'>;
}) {
  return async (trx: Database, grant: Grant): Promise<'given' | 'repeated' | 'barred'> => {
    await vendorOf(grant, vendors);
    const { memberId, source, reason } = grant;
    const row = { ...columnsOf(grant), ...begins(grant.days), source, reason, id: randomUUID(), member_id: BigInt(memberId) };
    const store = freeRoundStore(trx);
    const worth = await worthOf(trx, grant);
    if (await store.bySource(source)) return 'repeated';
    if (!(await protection.exclusions.mayReceive(trx, memberId))) return 'barred';
    const made: GrantRow | undefined = await store.insert({ ...row, worth });
    return made ? 'given' : 'repeated';
  };
}
