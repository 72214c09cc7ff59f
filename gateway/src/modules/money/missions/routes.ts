import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MissionClaimRequest, MissionJoinRequest, MissionSummaryValue } from '@pavilion/api/missions';
import { successEnvelope } from '@pavilion/api/schemas';
import { ok } from '../../../platform/http';
import type { Missions } from './service';

const config = { access: 'member' } as const;
const tags = ['missions'];
const response = { 200: successEnvelope(MissionSummaryValue) };

/** A member looks at missions, joins them, and claims what they bring. */
export function missionRoutes(missions: Missions): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/wps/relay/MCSFE_getMissionSummaryDetails', { config, schema: { tags, response } }, async (request) =>
      ok(await missions.summary(request.member())),
    );
    app.post('/wps/v2/missions/join', { config, schema: { tags, body: MissionJoinRequest, response } }, async (request) =>
      ok(await missions.join(request.member(), request.body)),
    );
    app.post('/wps/v2/missions/claim', { config, schema: { tags, body: MissionClaimRequest, response } }, async (request) =>
      ok(await missions.claim(request.member(), request.body)),
    );
  };
}
