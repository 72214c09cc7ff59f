import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false } as const;
const amount = Type.String();
const day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', maxLength: 10 });

/** Days of the brand, both included; at most 92 of them. */
export const TeamRange = Type.Object({ from: day, to: day }, closed);
export type TeamRange = Static<typeof TeamRange>;

/** Sums of many members, in minor units. `profitLoss` is the players': wins less valid bets, below zero when they lost. */
export const TeamSums = Type.Object(
  { deposits: amount, withdrawals: amount, validBets: amount, wins: amount, profitLoss: amount, activeMembers: Type.Integer() },
  closed,
);
export type TeamSums = Static<typeof TeamSums>;

/** One day of a team, in the brand's time zone. Amounts are minor units in digits. */
const TeamDay = Type.Object({ day: Type.String(), newMembers: Type.Integer(), ...TeamSums.properties }, closed);
export type TeamDay = Static<typeof TeamDay>;

/** `GET /wps/agent/team/summary` (ours): everybody below the agent, who is not counted. Active is who bet in the range. */
export const TeamSummaryValue = Type.Object(
  {
    members: Type.Integer(),
    newMembers: Type.Integer(),
    /** How many there are so many steps below the agent, 1 being their own. */
    levels: Type.Array(Type.Object({ level: Type.Integer(), members: Type.Integer(), agents: Type.Integer() }, closed)),
    totals: TeamSums,
    /** The same number of days right before. */
    before: Type.Object({ newMembers: Type.Integer(), ...TeamSums.properties }, closed),
    /** Every day of the range, quiet ones too. */
    days: Type.Array(TeamDay),
  },
  closed,
);
export type TeamSummaryValue = Static<typeof TeamSummaryValue>;

/** What the list of members can be sorted by. */
export const teamSortKeys = [
  'account',
  'registeredAt',
  'team',
  'deposits',
  'withdrawals',
  'validBets',
  'wins',
  'profitLoss',
] as const;
export type TeamSortKey = (typeof teamSortKeys)[number];

/** `uplineId` opens the team of somebody below the agent; without it, the agent's own. */
export const TeamMembersQuery = Type.Object(
  {
    from: day,
    to: day,
    uplineId: Type.Optional(Type.String({ pattern: '^[0-9a-f]{16}$', maxLength: 16 })),
    sort: Type.Optional(Type.Enum([...teamSortKeys])),
    order: Type.Optional(Type.Enum(['asc', 'desc'])),
    pageNo: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$', maxLength: 5 })),
    pageSize: Type.Optional(Type.String({ pattern: '^([1-9]|[1-9][0-9]|100)$', maxLength: 3 })),
  },
  closed,
);
export type TeamMembersQuery = Static<typeof TeamMembersQuery>;

/** Somebody directly below, with the sums of themselves and everybody below them, so that a list adds up to its parent. */
export const TeamMember = Type.Object(
  {
    id: Type.String(),
    account: Type.String(),
    nickname: Type.String(),
    type: Type.Integer(),
    agent: Type.Boolean(),
    registeredAt: Type.String(),
    /** Directly below them, and all below them. */
    direct: Type.Integer(),
    team: Type.Integer(),
    ...TeamSums.properties,
  },
  closed,
);
export type TeamMember = Static<typeof TeamMember>;

/** `GET /wps/agent/team/members` (ours). */
export const TeamMembersValue = Type.Object(
  { list: Type.Array(TeamMember), total: Type.Integer(), totalPages: Type.Integer() },
  closed,
);
export type TeamMembersValue = Static<typeof TeamMembersValue>;

/** `GET /wps/member/info/funds/consolidated`: which contracts the member has; 0 is none. */
export const MemberContractsValue = Type.Object(
  {
    dailysalreqtype: Type.Integer(),
    divtypereq: Type.Integer(),
    contracthoursalreq: Type.Integer(),
    realtimesalreqtype: Type.Integer(),
  },
  closed,
);
export type MemberContractsValue = Static<typeof MemberContractsValue>;
