import { type Static, Type } from 'typebox';
import { OfferCode } from '../bonuses';
import { Amount } from '../wallet';
import { missionPeriods, missionStates, MissionStepTerms } from './vocabulary';

export * from './vocabulary';

const closed = { additionalProperties: false } as const;
const Texts = Type.Object({ bn: Type.String(), en: Type.String() }, closed);

/** A step, and how far the member is. `carried` is the part of `target` that is missing of an earlier period, where play was taken back after its prize. */
export const MissionStep = Type.Object(
  { ...MissionStepTerms.properties, progress: Type.String(), carried: Type.Optional(Type.String()) },
  closed,
);
export type MissionStep = Static<typeof MissionStep>;

/** A mission in one of its periods. Days are those of the brand; without `until` it has no end. */
export const Mission = Type.Object(
  {
    code: Type.String(),
    period: Type.String(),
    every: Type.Enum([...missionPeriods]),
    name: Texts,
    about: Texts,
    from: Type.String(),
    until: Type.Optional(Type.String()),
    /** The last day to claim it. */
    claimUntil: Type.Optional(Type.String()),
    state: Type.Enum([...missionStates]),
    prize: Amount,
    /** The member is asked to join it, and has not. */
    joinable: Type.Boolean(),
    steps: Type.Array(MissionStep),
    /** What is missing since play was taken back after it was claimed. It comes on top of the next period. */
    missing: Type.Optional(Type.Array(Type.Object({ kind: MissionStepTerms.properties.kind, amount: Type.String() }, closed))),
  },
  closed,
);
export type Mission = Static<typeof Mission>;

/** `GET /wps/relay/MCSFE_getMissionSummaryDetails`: the missions that run, and those before that can be claimed or ended lately. */
export const MissionSummaryValue = Type.Object(
  { currency: Type.String(), claimable: Type.Integer(), list: Type.Array(Mission) },
  closed,
);
export type MissionSummaryValue = Static<typeof MissionSummaryValue>;

/** `POST /wps/v2/missions/join`: what is played from this day on counts. Once more changes nothing. */
export const MissionJoinRequest = Type.Object({ code: OfferCode }, closed);
export type MissionJoinRequest = Static<typeof MissionJoinRequest>;

/** `POST /wps/v2/missions/claim`: pays the prize into the main wallet. Once more pays nothing, and is answered as the first time. */
export const MissionClaimRequest = Type.Object(
  { code: OfferCode, period: Type.String({ pattern: '^(once|[0-9]{4}-[0-9]{2}-[0-9]{2})$', maxLength: 10 }) },
  closed,
);
export type MissionClaimRequest = Static<typeof MissionClaimRequest>;
