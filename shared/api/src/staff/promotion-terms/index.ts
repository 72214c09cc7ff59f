import type { Static } from 'typebox';
import { ActivityTerms } from './activity';
import { BoardTerms } from './board';
import { CountingTerms } from './counting';
import { LevelTerms } from './level';

export * from './activity';
export * from './board';
export * from './counting';
export * from './level';

/** What the rules of each kind say. A kind is there once its terms are. */
export const promotionTerms = {
  activity: ActivityTerms,
  board: BoardTerms,
  counting: CountingTerms,
  level: LevelTerms,
} as const;

export type PromotionKind = keyof typeof promotionTerms;
export const promotionKinds = Object.keys(promotionTerms) as PromotionKind[];
/** The terms of any kind, or of those named. */
export type PromotionTerms<Kind extends PromotionKind = PromotionKind> = Static<(typeof promotionTerms)[Kind]>;
