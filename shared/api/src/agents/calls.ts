import { call } from '../call';
import type { MemberContractsValue, TeamMembersQuery, TeamMembersValue, TeamRange, TeamSummaryValue } from './index';

type Nothing = Record<never, never>;

/** What an agent's whole team did in some days. */
export const teamSummary = call<TeamRange, TeamSummaryValue>('GET', '/wps/agent/team/summary', { token: true });
/** Who is directly below, with what their teams did. */
export const teamMembers = call<TeamMembersQuery, TeamMembersValue>('GET', '/wps/agent/team/members', { token: true });
/** Which contracts the member has. */
export const memberContracts = call<Nothing, MemberContractsValue>('GET', '/wps/member/info/funds/consolidated', {
  token: true,
  keptAs: 'memberContracts',
});
