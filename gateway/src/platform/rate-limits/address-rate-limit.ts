import type { Database } from '../database';
import type { PlaceShare } from './place-share';
import { consumeRateLimits, placeLimits, refundRateLimits, sharePerMinute } from './rate-limits';

/** What one place may do of something; see `placeOf` for what a place is. */
export interface AddressRateLimit {
  /** Counts one. @throws DomainError `request.too_many` once the share is used up */
  consume(address: string): Promise<void>;
  /** Takes one back, when it turned out not to count. */
  refund(address: string): Promise<void>;
}

/** `share` of `action`; a number is so many per minute. */
export function createAddressRateLimit(db: Database, action: string, share: number | PlaceShare): AddressRateLimit {
  const per = typeof share === 'number' ? sharePerMinute(share) : share;
  return {
    consume: (address) => consumeRateLimits(db, placeLimits(action, address, per)),
    refund: (address) => refundRateLimits(db, placeLimits(action, address, per)),
  };
}
