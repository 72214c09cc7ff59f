import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answered } from '@pavilion/api/schemas';
import { SystemStatus, Whitelabel } from '@pavilion/api/system';
import { ok } from '../../platform/http';
import type { System } from './service';

/** What anybody may know of a brand's state. */
export function systemRoutes(system: System): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/system/status',
      { config: { access: 'public' }, schema: { tags: ['system'], response: { 200: answered(SystemStatus) } } },
      async (request) => ok(system.status(request.brand)),
    );
    app.get(
      '/wps/system/whitelabel',
      { config: { access: 'public' }, schema: { tags: ['system'], response: { 200: answered(Whitelabel) } } },
      async (request) => ok(system.whitelabel(request.brand)),
    );
  };
}
