import type { Database } from '../../../platform/database';
import { createAddressRateLimit, type PlaceShare } from '../../../platform/rate-limits';

/** What one place has of registration: accounts, and attempts that are told whether a name is taken. */
export interface RegistrationShares {
  /** @throws DomainError `request.too_many` */
  takeAttempt(address: string): Promise<void>;
  /** @throws DomainError `request.too_many` */
  takeAccount(address: string): Promise<void>;
  /** Gives the account's share back when none came of it. */
  giveBackUnless<Made>(address: string, create: () => Promise<Made>): Promise<Made>;
}

/** Somebody corrects a form a few times before it is right. */
const ATTEMPTS_PER_ACCOUNT = 3;

/** Accounts are shared out as `share` says, attempts three times as often. */
export function createRegistrationShares(db: Database, share: PlaceShare): RegistrationShares {
  const accounts = createAddressRateLimit(db, 'registration', share);
  const attempts = createAddressRateLimit(db, 'registration attempt', {
    ...share,
    perHost: share.perHost * ATTEMPTS_PER_ACCOUNT,
    perNetwork: share.perNetwork * ATTEMPTS_PER_ACCOUNT,
  });
  return {
    takeAttempt: attempts.consume,
    takeAccount: accounts.consume,
    async giveBackUnless(address, create) {
      try {
        return await create();
      } catch (error) {
        await accounts.refund(address);
        throw error;
      }
    },
  };
}
