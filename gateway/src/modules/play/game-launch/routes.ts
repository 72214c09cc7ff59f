import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LaunchRequest, LaunchValue, PositionValue, RealityCheckRequest } from '@pavilion/api/launch';
import { successEnvelope, EmptySuccess } from '@pavilion/api/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ok } from '../../../platform/http';
import type { RealityChecks } from './reality-checks';
import type { Launch } from './service';

/** Opening a game, under the name it has and the one it had, and how the player stands. */
export function launchRoutes(launch: Launch, positions: RealityChecks): FastifyPluginAsyncTypebox {
  const config = { access: 'player' } as const;
  return async (app) => {
    for (const path of ['/wps/game/launchGame', '/wps/relay/GCS_gameLaunchFB']) {
      app.post(
        path,
        { config, schema: { tags: ['games'], body: LaunchRequest, response: { 200: successEnvelope(LaunchValue) } } },
        async (request, reply) => {
          const origin = allowOwnPages(request, reply) ?? `${request.protocol}://${request.host}`;
          return ok(await launch.open({ player: request.member(), brand: request.brand, origin, ip: request.ip }, request.body));
        },
      );
      app.options(path, { config: { access: 'public' }, schema: { hide: true } as object }, async (request, reply) => {
        const origin = allowOwnPages(request, reply);
        if (origin) void reply.headers(PREFLIGHT);
        return reply.code(204).send();
      });
    }
    app.get(
      '/wps/games/position',
      { config, schema: { tags: ['games'], response: { 200: successEnvelope(PositionValue) } } },
      async (request) => ok(await positions.sessionTotals(request.member(), request.brand)),
    );
    app.put(
      '/wps/games/realityCheck',
      { config, schema: { tags: ['games'], body: RealityCheckRequest, response: { 200: successEnvelope(EmptySuccess) } } },
      async (request) => {
        await positions.setReminderInterval(request.member(), request.body.minutes);
        return ok({});
      },
    );
  };
}

const PREFLIGHT = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'authorization, content-type, accept-language',
  'access-control-max-age': '600',
};

/** A brand's page may launch at another of the brand's hosts; nobody else's may. Answers the page's own origin. */
function allowOwnPages({ headers: { origin }, brand }: FastifyRequest, reply: FastifyReply): string | undefined {
  void reply.header('vary', 'origin');
  if (!origin || !URL.canParse(origin) || !brand.hosts.includes(new URL(origin).hostname)) return undefined;
  void reply.header('access-control-allow-origin', origin);
  return origin;
}
