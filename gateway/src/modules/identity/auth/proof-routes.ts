import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ChallengeCodeSent, ProofCodeBody } from '@pavilion/api/auth';
import { successEnvelope } from '@pavilion/api/schemas';
import { ok } from '../../../platform/http';
import type { Auth } from './auth';

/** Codes by which a member shows that a change is theirs; open before a password change too, which asks for one. */
export function proofRoutes(auth: Auth): FastifyPluginAsyncTypebox {
  const config = { access: 'member', beforePasswordChange: true, once: true } as const;
  return async (app) => {
    app.post(
      '/wps/member/proof/code',
      { config, schema: { tags: ['member'], body: ProofCodeBody, response: { 200: successEnvelope(ChallengeCodeSent) } } },
      async (request) => {
        const { ip: address, locale } = request;
        return ok(await auth.sendProofCode(request.member(), request.body.way, { address, locale }));
      },
    );
  };
}
