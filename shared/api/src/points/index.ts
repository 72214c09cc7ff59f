import { type Static, Type } from 'typebox';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;
const Texts = Type.Object({ bn: Type.String(), en: Type.String() }, closed);

/** `GET /wps/relay/MCS2_getPointBalance`. Points are whole and never expire. */
export const PointBalanceValue = Type.Object({ pointBalance: Type.Integer() }, closed);
export type PointBalanceValue = Static<typeof PointBalanceValue>;

/** `GET /wps/relay/MCS2_getPointConfig`: minor units that earn a point. */
export const PointConfigValue = Type.Object(
  { depositPerPoint: Type.String(), betPerPoint: Type.String(), expires: Type.Literal(false) },
  closed,
);
export type PointConfigValue = Static<typeof PointConfigValue>;

/** Something that points buy. `quantity` is how many there ever were. */
export const PointReward = Type.Object(
  {
    rewardId: Type.String(),
    name: Texts,
    about: Texts,
    imageUrl: Type.String(),
    pointsRequirement: Type.Integer(),
    quantity: Type.Integer(),
    availableQuantity: Type.Integer(),
  },
  closed,
);
export type PointReward = Static<typeof PointReward>;

/** `GET /wps/relay/MCS2_getPointReward`: all goods, cheapest first. */
export const PointRewardsValue = Type.Object({ list: Type.Array(PointReward) }, closed);
export type PointRewardsValue = Static<typeof PointRewardsValue>;

/** How a redemption stands. */
export const redemptionStates = ['in_process', 'rejected', 'approved'] as const;

/** What the list shows: goods that were asked for, or every change of the balance. */
export const RedeemListQuery = Type.Object(
  {
    kind: Type.Optional(Type.Enum(['redemptions', 'records'])),
    pageNo: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$', maxLength: 5 })),
    pageSize: Type.Optional(Type.String({ pattern: '^([1-9]|[1-4][0-9]|50)$', maxLength: 2 })),
  },
  closed,
);
export type RedeemListQuery = Static<typeof RedeemListQuery>;

/** One change of the balance. A redemption has its goods and how it stands. */
export const PointRecord = Type.Object(
  {
    id: Type.String(),
    time: Type.String(),
    remark: Type.Enum(['deposit', 'bet', 'redeem', 'return']),
    changedPoints: Type.Integer(),
    pointsBalance: Type.Optional(Type.Integer()),
    rewardName: Type.Optional(Texts),
    redeemQuantity: Type.Optional(Type.Integer()),
    status: Type.Optional(Type.Enum([...redemptionStates])),
    /** An operator's words about what they decided. */
    reason: Type.Optional(Type.String()),
  },
  closed,
);
export type PointRecord = Static<typeof PointRecord>;

/** `GET /wps/relay/MCS2_getRedeemPointList`, newest first. */
export const RedeemListValue = Type.Object({ list: Type.Array(PointRecord), totalPages: Type.Integer() }, closed);
export type RedeemListValue = Static<typeof RedeemListValue>;

/** `POST /wps/relay/passwordCheck/MCS2_redeemPointReward`, with an `Idempotency-Key`. The password is the one that withdrawals ask for. */
export const RedeemRequest = Type.Object(
  {
    rewardId: text(41, 2),
    redeemQuantity: Type.Integer({ minimum: 1, maximum: 99 }),
    receivingAddress: text(200, 5),
    mobileNumber: Type.String({ pattern: '^[+]?[0-9]{6,15}$', maxLength: 16 }),
    password: text(128, 1),
  },
  closed,
);
export type RedeemRequest = Static<typeof RedeemRequest>;

/** The redemption that was made, and the points that are left. */
export const RedeemValue = Type.Object({ redemptionId: Type.String(), pointBalance: Type.Integer() }, closed);
export type RedeemValue = Static<typeof RedeemValue>;
