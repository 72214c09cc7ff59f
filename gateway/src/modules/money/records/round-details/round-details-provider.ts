import type { VendorRoundDetails } from '@pavilion/api/records';
import type { Locale } from '@pavilion/i18n';
import type { KeyObject } from 'node:crypto';
import type { Vendor } from '../../vendors';

/** One round of one player, as its vendor knows them. */
export interface RoundDetailsRequest {
  round: string;
  /** The player's name at the vendor. */
  user: string;
  locale: Locale;
  currency: string;
}

/**
 * Asks one vendor about a round: what was bet, what came out, where it can be checked. Nothing when the vendor knows no such round.
 *
 * @throws VendorFailure when the vendor is away or makes no sense
 */
export type RoundDetailsProvider = (
  vendor: Vendor,
  key: KeyObject,
  asked: RoundDetailsRequest,
) => Promise<VendorRoundDetails | undefined>;
