import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Enrolment, NewOperator, OperatorChange, StaffSignIn } from '@pavilion/api/staff';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { callerOf, ok, staffCookie } from '../../../platform/http';
import type { Operators } from './service';

const Token = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) });
const Id = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }) });

/** Signing in to the console, and looking after those who may. */
export function operatorRoutes(operators: Operators, consoleOrigin: string): FastifyPluginAsyncTypebox {
  const cookie = staffCookie(consoleOrigin);
  const signedIn = async (reply: FastifyReply, token: string) => {
    void reply.header('set-cookie', `${cookie.name}=${token}; ${cookie.attributes}`);
    return ok(await operators.session(token));
  };
  return async (app) => {
    await app.register(sessionRoutes(operators, signedIn, `${cookie.name}=; ${cookie.attributes}; Max-Age=0`));
    await app.register(accountRoutes(operators));
    const config = { staff: 'anybody' } as const;
    app.get('/staff/enrolment/:token', { config, schema: { params: Token } }, async (request) =>
      ok(await operators.viewEnrolment(request.params.token, callerOf(request))),
    );
    app.put('/staff/enrolment/:token', { config, schema: { params: Token, body: Enrolment } }, async (request, reply) =>
      signedIn(reply, await operators.enrol(request.params.token, request.body, callerOf(request))),
    );
  };
}

type SignedIn = (reply: FastifyReply, token: string) => Promise<unknown>;

function sessionRoutes(operators: Operators, signedIn: SignedIn, ended: string): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post('/staff/session', { config: { staff: 'anybody' }, schema: { body: StaffSignIn } }, async (request, reply) => {
      const token = await operators.signIn(request.body, callerOf(request));
      // Whoever signs in anew on this browser leaves the session that was there.
      if (request.staffToken) await operators.signOut(request.staffToken);
      return signedIn(reply, token);
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
  };
}
