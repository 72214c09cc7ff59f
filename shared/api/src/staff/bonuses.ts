import { type Static, Type } from 'typebox';
import { type BonusState, OfferCode } from '../bonuses';
import { BrandCode } from '../registry';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;
const Positive = Type.String({ pattern: '^[1-9][0-9]{0,14}$', maxLength: 15 });
const Moment = Type.String({ format: 'date-time', maxLength: 40 });
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });
const texts = (longest: number) => Type.Object({ bn: text(longest, 1), en: text(longest, 1) }, closed);

/** What operators decide about an offer. Amounts are minor units; the bonus has to be staked `wagerTimes` over. */
const offer = {
  name: texts(80),
  terms: texts(1000),
  percent: Type.Integer({ minimum: 1, maximum: 500 }),
  cap: Positive,
  least: Positive,
  firstOnly: Type.Boolean(),
  wagerTimes: Type.Integer({ minimum: 1, maximum: 100 }),
  days: Type.Integer({ minimum: 1, maximum: 365 }),
  largestBetPercent: Type.Union([Type.Null(), Type.Integer({ minimum: 1, maximum: 100 })]),
  validFrom: Type.Union([Type.Null(), Moment]),
  validUntil: Type.Union([Type.Null(), Moment]),
  enabled: Type.Boolean(),
};

/** `PUT /staff/brands/:brand/bonuses/offers/:code` (role `approver`): makes an offer when `version` is 0, otherwise changes that one. */
export const BonusOfferChange = Type.Object({ ...offer, version: Type.Integer({ minimum: 0 }), reason: text(300, 3) }, closed);
export type BonusOfferChange = Static<typeof BonusOfferChange>;

/** An offer as operators see it. */
export type BonusOfferLine = Omit<BonusOfferChange, 'reason'> & { code: string; given: number };

/** What `GET /staff/brands/:brand/bonuses` answers (role `viewer`). `owed` is what all active bonuses would cost if each were freed. */
export interface BonusOverview {
  currency: string;
  offers: BonusOfferLine[];
  active: { count: number; owed: string };
  /** Within the last thirty days. */
  lately: Record<'given' | 'released' | 'returned', { count: number; amount: string }>;
}

/** `GET /staff/brands/:brand/bonuses/given` (role `viewer`): of one member, or the latest of all; fifty at most. */
export const GivenBonusesQuery = Type.Object({ account: Type.Optional(text(40, 1)) }, closed);
export type GivenBonusesQuery = Static<typeof GivenBonusesQuery>;

/** A bonus as operators see it. */
export interface GivenBonus {
  id: string;
  state: BonusState;
  member: { id: string; account: string };
  offer: string;
  name: { bn: string; en: string };
  amount: string;
  currency: string;
  needed: string;
  done: string;
  givenAt: string;
  until: string;
  endedAt: string | null;
  reason: string | null;
}

/** `POST /staff/brands/:brand/bonuses/given/:id/cancellation` (role `approver`). The reason is shown to its member. */
export const BonusCancellation = Type.Object({ reason: text(300, 3) }, closed);
export type BonusCancellation = Static<typeof BonusCancellation>;

/** Where an offer is: its code within a brand. */
export const BonusOfferAddress = Type.Object({ brand: BrandCode, code: OfferCode }, closed);
/** Where a bonus is that a member was given. */
export const GivenBonusAddress = Type.Object({ brand: BrandCode, id: Id }, closed);
