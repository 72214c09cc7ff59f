import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Captcha,
  ChangePasswordBody,
  VerifyChallengeBody,
  ChallengeCodeBody,
  ChallengeCodeSent,
  EnvelopeKey,
  FreePlayBody,
  IssuedCode,
  LiveSessions,
  OneTimeCode,
  SignedIn,
  SignInBody,
} from '@pavilion/api/auth';
import { MemberInfo } from '@pavilion/api/members';
import { successEnvelope, EmptySuccess, text } from '@pavilion/api/schemas';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Envelopes } from '../../../platform/crypto';
import { ok } from '../../../platform/http';
import { deviceName } from '../../../platform/http';
import { recoveryRoutes } from './recovery-routes';
import { registerRoutes } from './register-routes';
import type { Auth } from './auth';
import type { Caller } from './sessions';

/** Sign-in, registration, free play, sessions and passwords. `publicOrigin` is our own address as browsers reach it. */
export function authRoutes(auth: Auth, envelopes: Envelopes, publicOrigin: string): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(signInRoutes(auth, envelopes));
    await app.register(registerRoutes(auth));
    await app.register(recoveryRoutes(auth.recovery, publicOrigin));
    await app.register(sessionRoutes(auth));
  };
}

const done = successEnvelope(EmptySuccess);

function signInRoutes(auth: Auth, envelopes: Envelopes): FastifyPluginAsyncTypebox {
  const open = { access: 'public', encrypted: true } as const;
  return async (app) => {
    app.post(
      '/wps/session/login',
      { config: open, schema: { tags: ['auth'], body: SignInBody, response: { 200: successEnvelope(SignedIn) } } },
      async (request) => ok(await auth.signIn(request.brand, request.body, callerOf(request))),
    );
    app.post(
      '/wps/session/login/check/code',
      {
        config: { access: 'public' },
        schema: { tags: ['auth'], body: ChallengeCodeBody, response: { 200: successEnvelope(ChallengeCodeSent) } },
      },
      async (request) => ok(await auth.sendChallengeCode(request.brand, request.body, callerOf(request), request.locale)),
    );
    app.post(
      '/wps/session/login/check',
      { config: open, schema: { tags: ['auth'], body: VerifyChallengeBody, response: { 200: successEnvelope(SignedIn) } } },
      async (request) => ok(await auth.verifyChallenge(request.brand, request.body, callerOf(request))),
    );
    app.post(
      '/wps/session/code',
      { config: { access: 'public' }, schema: { tags: ['auth'], body: OneTimeCode, response: { 200: successEnvelope(SignedIn) } } },
      async (request) => ok(await auth.redeemOneTimeCode(request.brand, request.body.code, callerOf(request))),
    );
    app.post(
      '/wps/session/login/freeplay',
      { config: open, schema: { tags: ['auth'], body: FreePlayBody, response: { 200: successEnvelope(SignedIn) } } },
      async (request) => ok(await auth.freePlay(request.brand, request.body, callerOf(request))),
    );
    app.get(
      '/wps/session/envelopeKey',
      { config: { access: 'public' }, schema: { tags: ['auth'], response: { 200: successEnvelope(EnvelopeKey) } } },
      async () => ok({ ...(await envelopes.publicKey()), now: Date.now() }),
    );
    app.get(
      '/wps/captcha',
      { config: { access: 'public' }, schema: { tags: ['auth'], response: { 200: successEnvelope(Captcha) } } },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        return ok(await auth.captcha(request.brand.code));
      },
    );
  };
}

function sessionRoutes(auth: Auth): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/wps/session/code/issue',
      {
        config: { access: 'player' },
        schema: { tags: ['auth'], body: EmptySuccess, response: { 200: successEnvelope(IssuedCode) } },
      },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        return ok(await auth.issueOneTimeCode(request.member()));
      },
    );
    app.delete(
      '/wps/session/logout',
      {
        config: { access: 'player', beforePasswordChange: true, whenClosed: true },
        schema: { tags: ['auth'], response: { 200: done } },
      },
      async (request) => {
        await auth.signOut(request.member());
        return ok({});
      },
    );
    app.get(
      '/wps/member/info',
      {
        config: { access: 'player', beforePasswordChange: true },
        schema: { tags: ['member'], response: { 200: successEnvelope(MemberInfo) } },
      },
      async (request) => ok(await auth.info(request.member())),
    );
    app.put(
      '/wps/member/password',
      {
        config: { access: 'member', encrypted: true, beforePasswordChange: true },
        schema: { tags: ['member'], body: ChangePasswordBody, response: { 200: done } },
      },
      async (request) => {
        await auth.changePassword(request.member(), request.body);
        return ok({});
      },
    );
    app.get(
      '/wps/member/sessions',
      { config: { access: 'member' }, schema: { tags: ['member'], response: { 200: successEnvelope(LiveSessions) } } },
      async (request) => ok({ list: await auth.liveSessions(request.member()) }),
    );
    app.delete(
      '/wps/member/sessions/:id',
      {
        config: { access: 'member' },
        schema: { tags: ['member'], params: Type.Object({ id: text(64) }), response: { 200: done } },
      },
      async (request) => {
        await auth.endSession(request.member(), request.params.id);
        return ok({});
      },
    );
    app.delete(
      '/wps/member/sessions/others',
      { config: { access: 'member' }, schema: { tags: ['member'], response: { 200: done } } },
      async (request) => {
        await auth.endOtherSessions(request.member());
        return ok({});
      },
    );
  };
}

function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, device: deviceName(request.headers['user-agent']) };
}
