import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LaunchRequest, LaunchValue } from '@pavilion/api/launch';
import { answered } from '@pavilion/api/schemas';
import { ok } from '../../platform/http';
import type { Launch } from './service';

/** Opening a game, under the name it has and the one it had. */
export function launchRoutes(launch: Launch): FastifyPluginAsyncTypebox {
  return async (app) => {
    for (const path of ['/wps/game/launchGame', '/wps/relay/GCS_gameLaunchFB']) {
      app.post(
        path,
        {
          config: { access: 'player' },
          schema: { tags: ['games'], body: LaunchRequest, response: { 200: answered(LaunchValue) } },
        },
        async (request) =>
          ok(
            await launch.open(
              { player: request.member(), brand: request.brand, origin: `${request.protocol}://${request.host}`, ip: request.ip },
              request.body,
            ),
          ),
      );
    }
  };
}
