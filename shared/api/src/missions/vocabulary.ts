import { type Static, Type } from 'typebox';
import { gameCategories } from '../games/vocabulary';

const closed = { additionalProperties: false } as const;
const Positive = Type.String({ pattern: '^[1-9][0-9]{0,14}$', maxLength: 15 });

/** How often a mission comes. */
export const missionPeriods = ['daily', 'weekly', 'once'] as const;
export type MissionPeriod = (typeof missionPeriods)[number];

/** What a step counts: counted play, what was paid in, how many deposits, days in a row with so much counted play, points that were earned. */
export const missionStepKinds = ['counted', 'deposits', 'depositCount', 'days', 'points'] as const;
export type MissionStepKind = (typeof missionStepKinds)[number];

/** One thing to reach. `target` is minor units for `counted` and `deposits`, else a number. */
export const MissionStepTerms = Type.Object(
  {
    kind: Type.Enum([...missionStepKinds]),
    target: Positive,
    /** Of `days`: the counted play that makes a day, in minor units. */
    least: Type.Optional(Positive),
    /** Of `counted`: only games of these categories and of these vendors, where they are named. */
    categories: Type.Optional(Type.Array(Type.Enum([...gameCategories]), { minItems: 1, maxItems: gameCategories.length })),
    vendors: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z0-9]{2,16}$', maxLength: 16 }), { minItems: 1, maxItems: 20 })),
  },
  closed,
);
export type MissionStepTerms = Static<typeof MissionStepTerms>;

/**
 * How a member stands with a mission in a period. `open`: nothing is done yet, or they are asked to join; `joined`; `progress`; `reached`: it can be
 * claimed; `claimed`; `expired`: reached, and not claimed in time; `missed`: not reached in time.
 */
export const missionStates = ['open', 'joined', 'progress', 'reached', 'claimed', 'expired', 'missed'] as const;
export type MissionState = (typeof missionStates)[number];
