import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Profile } from '@pavilion/api/members';
import { successEnvelope } from '@pavilion/api/schemas';
import { ok } from '../../../platform/http';
import type { Members } from './service';

/** What members tell about themselves. */
export function memberRoutes(members: Members): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/member/info/profile',
      { config: { access: 'member' }, schema: { tags: ['member'], response: { 200: successEnvelope(Profile) } } },
      async (request) => ok(await members.profile(request.brand.code, BigInt(request.member().memberId))),
    );
  };
}
