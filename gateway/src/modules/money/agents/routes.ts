import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MemberContractsValue, TeamMembersQuery, TeamMembersValue, TeamRange, TeamSummaryValue } from '@pavilion/api/agents';
import { successEnvelope } from '@pavilion/api/schemas';
import { ok } from '../../../platform/http';
import type { Agents } from './service';

/** What an agent sees of their team. */
export function agentRoutes(agents: Agents): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/agent/team/summary',
      {
        config: { access: 'agent' },
        schema: { tags: ['agents'], querystring: TeamRange, response: { 200: successEnvelope(TeamSummaryValue) } },
      },
      async (request) => ok(await agents.teamSummary(request.brand, request.member(), request.query)),
    );
    app.get(
      '/wps/agent/team/members',
      {
        config: { access: 'agent' },
        schema: { tags: ['agents'], querystring: TeamMembersQuery, response: { 200: successEnvelope(TeamMembersValue) } },
      },
      async (request) => ok(await agents.teamMembers(request.brand, request.member(), request.query)),
    );
    app.get(
      '/wps/member/info/funds/consolidated',
      { config: { access: 'member' }, schema: { tags: ['agents'], response: { 200: successEnvelope(MemberContractsValue) } } },
      // Nobody holds a salary or dividend contract.
      async () => ok({ dailysalreqtype: 0, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 }),
    );
  };
}
