import { type Static, Type } from 'typebox';
import { Bonus, BonusQuote, BonusShares, OfferCode } from '../bonuses';
import { FreeRounds } from '../free-rounds';
import { text } from '../schemas';
import { Amount } from '../wallet';

const closed = { additionalProperties: false } as const;
const Texts = Type.Object({ bn: Type.String(), en: Type.String() }, closed);

/** What has to happen before a campaign gives, and whether it did; of play, how much of today counted so far. Amounts are minor units. */
export const CampaignStep = Type.Object(
  {
    on: Type.Enum(['registration', 'deposit', 'play', 'sign-in', 'promo-code', 'link', 'mission', 'level', 'birthday', 'by-hand']),
    met: Type.Boolean(),
    /** The n-th deposit; missing for any. */
    nth: Type.Optional(Type.Integer()),
    /** The smallest deposit that does. */
    least: Type.Optional(Amount),
    /** Of the mission, or of the rank; missing for any mission, and for what is no longer there. */
    name: Type.Optional(Texts),
    rank: Type.Optional(Type.Integer()),
    counted: Type.Optional(Amount),
    done: Type.Optional(Amount),
  },
  closed,
);
export type CampaignStep = Static<typeof CampaignStep>;

/** `claimable` until a moment; `open` while something is missing; `taken` as often as one may; `waits` while as many bonuses run as can. */
export const campaignStates = ['claimable', 'open', 'taken', 'waits'] as const;

/** A campaign of the brand as one member sees it. What only a code, a link or an operator opens is not there before. */
export const Campaign = Type.Object(
  {
    code: Type.String(),
    name: Texts,
    about: Texts,
    state: Type.Enum([...campaignStates]),
    /** All groups have to be met; within one, all steps or any. */
    groups: Type.Array(Type.Object({ need: Type.Enum(['all', 'any']), steps: Type.Array(CampaignStep) }, closed)),
    gives: Type.Object(
      {
        kind: Type.Enum(['fixed', 'deposit', 'cashback', 'freeRounds']),
        /** The most that it brings; of rounds, their stakes. */
        cap: Amount,
        /** Of the deposit, or of what was lost in the last `days` full days. */
        percent: Type.Optional(Type.Integer()),
        days: Type.Optional(Type.Integer()),
        /** So many rounds at one stake, in any of these games. */
        rounds: Type.Optional(Type.Integer()),
        stake: Type.Optional(Amount),
        games: Type.Optional(Type.Array(Texts)),
      },
      closed,
    ),
    uses: Type.Object({ times: Type.Integer(), days: Type.Integer() }, closed),
    days: Type.Integer(),
    wagerTimes: Type.Integer(),
    /** The most of a bonus that becomes own money; missing where all of it does. */
    largestConversion: Type.Optional(Amount),
    shares: Type.Optional(BonusShares),
    /** What claiming it brings now, and until when. */
    brings: Type.Optional(BonusQuote),
    claimUntil: Type.Optional(Type.String()),
  },
  closed,
);
export type Campaign = Static<typeof Campaign>;

/** `GET /wps/v2/bonuses/campaigns` (ours). */
export const CampaignsValue = Type.Object({ campaigns: Type.Array(Campaign) }, closed);
export type CampaignsValue = Static<typeof CampaignsValue>;

/** What a claim brought. */
export const CampaignClaim = Type.Union([Bonus, FreeRounds]);
export type CampaignClaim = Static<typeof CampaignClaim>;

/** `POST /wps/v2/bonuses/claim` (ours): what a member typed; small letters and blanks are as good. Answers what it brought. */
export const BonusCodeClaim = Type.Object({ code: text(64, 1) }, closed);
export type BonusCodeClaim = Static<typeof BonusCodeClaim>;

/** `POST /wps/v2/bonuses/campaigns/:code/claim` (ours): answers what it brought, and once more the same. */
export const CampaignAddress = Type.Object({ code: OfferCode }, closed);
