import type { GroupRoutes } from '../../platform/http';
import type { Platform } from '../../platform/platform';
import type { ControlServices } from '../control';
import type { IdentityServices } from '../identity';
import { createAwards } from './awards';
import { createCountedPlay } from './counted-play';
import { createFreeRounds, freeRoundRoutes, freeRoundStaffRoutes, type GameNames } from './free-rounds';
import { createPromotionRules, promotionRuleStaffRoutes } from './promotion-rules';
import type { Protection } from './protection';
import type { Vendors } from './vendors';
import type { Wallet } from './wallet';

/** What the modules that give use of others. */
export interface GivingDependencies extends Pick<ControlServices, 'audit' | 'brands'>, Pick<IdentityServices, 'members'> {
  wallet: Wallet;
  protection: Pick<Protection, 'exclusions'>;
  vendors: Pick<Vendors, 'find' | 'keyFor'>;
  games: GameNames;
}

export type GivingServices = ReturnType<typeof createGiving>;

/** What members earn by play, and the rules by which they do. */
export function createGiving(platform: Platform, needs: GivingDependencies) {
  const countedPlay = createCountedPlay(platform);
  const promotionRules = createPromotionRules(platform, needs);
  const awards = createAwards(needs);
  return {
    countedPlay,
    promotionRules,
    awards,
    freeRounds: createFreeRounds(platform, needs),
  };
}

export function givingRoutes(services: GivingServices): Pick<GroupRoutes, 'player' | 'staff'> {
  return {
    player: [freeRoundRoutes(services.freeRounds)],
    staff: [promotionRuleStaffRoutes(services.promotionRules), freeRoundStaffRoutes(services.freeRounds.admin)],
  };
}
