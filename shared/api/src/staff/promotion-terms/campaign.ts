import { type Static, type TSchema, Type } from 'typebox';
import { text } from '../../schemas';
import { OfferCode } from '../../bonuses';
import { BonusContribution } from '../bonuses';

const closed = { additionalProperties: false } as const;
const Positive = Type.String({ pattern: '^[1-9][0-9]{0,14}$', maxLength: 15 });
const Percent = Type.Integer({ minimum: 1, maximum: 500 });
const nullable = <Of extends TSchema>(of: Of) => Type.Union([Type.Null(), of]);

/** What a member types: capital letters and digits, at least eight, so that nobody finds one by trying. */
export const PromoCode = Type.String({ pattern: '^[A-Z0-9]{8,24}$', maxLength: 24 });

/**
 * What has to happen before a campaign gives. `deposit`: the n-th one of the member, or any, of at least so much and by one of these methods. `play`: so much
 * counted on one day of the brand. `sign-in`: whoever is here today. `link`: registered with this code. `birthday`: as an operator confirmed it. `by-hand`: an operator
 * said so. `mission`: this one, or any, was claimed since the campaign began, and none of its play was taken back. `level`: a rank as high as this one was reached by
 * play since then, for the first time.
 */
export const CampaignTrigger = Type.Union([
  Type.Object({ on: Type.Literal('registration') }, closed),
  Type.Object(
    {
      on: Type.Literal('deposit'),
      nth: nullable(Type.Integer({ minimum: 1, maximum: 100 })),
      least: Positive,
      methods: nullable(Type.Array(text(40, 1), { minItems: 1, maxItems: 20 })),
    },
    closed,
  ),
  Type.Object({ on: Type.Literal('play'), counted: Positive }, closed),
  Type.Object({ on: Type.Literal('sign-in') }, closed),
  Type.Object({ on: Type.Literal('promo-code'), codes: Type.Array(PromoCode, { minItems: 1, maxItems: 50 }) }, closed),
  Type.Object({ on: Type.Literal('link'), code: text(40, 1) }, closed),
  Type.Object({ on: Type.Literal('mission'), code: nullable(OfferCode) }, closed),
  Type.Object({ on: Type.Literal('level'), rank: Type.Integer({ minimum: 1, maximum: 99 }) }, closed),
  Type.Object({ on: Type.Literal('birthday') }, closed),
  Type.Object({ on: Type.Literal('by-hand') }, closed),
]);
export type CampaignTrigger = Static<typeof CampaignTrigger>;

/**
 * What a campaign gives, in minor units: a sum, so much of the deposit that brought it, or of what was lost in the last `days` full days of the brand. Or rounds at a fixed stake
 * in these games of a vendor, whose wins are the member's at once: what is said about staking a bonus means nothing to these.
 */
export const CampaignGift = Type.Union([
  Type.Object({ kind: Type.Literal('fixed'), amount: Positive }, closed),
  Type.Object({ kind: Type.Literal('deposit'), percent: Percent, cap: Positive }, closed),
  Type.Object(
    {
      kind: Type.Literal('cashback'),
      percent: Type.Integer({ minimum: 1, maximum: 100 }),
      cap: Positive,
      least: Positive,
      days: Type.Integer({ minimum: 1, maximum: 31 }),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('freeRounds'),
      vendor: Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$', maxLength: 31 }),
      games: Type.Array(text(64, 1), { minItems: 1, maxItems: 20, uniqueItems: true }),
      rounds: Type.Integer({ minimum: 1, maximum: 1_000 }),
      stake: Type.String({ pattern: '^[1-9][0-9]{0,11}$', maxLength: 12 }),
    },
    closed,
  ),
]);
export type CampaignGift = Static<typeof CampaignGift>;

/** What a rule of the kind `campaign` says. All of its groups have to be met; within one, all of its triggers or any. */
export const CampaignTerms = Type.Object(
  {
    groups: Type.Array(
      Type.Object({ need: Type.Enum(['all', 'any']), triggers: Type.Array(CampaignTrigger, { minItems: 1, maxItems: 8 }) }, closed),
      { minItems: 1, maxItems: 4 },
    ),
    gives: CampaignGift,
    /** The code of a segment whose members it is for; null for everybody. */
    segment: nullable(text(40, 1)),
    /** So many members get it at most; null for as many as come. */
    receivers: nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    /** One member gets it so many times within so many days. */
    uses: Type.Object(
      { times: Type.Integer({ minimum: 1, maximum: 100 }), days: Type.Integer({ minimum: 1, maximum: 365 }) },
      closed,
    ),
    /** So many days after it was met it can be claimed, and so many after that it has to be staked; rounds, to be played. */
    claimDays: Type.Integer({ minimum: 1, maximum: 90 }),
    days: Type.Integer({ minimum: 1, maximum: 365 }),
    wagerTimes: Type.Integer({ minimum: 1, maximum: 500 }),
    largestBetPercent: nullable(Type.Integer({ minimum: 1, maximum: 100 })),
    /** The most that becomes own money once it is staked; the rest goes back then. Missing where all of it does. */
    largestConversion: Type.Optional(Positive),
    contribution: BonusContribution,
  },
  closed,
);
export type CampaignTerms = Static<typeof CampaignTerms>;
