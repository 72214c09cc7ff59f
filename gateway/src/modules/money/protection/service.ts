import type { LimitOfferPlacement } from '@pavilion/api/protection';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Brands } from '../../control/brands';
import type { Members } from '../../identity/members';
import type { Wallet } from '../wallet';
import { createExclusions, type Exclusions } from './exclusions';
import { createLimitAdmin, type LimitAdmin } from './limit-admin';
import { createLimitChecks, type LimitChecks } from './limit-checks';
import { createLimits, type Limits } from './limits';
import { limitStore } from './store';

export interface ProtectionDependencies {
  audit: Audit;
  brands: Pick<Brands, 'byCode'>;
  members: Pick<Members, 'byPublicId'>;
  wallet: Wallet;
}

/** What protects players from themselves. */
export interface Protection extends LimitChecks {
  limits: Limits;
  /** Limits were offered there; they are not again. */
  markOfferAnswered(memberId: string, place: LimitOfferPlacement): Promise<void>;
  limitAdmin: LimitAdmin;
  exclusions: Exclusions;
}

export function createProtection(
  { db }: Pick<Platform, 'db'>,
  { audit, brands, members, wallet }: ProtectionDependencies,
): Protection {
  const limits = createLimits(db, wallet);
  return {
    ...createLimitChecks(db, wallet),
    limits,
    markOfferAnswered: (memberId, place) => limitStore(db).answer(memberId, place),
    limitAdmin: createLimitAdmin(db, { audit, brands, members, limits }),
    exclusions: createExclusions(db),
  };
}
