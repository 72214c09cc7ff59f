import type { Static } from 'typebox';
import { CampaignTerms } from './campaign';
import { CountingTerms } from './counting';

export * from './campaign';
export * from './counting';

/** What the rules of each kind say. A kind is there once its terms are. */
export const promotionTerms = {
  campaign: CampaignTerms,
  counting: CountingTerms,
} as const;

export type PromotionKind = keyof typeof promotionTerms;
export const promotionKinds = Object.keys(promotionTerms) as PromotionKind[];
/** The terms of any kind, or of those named. */
export type PromotionTerms<Kind extends PromotionKind = PromotionKind> = Static<(typeof promotionTerms)[Kind]>;
