import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LeaderboardValue } from '@pavilion/api/boards';
import { successEnvelope } from '@pavilion/api/schemas';
import { ok } from '../../../platform/http';
import type { Boards } from './service';

/** A member looks at the boards of their brand. */
export function boardRoutes(boards: Boards): FastifyPluginAsyncTypebox {
  const schema = { tags: ['boards'], response: { 200: successEnvelope(LeaderboardValue) } };
  return async (app) => {
    app.get('/wps/relay/MCSFE_getMissionLeaderboard', { config: { access: 'member' }, schema }, async (request) =>
      ok(await boards.of(request.brand, request.member().memberId)),
    );
  };
}
