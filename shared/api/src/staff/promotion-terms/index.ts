import type { Static } from 'typebox';
import { CountingTerms } from './counting';
import { RebateTerms } from './rebate';

export * from './counting';
export * from './rebate';

/** What the rules of each kind say. A kind is there once its terms are. */
export const promotionTerms = {
  counting: CountingTerms,
  rebate: RebateTerms,
} as const;

export type PromotionKind = keyof typeof promotionTerms;
export const promotionKinds = Object.keys(promotionTerms) as PromotionKind[];
/** The terms of any kind, or of those named. */
export type PromotionTerms<Kind extends PromotionKind = PromotionKind> = Static<(typeof promotionTerms)[Kind]>;
