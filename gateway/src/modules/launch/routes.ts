import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LaunchRequest, LaunchValue, PositionValue, RealityCheckRequest } from '@pavilion/api/launch';
import { answered, Done } from '@pavilion/api/schemas';
import { ok } from '../../platform/http';
import type { Positions } from './position';
import type { Launch } from './service';

/** Opening a game, under the name it has and the one it had, and how the player stands. */
export function launchRoutes(launch: Launch, positions: Positions): FastifyPluginAsyncTypebox {
  const config = { access: 'player' } as const;
  return async (app) => {
    for (const path of ['/wps/game/launchGame', '/wps/relay/GCS_gameLaunchFB']) {
      app.post(
        path,
        { config, schema: { tags: ['games'], body: LaunchRequest, response: { 200: answered(LaunchValue) } } },
        async (request) =>
          ok(
            await launch.open(
              { player: request.member(), brand: request.brand, origin: `${request.protocol}://${request.host}`, ip: request.ip },
              request.body,
            ),
          ),
      );
    }
    app.get(
      '/wps/games/position',
      { config, schema: { tags: ['games'], response: { 200: answered(PositionValue) } } },
      async (request) => ok(await positions.of(request.member(), request.brand)),
    );
    app.put(
      '/wps/games/realityCheck',
      { config, schema: { tags: ['games'], body: RealityCheckRequest, response: { 200: answered(Done) } } },
      async (request) => {
        await positions.remindEvery(request.member(), request.body.minutes);
        return ok({});
      },
    );
  };
}
