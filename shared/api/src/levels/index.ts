import { type Static, Type } from 'typebox';
import { Amount } from '../wallet';

const closed = { additionalProperties: false } as const;
const Texts = Type.Object({ bn: Type.String(), en: Type.String() }, closed);
const Rank = Type.Integer({ minimum: 0, maximum: 99 });

/** Why somebody's rank changed: what they played, another ladder, or a month in which too little was played to keep it. */
export const levelReasons = ['play', 'change', 'not-kept'] as const;
export type LevelReason = (typeof levelReasons)[number];

/** How the bonus of a rank stands: none, still ahead, to be claimed, claimed, taken back with the play it was for until that is played again, or past without one. */
export const levelBonusStates = ['none', 'ahead', 'ready', 'claimed', 'taken-back', 'passed'] as const;
export type LevelBonusState = (typeof levelBonusStates)[number];

/** How far a condition is: minor units, or days. */
export const LevelCondition = Type.Object({ kind: Type.Enum(['stake', 'deposits', 'days']), needed: Amount, done: Amount }, closed);
export type LevelCondition = Static<typeof LevelCondition>;

/** A step up or down. */
export const LevelStep = Type.Object({ at: Type.String(), from: Rank, to: Rank, why: Type.Enum([...levelReasons]) }, closed);
export type LevelStep = Static<typeof LevelStep>;

/** A rung of the ladder with what it takes and brings; amounts are minor units, rates hundredths of a per cent, factors per cent of what others may take out. */
export const LevelRung = Type.Object(
  {
    rank: Rank,
    label: Texts,
    stake: Amount,
    deposits: Amount,
    days: Type.Integer(),
    /** What the brand's rebate adds for the rank, as its rule says now. */
    rebateRate: Type.Integer(),
    withdrawalDay: Type.Integer(),
    withdrawalRequest: Type.Integer(),
    rankBonus: Amount,
    birthdayBonus: Amount,
    fasterReview: Type.Boolean(),
    /** How the bonus stands for whoever asks, and how much it is for them. */
    bonus: Type.Object({ state: Type.Enum([...levelBonusStates]), amount: Amount }, closed),
  },
  closed,
);
export type LevelRung = Static<typeof LevelRung>;

/** `GET /wps/v2/levels` (ours): where the member stands, and the whole ladder. A brand without one answers `request.not_found`. */
export const LevelsValue = Type.Object(
  {
    currency: Type.String(),
    rank: Rank,
    /** Nothing at the top. */
    next: Type.Union([Type.Null(), Type.Object({ rank: Rank, conditions: Type.Array(LevelCondition) }, closed)]),
    /**
     * What keeps the rank this month; nothing where nothing has to be played for it. `until` is the month's last day. `warned` and not `kept`: it is one rank less after
     * that day.
     */
    keep: Type.Union([
      Type.Null(),
      Type.Object(
        { until: Type.String(), conditions: Type.Array(LevelCondition), kept: Type.Boolean(), warned: Type.Boolean() },
        closed,
      ),
    ]),
    /** Stakes that were taken back after a rank bonus was paid for them: they are missing on the way. */
    takenBack: Amount,
    /** A gift that can be claimed until a day. */
    birthday: Type.Union([Type.Null(), Type.Object({ amount: Amount, until: Type.String() }, closed)]),
    ladder: Type.Array(LevelRung),
    /** Newest first. */
    history: Type.Array(LevelStep),
  },
  closed,
);
export type LevelsValue = Static<typeof LevelsValue>;

/** `GET /wps/v2/levels/rank` (ours): what the frame shows of it; without a ladder `hasVip` is false. */
export const LevelRankValue = Type.Object(
  { hasVip: Type.Boolean(), vipLabelName: Type.Union([Type.Null(), Texts]), vipRankLevel: Rank },
  closed,
);
export type LevelRankValue = Static<typeof LevelRankValue>;

/** `POST /wps/v2/levels/claim` (ours): the bonus of a rank, once. Claimed again it answers the same. */
export const LevelClaim = Type.Object({ rank: Type.Integer({ minimum: 1, maximum: 99 }) }, closed);
export type LevelClaim = Static<typeof LevelClaim>;
