import { type Static, Type } from 'typebox';
import { OfferCode } from '../bonuses';
import { BrandCode } from '../registry';
import { text } from '../schemas';
import { BonusContribution, type OfferRequestState } from './bonuses';

const closed = { additionalProperties: false } as const;
const Moment = Type.String({ format: 'date-time', maxLength: 40 });
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });
const texts = (longest: number) => Type.Object({ bn: text(longest, 1), en: text(longest, 1) }, closed);

/** What rules of a brand are about. `counting`: how much of a round counts for whatever is given for play. */
export const promotionKinds = ['counting'] as const;
export type PromotionKind = (typeof promotionKinds)[number];
const Kind = Type.Enum([...promotionKinds]);

/** What a rule of the kind `counting` says; its code is `play`. */
export const CountingTerms = Type.Object({ contribution: BonusContribution }, closed);
export type CountingTerms = Static<typeof CountingTerms>;

/**
 * `PUT /staff/brands/:brand/promotions/:kind/:code` (role `approver`): the next version of a rule, `version` being the one that was looked at, 0 when there
 * is none. It holds from `validFrom`, but never within the next minute; what runs by an earlier version goes on by that.
 */
export const PromotionRuleChange = Type.Object(
  {
    name: texts(80),
    about: texts(1000),
    terms: CountingTerms,
    /** A version that is off holds as well: by it nothing is given. */
    enabled: Type.Boolean(),
    validFrom: Type.Union([Type.Null(), Moment]),
    version: Type.Integer({ minimum: 0 }),
    reason: text(300, 3),
  },
  closed,
);
export type PromotionRuleChange = Static<typeof PromotionRuleChange>;

/**
 * `POST /staff/brands/:brand/promotions/:kind/:code/withdrawal` (role `approver`): takes back the version that comes last and has not begun. It never holds, and keeps its
 * number; the version before it goes on. Within the last minute before it begins it is too late (`promotions.begun`).
 */
export const PromotionRuleWithdrawal = Type.Object({ version: Type.Integer({ minimum: 1 }), reason: text(300, 3) }, closed);
export type PromotionRuleWithdrawal = Static<typeof PromotionRuleWithdrawal>;

/** `POST /staff/brands/:brand/promotions/:kind/cost` (role `viewer`): what a rule would cost, before it is saved. */
export const PromotionCostQuestion = Type.Object({ terms: CountingTerms }, closed);
export type PromotionCostQuestion = Static<typeof PromotionCostQuestion>;

/**
 * What a rule costs against somebody who plays as well as can be, in hundredths of a per cent. `loss` is what each unit that counts costs them on average in `game`,
 * the game where that is least; `gainShare` is what is missing of what the house has to keep of a unit: 0 or less when nothing is.
 */
export interface PromotionCost {
  loss: number;
  gainShare: number;
  game: { vendor: string; code: string; name: { bn: string; en: string }; share: number; rtp: number } | null;
}

/** A version of a rule as operators see it. Times are ISO 8601; without `validUntil` nothing comes after it yet; of one that was withdrawn it is `validFrom`. */
export type PromotionRuleLine = Omit<PromotionRuleChange, 'reason' | 'validFrom'> & {
  code: string;
  validFrom: string;
  validUntil: string | null;
  /** It was taken back before it began. */
  withdrawn: boolean;
  writtenBy: string;
  writtenAt: string;
};

/** A version that waits for a second operator, because players gain by it. */
export interface PromotionRequest {
  id: string;
  kind: PromotionKind;
  code: string;
  wanted: PromotionRuleChange;
  gainShare: number;
  state: OfferRequestState;
  requestedBy: string;
  requestedAt: string;
}

/** What `GET /staff/brands/:brand/promotions/:kind` answers (role `viewer`): each rule's latest versions, newest first, and what waits. */
export interface PromotionRulesValue {
  rules: { code: string; cost: PromotionCost; versions: PromotionRuleLine[] }[];
  requests: PromotionRequest[];
}

/** The rules of one kind. */
export const PromotionKindAddress = Type.Object({ brand: BrandCode, kind: Kind }, closed);
/** A rule: its code within brand and kind. */
export const PromotionAddress = Type.Object({ brand: BrandCode, kind: Kind, code: OfferCode }, closed);
/** `POST /staff/brands/:brand/promotion-requests/:id/approval` and `/rejection` (role `approver`): agreed to by another than the one who asked. */
export const PromotionRequestAddress = Type.Object({ brand: BrandCode, id: Id }, closed);
/** Why it is agreed to, or not. */
export const PromotionRequestDecision = Type.Object({ reason: text(300, 3) }, closed);
