import type { FieldCipher } from '../../../platform/crypto';
import { DomainError } from '../../../platform/errors';
import type { Brand, SessionFacts } from '../../../platform/http';
import type { Members } from '../../identity/members';
import type { Protection } from '../../money/protection';
import type { Vendors } from '../../money/vendors';
import type { Wallet } from '../../money/wallet';
import type { Games } from '../games';
import type { Lotteries } from '../lotteries';

export interface LaunchDependencies {
  vendors: Vendors;
  games: Pick<Games, 'find' | 'availability' | 'isLeftByList' | 'isOffered' | 'vendorAvailability' | 'recordLaunch'>;
  lotteries: Pick<Lotteries, 'find' | 'recordOpened'>;
  members: Pick<Members, 'byId' | 'birthday'>;
  wallet: Pick<Wallet, 'balance' | 'isPlaying' | 'hasOpenRound' | 'hasRound'>;
  protection: Pick<Protection, 'assertMayOpenGame'>;
  cipher: FieldCipher;
}

/** Who opens a game, and from where. */
export interface LaunchContext {
  player: SessionFacts;
  brand: Brand;
  /** The site's own address as the player sees it. */
  origin: string;
  ip: string;
}

/** What a launch of this kind has to name. */
export function missingFieldError(field: string): DomainError {
  return new DomainError('request.invalid', { fields: { [field]: 'request.invalid' } });
}
