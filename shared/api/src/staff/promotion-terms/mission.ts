import { type Static, Type } from 'typebox';
import { missionPeriods, MissionStepTerms } from '../../missions/vocabulary';

const closed = { additionalProperties: false } as const;
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', maxLength: 10 });

/** What a rule of the kind `mission` says. Its steps are all to be reached within a period, by the days of the brand; a week begins on Monday. */
export const MissionTerms = Type.Object(
  {
    period: Type.Enum([...missionPeriods]),
    /** The first and the last day of it, where it has them. */
    starts: Type.Optional(Day),
    ends: Type.Optional(Day),
    steps: Type.Array(MissionStepTerms, { minItems: 1, maxItems: 5 }),
    /** Minor units. */
    prize: Type.String({ pattern: '^[1-9][0-9]{0,14}$', maxLength: 15 }),
    /** Nothing counts before a member joined; the day on which they do counts whole. */
    join: Type.Boolean(),
    /** Days after the period in which it can still be claimed. */
    claimDays: Type.Integer({ minimum: 1, maximum: 30 }),
  },
  closed,
);
export type MissionTerms = Static<typeof MissionTerms>;
