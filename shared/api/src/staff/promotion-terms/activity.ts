import { type Static, Type } from 'typebox';
import { MAX_REWARD_PICTURES } from '../../rewards/limits';

const closed = { additionalProperties: false } as const;
const Money = Type.String({ pattern: '^[1-9][0-9]{0,14}$', maxLength: 15 });
const Moment = Type.Union([Type.Null(), Type.String({ format: 'date-time', maxLength: 40 })]);

/**
 * What a rule of the kind `activity` says. Before `from` it is announced, after `until` nobody joins, applies or claims by themselves any more. `leastPlay` has to count of a
 * member's play since they joined. What was approved is to be claimed within `claimDays`.
 */
export const ActivityTerms = Type.Object(
  {
    window: Type.Object({ from: Moment, until: Moment }, closed),
    join: Type.Boolean(),
    /** With what one applies; null where nobody has to decide. */
    apply: Type.Union([
      Type.Null(),
      Type.Object({ comment: Type.Boolean(), pictures: Type.Integer({ minimum: 0, maximum: MAX_REWARD_PICTURES }) }, closed),
    ]),
    /** To each, in minor units. */
    gives: Money,
    /** How many members can get it. */
    receivers: Type.Union([Type.Null(), Type.Integer({ minimum: 1, maximum: 1_000_000 })]),
    /** Once for ever, or once in each window. */
    perMember: Type.Enum(['once', 'period']),
    leastPlay: Type.Union([Type.Null(), Money]),
    claimDays: Type.Integer({ minimum: 1, maximum: 90 }),
  },
  closed,
);
export type ActivityTerms = Static<typeof ActivityTerms>;
