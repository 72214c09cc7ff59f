import { type Static, Type } from 'typebox';
import { Amount } from '../wallet';

const closed = { additionalProperties: false } as const;
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', maxLength: 10 });
const Positive = Type.String({ pattern: '^[0-9]{1,15}$', maxLength: 15 });
/** Days whose rebates are on the page, today left out. */
export const REBATE_DAYS_SHOWN = 31;

/**
 * How a day stands: to be claimed; more of it to be claimed, because bets were settled after a claim; claimed; some of what was claimed is missing, because its bets were taken
 * back; lapsed; or nothing, because its sum was too small.
 */
export const rebateDayStates = ['claimable', 'further', 'claimed', 'short', 'lapsed', 'nothing'] as const;
export type RebateDayState = (typeof rebateDayStates)[number];

/** What counts of a day in one category with one vendor, and what of it comes back: `amount` is rounded down. Rates are hundredths of a per cent. */
export const RebateLine = Type.Object(
  { category: Type.String(), vendor: Type.String(), counted: Amount, rate: Type.Integer(), amount: Amount },
  closed,
);
export type RebateLine = Static<typeof RebateLine>;

/** A day with its lines. `sum` is what they bring together, between the least and the most of a day. */
export const RebateDay = Type.Object(
  {
    day: Day,
    rank: Type.Integer(),
    lines: Type.Array(RebateLine),
    sum: Amount,
    /** What decided the sum besides the lines. */
    bound: Type.Union([Type.Null(), Type.Enum(['least', 'most'])]),
    /** What was paid for it, less what was made good since. */
    paid: Amount,
    /** What can be claimed now. */
    open: Amount,
    /** What was paid too much, because bets were taken back: it comes off the next claim. */
    missing: Amount,
    state: Type.Enum([...rebateDayStates]),
    /** The last day on which it can be claimed. */
    until: Day,
  },
  closed,
);
export type RebateDay = Static<typeof RebateDay>;

/** What a claim of these days pays now: `gross` of the days, less `short` that is made good. */
export const RebateOffer = Type.Object({ days: Type.Array(Day), gross: Amount, short: Amount, sum: Amount }, closed);
export type RebateOffer = Static<typeof RebateOffer>;

/** A claim that was paid. */
export const RebateClaim = Type.Object(
  {
    id: Type.String(),
    at: Type.String(),
    gross: Amount,
    short: Amount,
    sum: Amount,
    /** By day; less than nothing where it made good. */
    days: Type.Array(Type.Object({ day: Day, amount: Amount }, closed)),
  },
  closed,
);
export type RebateClaim = Static<typeof RebateClaim>;

/** `GET /wps/v2/rebates` (ours): the days of the last month on which something was played, newest first, and what a claim of all of them pays. */
export const RebatesValue = Type.Object(
  {
    currency: Type.String(),
    /** What holds now, for the member's own rank; nothing while the brand gives no rebates. */
    terms: Type.Union([
      Type.Null(),
      Type.Object({ least: Amount, most: Amount, lapseDays: Type.Integer(), rank: Type.Integer() }, closed),
    ]),
    /** Today, still counting; nothing on a day on which the rules had not begun. */
    today: Type.Union([Type.Null(), Type.Object({ day: Day, lines: Type.Array(RebateLine), sum: Amount }, closed)]),
    days: Type.Array(RebateDay),
    /** Nothing while nothing can be claimed. */
    claim: Type.Union([Type.Null(), RebateOffer]),
    /** All that is still to be made good. */
    missing: Amount,
  },
  closed,
);
export type RebatesValue = Static<typeof RebatesValue>;

/**
 * `POST /wps/v2/rebates/claim` (ours): pays the days for the sum that was shown. Where it is another one by now, nothing is paid, and `rebates.changed` names it. The same claim
 * again answers the same.
 */
export const RebateClaimRequest = Type.Object(
  { days: Type.Array(Day, { minItems: 1, maxItems: REBATE_DAYS_SHOWN, uniqueItems: true }), sum: Positive },
  closed,
);
export type RebateClaimRequest = Static<typeof RebateClaimRequest>;

/** What was paid, and how everything stands since. */
export const RebateClaimValue = Type.Object({ claim: RebateClaim, rebates: RebatesValue }, closed);
export type RebateClaimValue = Static<typeof RebateClaimValue>;

/** `GET /wps/v2/rebates/history` (ours): a page of claims, newest first. */
export const RebateHistoryQuery = Type.Object(
  { page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$', maxLength: 4 })) },
  closed,
);
export type RebateHistoryQuery = Static<typeof RebateHistoryQuery>;
/** `GET /wps/v2/rebates/history`. */
export const RebateHistoryValue = Type.Object({ list: Type.Array(RebateClaim), totalPages: Type.Integer() }, closed);
export type RebateHistoryValue = Static<typeof RebateHistoryValue>;
