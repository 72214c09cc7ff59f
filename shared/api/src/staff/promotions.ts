import { type Static, type TSchema, Type } from 'typebox';
import { OfferCode } from '../bonuses';
import { BrandCode } from '../registry';
import { text } from '../schemas';
import type { OfferRequestState } from './bonuses';
import { type PromotionKind, promotionKinds, type PromotionTerms, promotionTerms } from './promotion-terms';

export * from './promotion-terms';

const closed = { additionalProperties: false } as const;
const Moment = Type.String({ format: 'date-time', maxLength: 40 });
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });
const texts = (longest: number) => Type.Object({ bn: text(longest, 1), en: text(longest, 1) }, closed);
const Kind = Type.Enum([...promotionKinds]);

const changeTo = <Terms extends TSchema>(terms: Terms) =>
  Type.Object(
    {
      name: texts(80),
      about: texts(1000),
      terms,
      /** A version that is off holds as well: by it nothing is given. */
      enabled: Type.Boolean(),
      validFrom: Type.Union([Type.Null(), Moment]),
      version: Type.Integer({ minimum: 0 }),
      reason: text(300, 3),
    },
    closed,
  );

/**
 * `PUT /staff/brands/:brand/promotions/<kind>/:code` (role `approver`): the next version of a rule, `version` being the one that was looked at, 0 when there
 * is none. It holds from `validFrom`, but never within the next minute; what runs by an earlier version goes on by that.
 */
export const promotionRuleChange = (kind: PromotionKind) => changeTo(promotionTerms[kind]);
export type PromotionRuleChange<Of extends PromotionKind = PromotionKind> = Omit<
  Static<ReturnType<typeof promotionRuleChange>>,
  'terms'
> & { terms: PromotionTerms<Of> };

/**
 * `POST /staff/brands/:brand/promotions/:kind/:code/withdrawal` (role `approver`): takes back the version that comes last and has not begun. It never holds, and keeps its
 * number; the version before it goes on. Within the last minute before it begins it is too late (`promotions.begun`).
 */
export const PromotionRuleWithdrawal = Type.Object({ version: Type.Integer({ minimum: 1 }), reason: text(300, 3) }, closed);
export type PromotionRuleWithdrawal = Static<typeof PromotionRuleWithdrawal>;

/** `POST /staff/brands/:brand/promotions/<kind>/:code/cost` (role `viewer`): what a rule would cost, before it is saved. */
export const promotionCostQuestion = (kind: PromotionKind) => Type.Object({ terms: promotionTerms[kind] }, closed);
/** What is asked about: terms as they would be written. */
export interface PromotionCostQuestion<Of extends PromotionKind = PromotionKind> {
  terms: PromotionTerms<Of>;
}

/**
 * What a rule costs against somebody who plays as well as can be, in hundredths of a per cent of what counts of their play. `loss` is what each unit that counts costs
 * them: for what counts, on average in `game`, the game where that is least; for everything else, the least that it has to cost. `own` is the most that this rule gives for
 * a unit, `together` what it and the brand's other rules do. `gainShare` is what is missing of what the house has to keep: 0 or less when nothing is.
 */
export interface PromotionCost {
  loss: number;
  own: number;
  together: number;
  gainShare: number;
  /** Something is given for which nothing has to be played: somebody always gains by it. */
  withoutPlay: boolean;
  game: { vendor: string; code: string; name: { bn: string; en: string }; share: number; rtp: number } | null;
}

/** A version of a rule as operators see it. Times are ISO 8601; without `validUntil` nothing comes after it yet; of one that was withdrawn it is `validFrom`. */
export type PromotionRuleLine<Of extends PromotionKind = PromotionKind> = Omit<PromotionRuleChange<Of>, 'reason' | 'validFrom'> & {
  code: string;
  validFrom: string;
  validUntil: string | null;
  /** It was taken back before it began. */
  withdrawn: boolean;
  writtenBy: string;
  writtenAt: string;
};

/** A version that waits for a second operator, because players gain by it. */
export interface PromotionRequest<Of extends PromotionKind = PromotionKind> {
  id: string;
  kind: Of;
  code: string;
  wanted: PromotionRuleChange<Of>;
  gainShare: number;
  state: OfferRequestState;
  requestedBy: string;
  requestedAt: string;
}

/** What `GET /staff/brands/:brand/promotions/:kind` answers (role `viewer`): each rule's latest versions, newest first, and what waits. */
export interface PromotionRulesValue<Of extends PromotionKind = PromotionKind> {
  /** In which amounts of terms are. */
  currency: string;
  rules: { code: string; cost: PromotionCost; versions: PromotionRuleLine<Of>[] }[];
  requests: PromotionRequest<Of>[];
}

/** The rules of one kind. */
export const PromotionKindAddress = Type.Object({ brand: BrandCode, kind: Kind }, closed);
/** A rule of a kind: its code within brand and kind. */
export const PromotionRuleAddress = Type.Object({ brand: BrandCode, code: OfferCode }, closed);
/** `POST /staff/brands/:brand/promotion-requests/:id/approval` and `/rejection` (role `approver`): agreed to by another than the one who asked. */
export const PromotionRequestAddress = Type.Object({ brand: BrandCode, id: Id }, closed);
/** Why it is agreed to, or not. */
export const PromotionRequestDecision = Type.Object({ reason: text(300, 3) }, closed);
