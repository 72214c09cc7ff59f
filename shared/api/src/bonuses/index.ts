import { type Static, Type } from 'typebox';
import { gameCategories } from '../games/vocabulary';
import { text } from '../schemas';
import { Amount } from '../wallet';

const closed = { additionalProperties: false } as const;
const Texts = Type.Object({ bn: Type.String(), en: Type.String() }, closed);
const Positive = Type.String({ pattern: '^[1-9][0-9]{0,14}$', maxLength: 15 });
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 });

/** How an offer is called in addresses and requests. */
export const OfferCode = Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$', maxLength: 40 });

/**
 * What a deposit of so much, or a claim, brings: the bonus, what has to be staked before it is free, the largest bet that counts for that, and the most that becomes own
 * money then, where that is less than all of it.
 */
export const BonusQuote = Type.Object(
  { amount: Amount, wager: Amount, largestBet: Type.Optional(Amount), largestConversion: Type.Optional(Amount) },
  closed,
);
export type BonusQuote = Static<typeof BonusQuote>;

/** Games that return more than `above`, in hundredths of a per cent, count at most `share` per cent. */
export const HighReturnShare = Type.Object(
  { above: Type.Integer({ minimum: 1, maximum: 9999 }), share: Type.Integer({ minimum: 0, maximum: 100 }) },
  closed,
);
export type HighReturnShare = Static<typeof HighReturnShare>;

/**
 * How much of a settled round counts for the wager, in per cent: of categories, of games that have a share of their own, and of the other games
 * that return much.
 */
export const BonusShares = Type.Object(
  {
    categories: Type.Array(Type.Object({ category: Type.Enum([...gameCategories]), share: Type.Integer() }, closed)),
    games: Type.Array(Type.Object({ name: Texts, share: Type.Integer() }, closed)),
    highReturn: Type.Optional(HighReturnShare),
  },
  closed,
);
export type BonusShares = Static<typeof BonusShares>;

/** A bonus that a deposit can bring, with all its terms. Amounts are minor units; the bonus has to be staked `wagerTimes` over. */
export const BonusOffer = Type.Object(
  {
    code: Type.String(),
    name: Texts,
    terms: Texts,
    /** Of the deposit. */
    percent: Type.Integer(),
    cap: Amount,
    least: Amount,
    firstOnly: Type.Boolean(),
    wagerTimes: Type.Integer(),
    days: Type.Integer(),
    /** Bets above so many per cent of the bonus do not count. */
    largestBetPercent: Type.Optional(Type.Integer()),
    /** Missing where whole stakes of all games count. */
    shares: Type.Optional(BonusShares),
    /** One member gets it so many times within so many days. */
    uses: Type.Optional(Type.Object({ times: Type.Integer(), days: Type.Integer() }, closed)),
    /** The last moment in which it is offered. */
    until: Type.Optional(Type.String()),
    /** What it brings for the amount that was asked about; missing when that is too little, or when none was named. */
    brings: Type.Optional(BonusQuote),
  },
  closed,
);
export type BonusOffer = Static<typeof BonusOffer>;

/** `GET /wps/v2/bonuses/offers` (ours): what a deposit of `amount` would bring. */
export const BonusOffersQuery = Type.Object({ amount: Type.Optional(Positive) }, closed);
export type BonusOffersQuery = Static<typeof BonusOffersQuery>;

/** With `active` nothing is offered: the member has as many bonuses as can run at once. */
export const BonusOffersValue = Type.Object(
  {
    offers: Type.Array(BonusOffer),
    active: Type.Boolean(),
    /** What the next bonus takes more, because rounds of an earlier one were taken back. */
    owed: Type.Optional(Amount),
  },
  closed,
);
export type BonusOffersValue = Static<typeof BonusOffersValue>;

/** All but `active` are final: freed into the main wallet, its days over, given up by its member, taken back by an operator. */
export const bonusStates = ['active', 'released', 'expired', 'forfeited', 'cancelled'] as const;
export type BonusState = (typeof bonusStates)[number];

/** A bonus as its member sees it, under the terms it was given by. */
export const Bonus = Type.Object(
  {
    id: Type.String(),
    /** The deposit that brought it. */
    depositId: Type.String(),
    state: Type.Enum([...bonusStates]),
    name: Texts,
    terms: Texts,
    amount: Amount,
    currency: Type.String(),
    /** What has to be staked of one’s own money, what was, and what is left of it. */
    wager: Type.Object({ needed: Amount, done: Amount, left: Amount }, closed),
    /** Of what is needed, this was owed from an earlier bonus. */
    carried: Type.Optional(Amount),
    /** Rounds were taken back after it was freed: so much is added to the next bonus. */
    owed: Type.Optional(Amount),
    shares: Type.Optional(BonusShares),
    largestBet: Type.Optional(Amount),
    /** So much of it becomes own money once it is staked, or became it; the rest goes back. Missing where all of it does. */
    largestConversion: Type.Optional(Amount),
    givenAt: Type.String(),
    until: Type.String(),
    endedAt: Type.Optional(Type.String()),
    /** In an operator’s words, when it was taken back. */
    reason: Type.Optional(Type.String()),
  },
  closed,
);
export type Bonus = Static<typeof Bonus>;

/** `GET /wps/v2/bonuses` (ours): those under way, and those that ended, newest first, twenty a page. */
export const BonusesQuery = Type.Object({ before: Type.Optional(Id) }, closed);
export type BonusesQuery = Static<typeof BonusesQuery>;
/**
 * `active` is the bonus that rounds feed now, and `queue` are those that are fed after it, in this order; the first page alone has them. A round that counts nothing for
 * one feeds the next. `next` is the `before` of the next page, null at the end.
 */
export const BonusesValue = Type.Object(
  {
    active: Type.Union([Type.Null(), Bonus]),
    queue: Type.Optional(Type.Array(Bonus)),
    list: Type.Array(Bonus),
    next: Type.Union([Type.Null(), Type.String()]),
  },
  closed,
);
export type BonusesValue = Static<typeof BonusesValue>;

/** `PUT /wps/v2/bonuses/:id/forfeit` (ours). What is no id is nobody’s. */
export const BonusParams = Type.Object({ id: text(64) }, closed);
