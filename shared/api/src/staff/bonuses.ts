import { type Static, Type } from 'typebox';
import { type BonusState, HighReturnShare, OfferCode } from '../bonuses';
import { gameCategories, type GameCategory } from '../games/vocabulary';
import { BrandCode } from '../registry';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;
const Positive = Type.String({ pattern: '^[1-9][0-9]{0,14}$', maxLength: 15 });
const Moment = Type.String({ format: 'date-time', maxLength: 40 });
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });
const texts = (longest: number) => Type.Object({ bn: text(longest, 1), en: text(longest, 1) }, closed);

const Share = Type.Integer({ minimum: 0, maximum: 100 });

/**
 * How much of a round counts, in per cent: of every category, of games that have a share of their own, and at most of other games that return much.
 * A round counts once it is settled, with what it won or lost, at most what was staked.
 */
export const BonusContribution = Type.Object(
  {
    categories: Type.Object(
      Object.fromEntries(gameCategories.map((category) => [category, Share])) as Record<GameCategory, typeof Share>,
      closed,
    ),
    games: Type.Array(Type.Object({ vendor: text(16, 1), code: text(64, 1), share: Share }, closed), { maxItems: 50 }),
    highReturn: Type.Optional(HighReturnShare),
  },
  closed,
);
export type BonusContribution = Static<typeof BonusContribution>;

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
  contribution: BonusContribution,
  /** So many times for one member within so many days; null for as often as they like. */
  uses: Type.Union([
    Type.Null(),
    Type.Object({ times: Type.Integer({ minimum: 1, maximum: 100 }), days: Type.Integer({ minimum: 1, maximum: 365 }) }, closed),
  ]),
  enabled: Type.Boolean(),
};

/** `PUT /staff/brands/:brand/bonuses/offers/:code` (role `approver`): makes an offer when `version` is 0, otherwise changes that one. */
export const BonusOfferChange = Type.Object({ ...offer, version: Type.Integer({ minimum: 0 }), reason: text(300, 3) }, closed);
export type BonusOfferChange = Static<typeof BonusOfferChange>;

/**
 * What an offer costs at worst: somebody who has the largest bonus and plays the game whose stakes count best for what they lose. `stake` is what they
 * stake for it, `loss` what the game keeps of that on average, `gain` what is left to them: negative when they lose. Minor units.
 * `gainShare` is the gain in hundredths of a per cent of the bonus. Without a game nothing counts, and nobody gets the bonus.
 */
export interface BonusOfferCost {
  bonus: string;
  gain: string;
  gainShare: number;
  game: {
    vendor: string;
    code: string;
    name: { bn: string; en: string };
    share: number;
    rtp: number;
    stake: string;
    loss: string;
  } | null;
}

/** An offer as operators see it. With `withheld` players gain by it more than two operators agreed to, and are not shown it. */
export type BonusOfferLine = Omit<BonusOfferChange, 'reason'> & {
  code: string;
  given: number;
  cost: BonusOfferCost;
  withheld: boolean;
};

/** An offer by which players gain in the long run waits for a second operator. */
export type OfferRequestState = 'requested' | 'approved' | 'rejected';
/** One that waits. */
export interface BonusOfferRequest {
  id: string;
  code: string;
  wanted: BonusOfferChange;
  /** Hundredths of a per cent of each bonus. */
  gainShare: number;
  requestedBy: string;
  requestedAt: string;
}

/** `POST /staff/brands/:brand/bonuses/cost` (role `viewer`): what an offer would cost, before it is saved. */
export const BonusCostQuestion = Type.Object(
  { cap: offer.cap, wagerTimes: offer.wagerTimes, contribution: BonusContribution },
  closed,
);
export type BonusCostQuestion = Static<typeof BonusCostQuestion>;

/** `POST …/offer-requests/:id/approval` and `/rejection` (role `approver`): by another operator than the one who asked. */
export const OfferRequestAddress = Type.Object({ brand: BrandCode, id: Id }, closed);
/** Why it is agreed to, or not. */
export const OfferRequestDecision = Type.Object({ reason: text(300, 3) }, closed);
export type OfferRequestDecision = Static<typeof OfferRequestDecision>;

/** What `GET /staff/brands/:brand/bonuses` answers (role `viewer`). `owed` is what all active bonuses would cost if each were freed. */
export interface BonusOverview {
  currency: string;
  offers: BonusOfferLine[];
  requests: BonusOfferRequest[];
  active: { count: number; owed: string };
  /** Within the last thirty days. */
  lately: Record<'given' | 'released' | 'returned', { count: number; amount: string }>;
}

/** `GET /staff/brands/:brand/bonuses/given` (role `viewer`): of one member, or of all, the latest first; fifty at a time. */
export const GivenBonusesQuery = Type.Object({ account: Type.Optional(text(40, 1)), after: Type.Optional(Id) }, closed);
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
  /** What was taken back after it was freed, and no later bonus has made good. */
  owed: string;
  givenAt: string;
  until: string;
  endedAt: string | null;
  reason: string | null;
}

/** Fifty bonuses at most. */
export interface GivenBonusesValue {
  list: GivenBonus[];
  /** What the next page begins after; absent on the last. */
  next?: string;
}

/** `POST /staff/brands/:brand/bonuses/given/:id/cancellation` (role `approver`). The reason is shown to its member. */
export const BonusCancellation = Type.Object({ reason: text(300, 3) }, closed);
export type BonusCancellation = Static<typeof BonusCancellation>;

/** Where an offer is: its code within a brand. */
export const BonusOfferAddress = Type.Object({ brand: BrandCode, code: OfferCode }, closed);
/** Where a bonus is that a member was given. */
export const GivenBonusAddress = Type.Object({ brand: BrandCode, id: Id }, closed);
