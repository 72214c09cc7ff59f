import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Captcha,
  CaptchaQuery,
  ChallengeCodeBody,
  ChallengeCodeSent,
  CodeOwner,
  EnvelopeKey,
  FreePlayBody,
  OneTimeCode,
  SignedIn,
  SignInBody,
  VerifyChallengeBody,
} from '@pavilion/api/auth';
import { successEnvelope } from '@pavilion/api/schemas';
import type { Envelopes } from '../../../platform/crypto';
import { callerOf, markedCaller, ok } from '../../../platform/http';
import type { Auth } from './auth';

/** All ways in, and what they need first: a key to seal passwords with, and a captcha. */
export function signInRoutes(auth: Auth, envelopes: Envelopes): FastifyPluginAsyncTypebox {
  const open = { access: 'public', encrypted: true } as const;
  return async (app) => {
    app.post(
      '/wps/session/login',
      {
        config: { ...open, once: true },
        schema: { tags: ['auth'], body: SignInBody, response: { 200: successEnvelope(SignedIn) } },
      },
      async (request, reply) => ok(await auth.signIn(request.brand, request.body, markedCaller(request, reply))),
    );
    app.post(
      '/wps/session/login/check/code',
      {
        config: { access: 'public', once: true },
        schema: { tags: ['auth'], body: ChallengeCodeBody, response: { 200: successEnvelope(ChallengeCodeSent) } },
      },
      async (request) => ok(await auth.sendChallengeCode(request.brand, request.body, callerOf(request), request.locale)),
    );
    app.post(
      '/wps/session/login/check',
      {
        config: { ...open, once: true },
        schema: { tags: ['auth'], body: VerifyChallengeBody, response: { 200: successEnvelope(SignedIn) } },
      },
      async (request, reply) => ok(await auth.verifyChallenge(request.brand, request.body, markedCaller(request, reply))),
    );
    app.post(
      '/wps/session/code/owner',
      {
        config: { access: 'public' },
        schema: { tags: ['auth'], body: OneTimeCode, response: { 200: successEnvelope(CodeOwner) } },
      },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        return ok(await auth.oneTimeCodeOwner(request.brand, request.body.code, callerOf(request)));
      },
    );
    app.post(
      '/wps/session/code',
      { config: { access: 'public' }, schema: { tags: ['auth'], body: OneTimeCode, response: { 200: successEnvelope(SignedIn) } } },
      async (request, reply) => ok(await auth.redeemOneTimeCode(request.brand, request.body.code, markedCaller(request, reply))),
    );
    app.post(
      '/wps/session/login/freeplay',
      { config: open, schema: { tags: ['auth'], body: FreePlayBody, response: { 200: successEnvelope(SignedIn) } } },
      async (request) => ok(await auth.freePlay(request.brand, request.body, callerOf(request))),
    );
    await app.register(preparationRoutes(auth, envelopes));
  };
}

/** A key to seal passwords with, and a captcha. */
function preparationRoutes(auth: Auth, envelopes: Envelopes): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/wps/session/envelopeKey',
      { config: { access: 'public' }, schema: { tags: ['auth'], response: { 200: successEnvelope(EnvelopeKey) } } },
      async () => ok({ ...(await envelopes.publicKey()), now: Date.now() }),
    );
    app.get(
      '/wps/captcha',
      {
        config: { access: 'public' },
        schema: { tags: ['auth'], querystring: CaptchaQuery, response: { 200: successEnvelope(Captcha) } },
      },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        return ok(await auth.captcha(request.brand.code, { address: request.ip, kind: request.query.kind }));
      },
    );
  };
}
