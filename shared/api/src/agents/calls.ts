import { call } from '../call';
import type { ConsolidatedValue, TeamMembersQuery, TeamMembersValue, TeamRange, TeamSummaryValue } from './index';

type Nothing = Record<never, never>;

/** What an agent's whole team did in some days. */
export const teamSummary = call<TeamRange, TeamSummaryValue>('GET', '/wps/agent/team/summary', { token: true });
/** Who is directly below, with what their teams did. */
export const teamMembers = call<TeamMembersQuery, TeamMembersValue>('GET', '/wps/agent/team/members', { token: true });
/** Which contracts the member has. */
export const consolidated = call<Nothing, ConsolidatedValue>('GET', '/wps/member/info/funds/consolidated', { token: true });
