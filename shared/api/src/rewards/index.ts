import { type Static, Type } from 'typebox';
import { OfferCode } from '../bonuses';
import { text } from '../schemas';
import { Amount } from '../wallet';
import { MAX_REWARD_PICTURE_BYTES, MAX_REWARD_PICTURES, rewardStates, rewardSteps } from './limits';

export * from './limits';

const closed = { additionalProperties: false } as const;
const Texts = Type.Object({ bn: Type.String(), en: Type.String() }, closed);

/** An activity as it stands with a member. Amounts are minor units, times ISO 8601. */
export const RewardActivity = Type.Object(
  {
    code: Type.String(),
    name: Texts,
    about: Texts,
    state: Type.Enum([...rewardStates]),
    steps: Type.Array(Type.Enum([...rewardSteps])),
    gives: Amount,
    currency: Type.String(),
    from: Type.Optional(Type.String()),
    until: Type.Optional(Type.String()),
    /** How many more members can get it. */
    left: Type.Optional(Type.Integer()),
    /** What has to be played since one joined. */
    play: Type.Optional(Type.Object({ needed: Amount, done: Amount, left: Amount }, closed)),
    /** What of the play that it was claimed for was taken back later. What was given stays the member's. */
    takenBack: Type.Optional(Amount),
    /** What an application is made of, and how often one may still be made. */
    apply: Type.Optional(Type.Object({ comment: Type.Boolean(), pictures: Type.Integer(), attemptsLeft: Type.Integer() }, closed)),
    appliedAt: Type.Optional(Type.String()),
    /** In an operator's words, once they decided. */
    reason: Type.Optional(Type.String()),
    /** Until when what was approved can be claimed. */
    claimBy: Type.Optional(Type.String()),
    claimedAt: Type.Optional(Type.String()),
    /** It was approved, and not claimed in time. */
    lapsed: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type RewardActivity = Static<typeof RewardActivity>;

/** Where something to claim comes from. Prizes of boards are paid without a claim. */
export const claimableKinds = ['activity', 'bonus', 'level', 'mission', 'rebate'] as const;
export type ClaimableKind = (typeof claimableKinds)[number];

/**
 * Something that a member can claim now; `code` names it among those of its kind, `page` is the id of the page where, and `until` the last day by the brand's
 * clock, where several of one name differ by it.
 */
export const ClaimableLine = Type.Object(
  {
    kind: Type.Enum([...claimableKinds]),
    code: Type.String(),
    name: Texts,
    /** Of free rounds, the stake of each. */
    amount: Amount,
    rounds: Type.Optional(Type.Integer()),
    currency: Type.String(),
    page: Type.String(),
    until: Type.Optional(Type.String()),
  },
  closed,
);
export type ClaimableLine = Static<typeof ClaimableLine>;

/** `GET /wps/v2/rewards` (ours): the brand's activities, and all that can be claimed wherever it comes from. */
export const RewardsValue = Type.Object({ activities: Type.Array(RewardActivity), claimable: Type.Array(ClaimableLine) }, closed);
export type RewardsValue = Static<typeof RewardsValue>;

/** `GET /wps/v2/rewards/count` (ours): how much there is to claim; the badge of the reward centre. */
export const RewardCountValue = Type.Object({ availablePromoCount: Type.Integer() }, closed);
export type RewardCountValue = Static<typeof RewardCountValue>;

/** `POST /wps/v2/rewards/join`, `PUT /wps/v2/rewards/claim`, `PUT /wps/v2/rewards/withdrawal` (ours): again is answered as the first time. */
export const RewardBody = Type.Object({ code: OfferCode }, closed);
export type RewardBody = Static<typeof RewardBody>;

/** `POST /wps/v2/rewards/pictures` (ours), one picture: png or jpg by its content, in base64. */
export const RewardPictureBody = Type.Object(
  { data: Type.String({ maxLength: Math.ceil(MAX_REWARD_PICTURE_BYTES / 3) * 4 }) },
  closed,
);
export type RewardPictureBody = Static<typeof RewardPictureBody>;

/** Goes into the application within the hour; a picture that none names is thrown away. */
export const RewardPicture = Type.Object({ pictureId: Type.String() }, closed);
export type RewardPicture = Static<typeof RewardPicture>;

/** `PUT /wps/v2/rewards/application` (ours). While one waits, it is answered with that. A character is seldom more than ten signs. */
export const RewardApplicationBody = Type.Object(
  {
    code: OfferCode,
    comment: Type.Optional(text(1400)),
    pictures: Type.Optional(
      Type.Array(Type.String({ format: 'uuid', maxLength: 36 }), { maxItems: MAX_REWARD_PICTURES, uniqueItems: true }),
    ),
  },
  closed,
);
export type RewardApplicationBody = Static<typeof RewardApplicationBody>;
