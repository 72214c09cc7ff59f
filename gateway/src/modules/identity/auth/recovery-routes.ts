import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SignedIn } from '@pavilion/api/auth';
import { successEnvelope, EmptySuccess } from '@pavilion/api/schemas';
import { PasswordResetMailBody, ResetPasswordByMobileBody, ResetPasswordBody } from '@pavilion/api/verification';
import type { FastifyRequest } from 'fastify';
import { callerOf, markedCaller, ok } from '../../../platform/http';
import type { LinkContext, Recovery } from './recovery';

/** New passwords for people who forgot theirs. `publicOrigin` says how browsers reach us; the host is the brand's own. */
export function recoveryRoutes(recovery: Recovery, publicOrigin: string): FastifyPluginAsyncTypebox {
  const sealed = { access: 'public', encrypted: true, once: true } as const;
  const response = { 200: successEnvelope(SignedIn) };
  return async (app) => {
    app.post(
      '/wps/member/password/email',
      {
        config: { access: 'public', once: true },
        schema: { tags: ['auth'], body: PasswordResetMailBody, response: { 200: successEnvelope(EmptySuccess) } },
      },
      async (request) => {
        await recovery.requestLink(request.brand, request.body, callerOf(request), readerOf(request, publicOrigin));
        return ok({});
      },
    );
    app.put(
      '/wps/member/password/reset',
      { config: sealed, schema: { tags: ['auth'], body: ResetPasswordBody, response } },
      async (request, reply) =>
        ok(await recovery.resetByLink(request.brand, request.body, markedCaller(request, reply), request.locale)),
    );
    app.put(
      '/wps/member/password/verification',
      { config: sealed, schema: { tags: ['auth'], body: ResetPasswordByMobileBody, response } },
      async (request, reply) =>
        ok(await recovery.resetByMobile(request.brand, request.body, markedCaller(request, reply), request.locale)),
    );
  };
}

/** Never the request's own port or scheme: who asks must not choose where somebody else's link leads. */
function readerOf({ hostname, locale }: FastifyRequest, publicOrigin: string): LinkContext {
  const address = new URL(publicOrigin);
  address.hostname = hostname;
  return { origin: address.origin, locale };
}
