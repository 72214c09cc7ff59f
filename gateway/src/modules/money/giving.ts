import type { GroupRoutes } from '../../platform/http';
import type { Platform } from '../../platform/platform';
import type { ControlServices } from '../control';
import type { IdentityServices } from '../identity';
import { createAwards } from './awards';
import { boardRoutes, boardStaffRoutes, createBoards } from './boards';
import { createCountedPlay } from './counted-play';
import { createFreeRounds, freeRoundRoutes, freeRoundStaffRoutes, type GameNames } from './free-rounds';
import { createLevels, levelFact, levelRoutes, levelStaffRoutes } from './levels';
import { createMissions, missionRoutes } from './missions';
import type { Points } from './points';
import { createPromotionRules, promotionRuleStaffRoutes } from './promotion-rules';
import type { Protection } from './protection';
import { createRebates, rebateRoutes, rebateStaffRoutes } from './rebates';
import { createRewards, rewardRoutes, rewardStaffRoutes } from './rewards';
import { createSegments, segmentStaffRoutes } from './segments';
import type { Vendors } from './vendors';
import type { Wallet } from './wallet';

/** What the modules that give use of others. */
export interface GivingDependencies
  extends Pick<ControlServices, 'audit' | 'brands' | 'outbox'>, Pick<IdentityServices, 'members'> {
  wallet: Wallet;
  protection: Pick<Protection, 'exclusions'>;
  vendors: Pick<Vendors, 'find' | 'keyFor'>;
  games: GameNames;
  points: Pick<Points, 'balance'>;
}

export type GivingServices = ReturnType<typeof createGiving>;

/** What members earn by play, and the rules by which they do. */
export function createGiving(platform: Platform, needs: GivingDependencies) {
  const countedPlay = createCountedPlay(platform);
  const promotionRules = createPromotionRules(platform, needs);
  const awards = createAwards(needs);
  const segments = createSegments(platform, needs);
  segments.addFact(levelFact);
  const levels = createLevels(platform, { ...needs, promotionRules, countedPlay, awards });
  const ranks = { rankOf: async (memberId: string) => (await levels.rankOf(memberId))?.rank ?? 0 };
  const rebates = createRebates(platform, { ...needs, promotionRules, countedPlay, awards, ranks });
  const missions = createMissions(platform, { ...needs, promotionRules, countedPlay, awards });
  const rewards = createRewards(platform, { ...needs, countedPlay, promotionRules, awards });
  // In the order in which members see them. Prizes of boards and free rounds are given without a claim.
  for (const source of [missions, levels, rebates]) rewards.addSource(source);
  return {
    countedPlay,
    promotionRules,
    awards,
    freeRounds: createFreeRounds(platform, needs),
    levels,
    rebates,
    boards: createBoards(platform, { ...needs, promotionRules, countedPlay, awards }),
    segments,
    rewards,
    missions,
  };
}

export function givingRoutes(services: GivingServices): Pick<GroupRoutes, 'player' | 'staff'> {
  return {
    player: [
      freeRoundRoutes(services.freeRounds),
      levelRoutes(services.levels),
      boardRoutes(services.boards),
      missionRoutes(services.missions),
      rebateRoutes(services.rebates),
      rewardRoutes(services.rewards),
    ],
    staff: [
      promotionRuleStaffRoutes(services.promotionRules),
      freeRoundStaffRoutes(services.freeRounds.admin),
      levelStaffRoutes(services.levels),
      boardStaffRoutes(services.boards),
      rebateStaffRoutes(services.rebates),
      segmentStaffRoutes(services.segments),
      rewardStaffRoutes(services.rewards.desk),
    ],
  };
}
