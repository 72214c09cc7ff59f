import { sql } from 'kysely';
import type { Database } from '../database';
import { DomainError } from '../errors';

/** So many times per minute from one address, counted in the database: every gateway and every restart knows. */
export interface AddressRateLimit {
  /** Counts one. @throws DomainError `request.too_many` once the minute's share is used up */
  consume(address: string): Promise<void>;
  /** Takes one back, when it turned out not to count. */
  refund(address: string): Promise<void>;
}

/** `perMinute` times of `action`. */
export function createAddressRateLimit(db: Database, action: string, perMinute: number): AddressRateLimit {
  return {
    async consume(address) {
      const { rows } = await sql<{ count: number; seconds: number }>`
        insert into address_counts as known (address, action, window_start, count) values (${address}, ${action}, now(), 1)
        on conflict (address, action) do update set
          count = case when known.window_start <= now() - interval '1 minute' then 1 else least(known.count, ${perMinute}) + 1 end,
          window_start = case when known.window_start <= now() - interval '1 minute' then now() else known.window_start end
        returning count, greatest(1, ceil(extract(epoch from window_start + interval '1 minute' - now())))::int as seconds`.execute(
        db,
      );
      const [{ count, seconds } = { count: 1, seconds: 60 }] = rows;
      if (count > perMinute) throw new DomainError('request.too_many', { details: { minutes: 1, seconds } });
    },
    async refund(address) {
      await sql`update address_counts set count = count - 1 where address = ${address} and action = ${action} and count > 0`.execute(
        db,
      );
    },
  };
}
