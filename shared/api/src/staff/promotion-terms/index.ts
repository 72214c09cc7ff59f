import type { Static } from 'typebox';
import { ActivityTerms } from './activity';
import { BoardTerms } from './board';
import { CampaignTerms } from './campaign';
import { CountingTerms } from './counting';
import { LevelTerms } from './level';
import { RebateTerms } from './rebate';
import { MissionTerms } from './mission';

export * from './activity';
export * from './board';
export * from './campaign';
export * from './counting';
export * from './level';
export * from './rebate';
export * from './mission';

/** What the rules of each kind say. A kind is there once its terms are. */
export const promotionTerms = {
  activity: ActivityTerms,
  board: BoardTerms,
  campaign: CampaignTerms,
  counting: CountingTerms,
  level: LevelTerms,
  rebate: RebateTerms,
  mission: MissionTerms,
} as const;

export type PromotionKind = keyof typeof promotionTerms;
/** The kinds of rules that there are. */
export const promotionKinds = Object.keys(promotionTerms) as PromotionKind[];
/** The terms of any kind, or of those named. */
export type PromotionTerms<Kind extends PromotionKind = PromotionKind> = Static<(typeof promotionTerms)[Kind]>;
