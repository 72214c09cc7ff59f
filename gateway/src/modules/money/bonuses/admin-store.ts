import type { Database } from '../../../platform/database';
import { givenAdminStore } from './given-admin-store';
import { offerAdminStore } from './offer-admin-store';

/** What operators read and write of a brand's bonuses. */
export function bonusAdminStore(db: Database) {
  return { ...offerAdminStore(db), ...givenAdminStore(db) };
}
