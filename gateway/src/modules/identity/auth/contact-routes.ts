import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ChallengeCodeSent } from '@pavilion/api/auth';
import { ContactBody, ContactCodeBody, MemberContact } from '@pavilion/api/members';
import { successEnvelope } from '@pavilion/api/schemas';
import { ok } from '../../../platform/http';
import type { Auth } from './auth';

/** A mail address or a number for members who have neither. */
export function contactRoutes({ contact }: Pick<Auth, 'contact'>): FastifyPluginAsyncTypebox {
  const member = { access: 'member' } as const;
  const tags = ['member'];
  return async (app) => {
    app.get(
      '/wps/member/contact',
      { config: member, schema: { tags, response: { 200: successEnvelope(MemberContact) } } },
      async (request) => {
        const { brand, memberId } = request.member();
        return ok(await contact.of(brand, BigInt(memberId)));
      },
    );
    app.post(
      '/wps/member/contact/code',
      {
        config: { ...member, once: true },
        schema: { tags, body: ContactCodeBody, response: { 200: successEnvelope(ChallengeCodeSent) } },
      },
      async (request) => {
        const { ip: address, locale } = request;
        return ok(await contact.sendCode(request.member(), request.body, { address, locale }));
      },
    );
    app.put(
      '/wps/member/contact',
      {
        config: { ...member, encrypted: true, once: true },
        schema: { tags, body: ContactBody, response: { 200: successEnvelope(MemberContact) } },
      },
      async (request) => ok(await contact.add(request.member(), request.body)),
    );
  };
}
