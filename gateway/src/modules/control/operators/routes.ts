import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Enrolment, NewOperator, OperatorChange, OperatorDecision, StaffSignIn } from '@pavilion/api/staff';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { callerOf, cookieOf, ok, staffCookie, staffDeviceCookie } from '../../../platform/http';
import { ownAccountRoutes } from './account-routes';
import { DEVICE_SECONDS } from './devices';
import type { Operators } from './service';
import type { SignedIn } from './sign-in';

const Token = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) });
const Id = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }) });

/** Signing in to the console, and looking after those who may. */
export function operatorRoutes(operators: Operators, consoleOrigin: string): FastifyPluginAsyncTypebox {
  const cookie = staffCookie(consoleOrigin);
  const device = staffDeviceCookie(consoleOrigin);
  const signedIn = async (reply: FastifyReply, { session, device: made }: SignedIn) => {
    const own = `${cookie.name}=${session}; ${cookie.attributes}`;
    const known = `${device.name}=${made}; ${device.attributes}; Max-Age=${DEVICE_SECONDS}`;
    void reply.header('set-cookie', made ? [own, known] : own);
    return ok(await operators.session(session));
  };
  return async (app) => {
    await app.register(
      sessionRoutes(operators, { signedIn, device: device.name, ended: `${cookie.name}=; ${cookie.attributes}; Max-Age=0` }),
    );
    await app.register(ownAccountRoutes(operators, (reply, session) => signedIn(reply, { session })));
    await app.register(accountRoutes(operators));
    const config = { staff: 'anybody' } as const;
    app.get('/staff/enrolment/:token', { config, schema: { params: Token } }, async (request) =>
      ok(await operators.viewEnrolment(request.params.token, callerOf(request))),
    );
    app.put('/staff/enrolment/:token', { config, schema: { params: Token, body: Enrolment } }, async (request, reply) =>
      signedIn(reply, await operators.enrol(request.params.token, request.body, callerOf(request), request.locale)),
    );
  };
}

interface SessionCookies {
  signedIn(reply: FastifyReply, tokens: SignedIn): Promise<unknown>;
  /** The name of the cookie of a known device. */
  device: string;
  /** Takes the session's cookie away. */
  ended: string;
}

function sessionRoutes(operators: Operators, { signedIn, device, ended }: SessionCookies): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post('/staff/session', { config: { staff: 'anybody' }, schema: { body: StaffSignIn } }, async (request, reply) => {
      const tokens = await operators.signIn(request.body, callerOf(request), cookieOf(request, device));
      // Whoever signs in anew on this browser leaves the session that was there.
      if (request.staffToken) await operators.signOut(request.staffToken);
      return signedIn(reply, tokens);
    });
    app.get('/staff/session', { config: { staff: 'signed-in' } }, async ({ staffToken = '' }) =>
      ok(await operators.session(staffToken)),
    );
    app.delete('/staff/session', { config: { staff: 'signed-in' } }, async ({ staffToken = '' }, reply) => {
      await operators.signOut(staffToken);
      void reply.header('set-cookie', ended);
      return ok({});
    });
  };
}

function accountRoutes(operators: Operators): FastifyPluginAsyncTypebox {
  const config = { staff: 'admin' } as const;
  return async (app) => {
    app.get('/staff/operators', { config }, async ({ operator }) => ok(await operators.list(operator)));
    app.post('/staff/operators', { config, schema: { body: NewOperator } }, async ({ body, operator }) =>
      ok(await operators.invite(body, operator)),
    );
    app.patch(
      '/staff/operators/:id',
      { config, schema: { params: Id, body: OperatorChange } },
      async ({ params, body, operator }) => ok(await operators.change(BigInt(params.id), body, operator)),
    );
    const decision = { config, schema: { params: Id, body: OperatorDecision } };
    app.post('/staff/operators/:id/release', decision, async ({ params, body, operator }) =>
      ok(await operators.release(BigInt(params.id), body.reason, operator)),
    );
    app.post('/staff/operators/:id/confirmation', decision, async ({ params, body, operator }) =>
      ok(await operators.confirm(BigInt(params.id), body.reason, operator)),
    );
  };
}
