import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Captcha,
  ChangePasswordBody,
  CheckBody,
  CheckCodeBody,
  CheckCodeSent,
  EnvelopeKey,
  FreePlayBody,
  IssuedCode,
  LiveSessions,
  OneTimeCode,
  SignedIn,
  SignInBody,
} from '@pavilion/api/auth';
import { MemberInfo } from '@pavilion/api/members';
import { answered, Done, text } from '@pavilion/api/schemas';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Envelopes } from '../../../platform/crypto';
import { ok } from '../../../platform/http';
import { deviceName } from './device-name';
import { recoveryRoutes } from './recovery-routes';
import { registerRoutes } from './register-routes';
import type { Auth } from './auth';
import type { Caller } from './sessions';

/** Sign-in, registration, free play, sessions and passwords. `publicOrigin` is our own address as browsers reach it. */
export function authRoutes(auth: Auth, envelopes: Envelopes, publicOrigin: string): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(arriving(auth, envelopes));
    await app.register(registerRoutes(auth));
    await app.register(recoveryRoutes(auth.recovery, publicOrigin));
    await app.register(signedIn(auth));
  };
}

const done = answered(Done);

function arriving(auth: Auth, envelopes: Envelopes): FastifyPluginAsyncTypebox {
  const open = { access: 'public', encrypted: true } as const;
  return async (app) => {
    app.post(
      '/wps/session/login',
      { config: open, schema: { tags: ['auth'], body: SignInBody, response: { 200: answered(SignedIn) } } },
      async (request) => ok(await auth.signIn(request.brand, request.body, callerOf(request))),
    );
    app.post(
      '/wps/session/login/check/code',
      {
        config: { access: 'public' },
        schema: { tags: ['auth'], body: CheckCodeBody, response: { 200: answered(CheckCodeSent) } },
      },
      async (request) => ok(await auth.sendCheckCode(request.brand, request.body, callerOf(request), request.locale)),
    );
    app.post(
      '/wps/session/login/check',
      { config: open, schema: { tags: ['auth'], body: CheckBody, response: { 200: answered(SignedIn) } } },
      async (request) => ok(await auth.answerCheck(request.brand, request.body, callerOf(request))),
    );
    app.post(
      '/wps/session/code',
      { config: { access: 'public' }, schema: { tags: ['auth'], body: OneTimeCode, response: { 200: answered(SignedIn) } } },
      async (request) => ok(await auth.redeemCode(request.brand, request.body.code, callerOf(request))),
    );
    app.post(
      '/wps/session/login/freeplay',
      { config: open, schema: { tags: ['auth'], body: FreePlayBody, response: { 200: answered(SignedIn) } } },
      async (request) => ok(await auth.freePlay(request.brand, request.body, callerOf(request))),
    );
    app.get(
      '/wps/session/envelopeKey',
      { config: { access: 'public' }, schema: { tags: ['auth'], response: { 200: answered(EnvelopeKey) } } },
      async () => ok({ ...(await envelopes.publicKey()), now: Date.now() }),
    );
    app.get(
      '/wps/captcha',
      { config: { access: 'public' }, schema: { tags: ['auth'], response: { 200: answered(Captcha) } } },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        return ok(await auth.captcha(request.brand.code));
      },
    );
  };
}

function signedIn(auth: Auth): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/wps/session/code/issue',
      { config: { access: 'player' }, schema: { tags: ['auth'], body: Done, response: { 200: answered(IssuedCode) } } },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        return ok(await auth.issueCode(request.member()));
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
        schema: { tags: ['member'], response: { 200: answered(MemberInfo) } },
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
      { config: { access: 'member' }, schema: { tags: ['member'], response: { 200: answered(LiveSessions) } } },
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
