import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FreeRoundsValue } from '@pavilion/api/free-rounds';
import { successEnvelope } from '@pavilion/api/schemas';
import { ok } from '../../../platform/http';
import type { FreeRounds } from './service';

/** The rounds that a member has free. */
export function freeRoundRoutes(freeRounds: Pick<FreeRounds, 'page'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/v2/free-rounds',
      { config: { access: 'member' }, schema: { tags: ['free rounds'], response: { 200: successEnvelope(FreeRoundsValue) } } },
      async (request) => ok(await freeRounds.page(request.member().memberId)),
    );
  };
}
