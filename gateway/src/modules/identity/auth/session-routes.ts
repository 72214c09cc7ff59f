import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RENEWED_TOKEN_HEADER } from '@pavilion/api';
import { ChangePasswordBody, IssuedCode, LiveSessions } from '@pavilion/api/auth';
import { MemberInfo, Profile, ProfileChange } from '@pavilion/api/members';
import { EmptySuccess, successEnvelope, text } from '@pavilion/api/schemas';
import { Type } from 'typebox';
import { callerOf, ok } from '../../../platform/http';
import type { Auth } from './auth';
import { noticeContextOf } from './notice-context';

const done = successEnvelope(EmptySuccess);

/** What somebody who is signed in does to this session, to others of theirs and to their password. */
export function sessionRoutes(auth: Auth): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(currentSessionRoutes(auth));
    await app.register(ownAccountRoutes(auth));
    await app.register(profileRoutes(auth));
    await app.register(liveSessionRoutes(auth));
  };
}

function currentSessionRoutes(auth: Auth): FastifyPluginAsyncTypebox {
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
  };
}

function ownAccountRoutes(auth: Auth): FastifyPluginAsyncTypebox {
  return async (app) => {
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
      async (request, reply) => {
        const token = await auth.changePassword(request.member(), request.body, noticeContextOf(request), callerOf(request));
        // Beside the value: whoever asked for the change may be a remote, and those never see a token.
        void reply.headers({ [RENEWED_TOKEN_HEADER]: token, 'cache-control': 'no-store' });
        return ok({});
      },
    );
  };
}

function profileRoutes(auth: Auth): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.put(
      '/wps/member/info',
      {
        config: { access: 'member', encrypted: true, once: true },
        schema: { tags: ['member'], body: ProfileChange, response: { 200: successEnvelope(Profile) } },
      },
      async (request) => ok(await auth.changeProfile(request.member(), request.body, noticeContextOf(request))),
    );
  };
}

function liveSessionRoutes(auth: Auth): FastifyPluginAsyncTypebox {
  return async (app) => {
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
