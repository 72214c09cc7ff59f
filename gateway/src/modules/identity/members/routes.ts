import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MemberIcon, Profile } from '@pavilion/api/members';
import { successEnvelope } from '@pavilion/api/schemas';
import { artAddress } from '@pavilion/art';
import { DomainError } from '../../../platform/errors';
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
    app.get(
      '/wps/member/info/icon',
      { config: { access: 'player' }, schema: { tags: ['member'], response: { 200: successEnvelope(MemberIcon) } } },
      async (request) => {
        const member = await members.byId(request.brand.code, BigInt(request.member().memberId));
        if (!member) throw new DomainError('request.not_found');
        return ok({ icon: artAddress.avatar(member.publicId) });
      },
    );
  };
}
