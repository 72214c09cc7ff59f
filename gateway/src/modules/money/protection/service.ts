import type { LimitPlace } from '@pavilion/api/protection';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Brands } from '../../control/brands';
import type { Members } from '../../identity/members';
import type { Wallet } from '../wallet';
import { createLimitDesk, type LimitDesk } from './desk';
import { createGates, type Gates } from './gates';
import { createLimits, type Limits } from './limits';
import { limitStore } from './store';

export interface ProtectionNeeds {
  audit: Audit;
  brands: Pick<Brands, 'byCode'>;
  members: Pick<Members, 'byPublicId'>;
  wallet: Wallet;
}

/** What protects players from themselves. */
export interface Protection extends Gates {
  limits: Limits;
  /** Limits were offered there; they are not again. */
  answerOffer(memberId: string, place: LimitPlace): Promise<void>;
  desk: LimitDesk;
}

export function createProtection({ db }: Pick<Platform, 'db'>, { audit, brands, members, wallet }: ProtectionNeeds): Protection {
  const limits = createLimits(db, wallet);
  return {
    ...createGates(db, wallet),
    limits,
    answerOffer: (memberId, place) => limitStore(db).answer(memberId, place),
    desk: createLimitDesk(db, { audit, brands, members, limits }),
  };
}
